import { describe, expect, it } from "vitest";
import { toCsv } from "./csv.ts";
import { readCsv } from "./read-csv.ts";

describe("readCsv", () => {
  it.each([
    [
      "a,b\n1,2\n",
      [
        ["a", "b"],
        ["1", "2"],
      ],
    ],
    [
      "\uFEFFa;b\r\n1,5;2\r\n\r\n",
      [
        ["a", "b"],
        ["1,5", "2"],
      ],
    ],
    [
      "a\tb\r1\t2",
      [
        ["a", "b"],
        ["1", "2"],
      ],
    ],
    ["sep=;\na;b,c", [["a", "b,c"]]],
    ['"a, ""b""\nc",d', [['a, "b"\nc', "d"]]],
    [
      '"a;b",c,d\n1,2,3',
      [
        ["a;b", "c", "d"],
        ["1", "2", "3"],
      ],
    ],
    ['"never closed,1\n2', [["never closed,1\n2"]]],
    ["a,,c\n,,\n", [["a", "", "c"]]],
    ["", []],
  ])("reads %j", (text, rows) => expect(readCsv(text)).toEqual(rows));

  it("reads what toCsv writes", () => {
    const rows = [["a", 'say "hi", twice', "line\nbreak"]];
    expect(readCsv(toCsv(rows))).toEqual(rows);
  });
});
