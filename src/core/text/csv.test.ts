import { describe, expect, it } from "vitest";
import { toCsv } from "./csv.ts";

describe("toCsv", () => {
  it("quotes every cell and doubles quotes", () =>
    expect(toCsv([["a", 'say "b"', 3, true, null]])).toBe('"a","say ""b""","3","true",""\r\n'));
  it.each(["=1+1", "+1", "-1", "@x", "\tx", "\rx", "\nx", "＝1"])("keeps %j from running in a spreadsheet", (text) =>
    expect(toCsv([[text]])).toBe(`"'${text}"\r\n`),
  );
  it("leaves a negative number a number", () => expect(toCsv([[-5]])).toBe('"-5"\r\n'));
});
