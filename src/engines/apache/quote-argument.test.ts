import { describe, expect, it } from "vitest";
import { quoteArgument, quoteRewriteArgument } from "./quote-argument.ts";
import { quoteNginx } from "./quote-nginx.ts";

describe("quoteArgument", () => {
  it.each([
    ["/my old page.html", '"/my old page.html"'],
    ["^/old\\.html$", '"^/old\\.html$"'],
    ['/say "hi"', '"/say \\"hi\\""'],
    ["ends with \\", '"ends with \\\\"'],
    ["a\\\\b", '"a\\\\\\\\b"'],
    ['\\"', '"\\\\\\""'],
    ["", '""'],
    ["it's #1; </If>", '"it\'s #1; </If>"'],
  ])("writes %j as %s", (text, quoted) => expect(quoteArgument(text)).toBe(quoted));

  it.each(["a\nRedirect / https://evil.example", "a\rb", "a\0b", "a\u0085b", "a\u2028b", "$" + "{HOME}"])("refuses %j", (text) => {
    expect(() => quoteArgument(text)).toThrow(TypeError);
    expect(() => quoteRewriteArgument(text)).toThrow(TypeError);
  });
});

describe("quoteRewriteArgument", () => {
  it.each([
    ["^a b\\.html$", '"^a b\\.html$"'],
    ['^say "hi"$', "'^say \"hi\"$'"],
    ['^it\'s "a b"$', '^it\'s\\ "a\\ b"$'],
    ["^a\\\\b$", '"^a\\\\b$"'],
  ])("writes %j as %s, because mod_rewrite reads backslashes itself", (text, quoted) => expect(quoteRewriteArgument(text)).toBe(quoted));
});

describe("quoteNginx", () => {
  it.each([
    ["/a b", '"/a b"'],
    ["^/a\\.b$", '"^/a\\.b$"'],
    ["\\n", '"\\\\n"'],
    ["a\\\\nb", '"a\\\\\\\\nb"'],
    ['a"; return 200 "x', '"a\\"; return 200 \\"x"'],
  ])("writes %j as %s", (text, quoted) => expect(quoteNginx(text)).toBe(quoted));

  it("refuses a line end", () => expect(() => quoteNginx("a\n}")).toThrow(TypeError));
});
