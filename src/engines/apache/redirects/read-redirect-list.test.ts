import { describe, expect, it } from "vitest";
import { cpuTime } from "../../../../tests/support/cpu-time.ts";
import { readRedirectList } from "./read-redirect-list.ts";
import { writeRedirectList } from "./write-redirect-list.ts";

const defaults = { kind: "file", code: 301, keepQuery: true } as const;
const rowsOf = (text: string) =>
  readRedirectList(text, defaults).rows.map(({ from, to, code, kind, keepQuery }) => [from, to, code, kind, keepQuery]);

describe("readRedirectList", () => {
  it.each([
    ["/a /b", ["/a", "/b", 301, "file", true]],
    ["/a\t/b\t302", ["/a", "/b", 302, "file", true]],
    ["/a -> /b", ["/a", "/b", 301, "file", true]],
    ["/a → https://x.example/b", ["/a", "https://x.example/b", 301, "file", true]],
    ["/a,/b,308,directory,drop", ["/a", "/b", 308, "directory", false]],
    ['"/my old, page","/new ""page"""', ["/my old, page", '/new "page"', 301, "file", true]],
    ["/my old page;/new;307", ["/my old page", "/new", 307, "file", true]],
    ["/gone 410", ["/gone", "", 410, "file", true]],
    ["/gone,,410", ["/gone", "", 410, "file", true]],
    ["/blog/* /news/:x", ["/blog/*", "/news/:x", 301, "pattern", true]],
    ["/a /b 301!", ["/a", "/b", 301, "file", true]],
    ['Redirect 301 "/old dir" "/new"', ["/old dir", "/new", 301, "directory", true]],
    ["RedirectPermanent /a /b", ["/a", "/b", 301, "directory", true]],
    ["Redirect /a /b", ["/a", "/b", 302, "directory", true]],
    ["Redirect gone /a", ["/a", "", 410, "directory", true]],
    ["/p.php?a=1,2 /b", ["/p.php?a=1,2", "/b", 301, "file", true]],
    ["nonsense", ["nonsense", "", 301, "file", true]],
  ])("reads %s", (line, row) => expect(rowsOf(line)).toEqual([row]));

  it("leaves out comments, empty lines and a header", () => {
    expect(rowsOf("From,To\r\n\r\n# a comment\r\n/a,/b\r\n")).toEqual([["/a", "/b", 301, "file", true]]);
  });

  it("takes a megabyte of quotes in one line in one walk along it", () => {
    expect(readRedirectList('{"a":['.repeat(160_000), defaults).rows).toHaveLength(1);
  });

  it("counts what lies past a thousand rows", () => {
    const { rows, leftOver } = readRedirectList("/a /b\n".repeat(1003), defaults);
    expect([rows.length, leftOver]).toEqual([1000, 3]);
  });

  it("reads back what it writes", () => {
    const rows = rowsOf('/a,/b\n"/x, y",/z,302,directory,drop\n/g,,410');
    expect(rowsOf(writeRedirectList(readRedirectList('/a,/b\n"/x, y",/z,302,directory,drop\n/g,,410', defaults).rows))).toEqual(rows);
  });

  it("reads a hostile line of a megabyte at once", () => {
    const started = cpuTime();
    readRedirectList(`"${"\\".repeat(1_000_000)}`, defaults);
    readRedirectList(`${" ".repeat(1_000_000)}x`, defaults);
    expect(cpuTime() - started).toBeLessThan(10_000);
  });
});
