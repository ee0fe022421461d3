import { describe, expect, it } from "vitest";
import { cpuTime } from "../../../tests/support/cpu-time.ts";
import { readRefresh } from "./declarative-refresh.ts";

/** The cases of https://github.com/web-platform-tests/wpt, attr-meta-http-equiv-refresh/parsing.html */
describe("readRefresh", () => {
  it.each(["1", "1 ", "1\t", "1\r", "1\n", "1\f", "1;", "1,", "1; url=", "1; url=''"])("reloads the page for %j", (content) =>
    expect(readRefresh(content)).toEqual({ seconds: 1, target: "" }),
  );

  it.each<[content: string, seconds: number, target: string]>([
    ...[";", ",", ""].flatMap((mark) =>
      [" ", "\t", "\r", "\n", "\f"].map((space): [string, number, string] => [`1${mark}${space}url=foo`, 1, "foo"]),
    ),
    ["1 x;url=foo", 1, "x;url=foo"],
    ["1;;url=foo", 1, ";url=foo"],
    ["  1  ;  url  =  foo", 1, "foo"],
    ["  1  ,  url  =  foo", 1, "foo"],
    ["  1  ;  foo", 1, "foo"],
    ["  1  url  =  foo", 1, "foo"],
    ["1; url=foo ", 1, "foo"],
    ['1; url="foo"bar', 1, "foo"],
    ["1; url='foo'bar", 1, "foo"],
    ["1; url=\"foo'bar", 1, "foo'bar"],
    ["1; url=it's", 1, "it's"],
    ["1; url foo", 1, "url foo"],
    ["1; urlfoo", 1, "urlfoo"],
    ["1; ufoo", 1, "ufoo"],
    ['1; "foo"bar', 1, "foo"],
    ["0; URL=foo", 0, "foo"],
    ["0; foo", 0, "foo"],
    ["1.9; url=foo", 1, "foo"],
    ["1.9..5.; url=foo", 1, "foo"],
    [".9; url=foo", 0, "foo"],
  ])("%j", (content, seconds, target) => expect(readRefresh(content)).toEqual({ seconds, target }));

  it.each(["1", "1.", "."])("is not held up by a long row of %s", (digits) => {
    const started = cpuTime();
    expect(readRefresh(`${digits.repeat(300_000)}x`)).toBeUndefined();
    expect(cpuTime() - started).toBeLessThan(2_000);
  });

  it.each([
    ...["", "1url=foo", "1x;url=foo", "; foo", ", foo", "foo", "+1", "-1", "+0; url=foo", "-0; url=foo", "-1; foo"],
    ...["1e0; url=foo", "10e-1; url=foo", "-0.1; url=foo"],
  ])("is none: %j", (content) => expect(readRefresh(content)).toBeUndefined());
});
