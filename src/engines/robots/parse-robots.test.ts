import { describe, expect, it } from "vitest";
import { isAllowed } from "./matching/is-allowed.ts";
import { pathWithQuery } from "./matching/path-with-query.ts";
import { parseRobots } from "./parse-robots.ts";

describe("parseRobots", () => {
  it("keeps every line with its number, its kind and what was forgiven", () => {
    const text =
      "User-Agent: foo\nAllow: /some/path\nUser-Agent bar # no\nabsolutely random line\n# a comment\n\nunicorns: /extinct\nDisallow: /\nuseragent: baz\ndisallaw: /some\nsite-map: https://e/s.xml #c\nsitemap: https://e/t.xml\ncrawl-delay: 4\n";
    expect(
      parseRobots(text).lines.map(({ line, kind, value, typo, missingColon }) => [
        line,
        kind,
        value,
        ...(typo ? ["typo"] : []),
        ...(missingColon ? ["no colon"] : []),
      ]),
    ).toEqual([
      [1, "user-agent", "foo"],
      [2, "allow", "/some/path"],
      [3, "user-agent", "bar", "no colon"],
      [4, "unreadable", ""],
      [5, "comment", ""],
      [6, "blank", ""],
      [7, "unknown", "/extinct"],
      [8, "disallow", "/"],
      [9, "user-agent", "baz", "typo"],
      [10, "disallow", "/some", "typo"],
      [11, "sitemap", "https://e/s.xml", "typo"],
      [12, "sitemap", "https://e/t.xml"],
      [13, "crawl-delay", "4"],
      [14, "blank", ""],
    ]);
  });

  it("gives sitemaps wherever they stand, with their lines", () => {
    const file = "Sitemap: https://foo.bar/a.xml\nUser-agent: foo\nSITEMAP:https://foo.bar/ü.xml\nDisallow: /";
    expect(parseRobots(file).sitemaps).toEqual([
      { line: 1, value: "https://foo.bar/a.xml" },
      { line: 3, value: "https://foo.bar/ü.xml" },
    ]);
  });

  it("marks rules that stand above every group", () => {
    expect(parseRobots("Disallow: /\nUser-agent: *\nDisallow: /a").lines.map(({ outsideGroup }) => outsideGroup)).toEqual([
      true,
      false,
      false,
    ]);
  });

  const lines = ["User-Agent: foo", "Allow: /some/path", "User-Agent: bar", "", "", "Disallow: /"];
  it.each([
    ["LF", lines.join("\n")],
    ["CRLF", lines.join("\r\n")],
    ["CR", lines.join("\r")],
    ["a final line end", `${lines.join("\n")}\n`],
    ["a mixture", "User-Agent: foo\nAllow: /some/path\r\nUser-Agent: bar\n\r\n\nDisallow: /"],
  ])("numbers lines that end in %s", (_, text) => expect(parseRobots(text).groups[1]?.rules).toMatchObject([{ line: 6, path: "/" }]));

  const bytes = (...parts: (string | number[])[]) =>
    Uint8Array.from(parts.flatMap((part) => (typeof part === "string" ? [...new TextEncoder().encode(part)] : part)));
  it.each([
    ["a whole mark", [0xef, 0xbb, 0xbf], 1],
    ["two bytes of a mark", [0xef, 0xbb], 1],
    ["one byte of a mark", [0xef], 1],
    ["no mark", [], 1],
    ["a broken mark", [0xef, 0x11, 0xbf], 0],
  ])("reads the first line after %s", (_, mark, groups) => {
    expect(parseRobots(bytes(mark, "User-Agent: foo\nAllow: /A\n")).groups).toHaveLength(groups);
  });
  it("does not forgive a mark in the middle", () => {
    const { groups, lines: read } = parseRobots(bytes("User-Agent: foo\n", [0xef, 0xbb, 0xbf], "Allow: /A\n"));
    expect([groups[0]?.rules, read[1]?.kind]).toEqual([[], "unknown"]);
  });
  it("does not trim a byte that is white space only in Latin-1", () => {
    expect(parseRobots(bytes("User-Agent: foo\nAllow: /x", [0xc3, 0xa0], "\n")).groups[0]?.rules[0]).toMatchObject({
      path: "/xà",
      pattern: "/x%C3%A0",
    });
  });
  it("reads a line up to a zero byte", () => expect(parseRobots("User-Agent: foo\nDisallow: /a\0bc").groups[0]?.rules[0]?.path).toBe("/a"));

  it("cuts a line after 16,663 bytes", () => {
    const long = `/x/${"a".repeat(17_000)}`;
    const robots = parseRobots(`user-agent: FooBot\ndisallow: ${long}/qux\n`);
    const kept = 16_663 - "disallow: ".length;
    expect(robots.lines[1]).toMatchObject({ tooLong: true, value: long.slice(0, kept) });
    expect(isAllowed(robots, "FooBot", "/fux").allowed).toBe(true);
    expect(isAllowed(robots, "FooBot", `${long}/fux`).allowed).toBe(false);
  });

  it("reads 500 KiB and ignores the rest", () => {
    const filler = `${"#".repeat(99)}\n`.repeat(5_120);
    const head = "user-agent: *\ndisallow: /early\n";
    const within = parseRobots(head + filler.slice(head.length));
    expect([within.truncated, within.groups[0]?.rules.length]).toEqual([false, 1]);
    const beyond = parseRobots(`${head}${filler}disallow: /late\n`);
    expect([beyond.truncated, isAllowed(beyond, "a", "/early").allowed, isAllowed(beyond, "a", "/late").allowed]).toEqual([
      true,
      false,
      true,
    ]);
  });
});

describe("pathWithQuery", () => {
  it.each([
    ["", "/"],
    ["http://www.example.com", "/"],
    ["http://www.example.com/a/", "/a/"],
    ["http://www.example.com/a/b?c=http://d.e/", "/a/b?c=http://d.e/"],
    ["http://www.example.com/a/b?c=d&e=f#fragment", "/a/b?c=d&e=f"],
    ["http://www.example.com/search?", "/search?"],
    ["http://www.example.com#a/b", "/"],
    ["example.com", "/"],
    ["example.com/a", "/a"],
    ["example.com?a", "/?a"],
    ["example.com/a;b#c", "/a;b"],
    ["a/b", "/b"],
    ["/a", "/a"],
    ["//a/b/c", "/b/c"],
  ])("takes %s for %s", (address, path) => expect(pathWithQuery(address)).toBe(path));
});
