import { describe, expect, it } from "vitest";
import { regexLiteral } from "./regex-literal.ts";
import { cleanPath, decodePath, escapePath, hasRawByte } from "./url-path.ts";

describe("decodePath and escapePath", () => {
  it.each([
    ["/a%20b", "/a b", "/a%20b"],
    ["/%C3%BC", "/ü", "/%c3%bc"],
    ["/%F0%9F%98%80", "/😀", "/%f0%9f%98%80"],
    ["/caf%E9", "/caf\udce9", "/caf%e9"],
    ["/%C3%28", "/\udcc3(", "/%c3("],
    ["/%ED%A0%80", "/\udced\udca0\udc80", "/%ed%a0%80"],
    ["/100%", "/100%", "/100%25"],
    ["/a:b;c,d@e!f'(g)*+=~$&-_.", "/a:b;c,d@e!f'(g)*+=~$&-_.", "/a:b;c,d@e!f'(g)*+=~$&-_."],
    ['/"<>[]{}|^`\\?#', '/"<>[]{}|^`\\?#', "/%22%3c%3e%5b%5d%7b%7d%7c%5e%60%5c%3f%23"],
  ])("%s is %j and goes out as %s", (sent, decoded, escaped) => {
    expect(decodePath(sent)).toBe(decoded);
    expect(escapePath(decoded)).toBe(escaped);
  });

  it("knows a byte outside UTF-8 from half of an emoji", () => {
    expect(hasRawByte(decodePath("/caf%E9"))).toBe(true);
    expect(hasRawByte("/😀")).toBe(false);
  });
});

describe("cleanPath", () => {
  it.each([
    ["/a//b", "/a/b"],
    ["/a/./b/../c", "/a/c"],
    ["/a/..", "/"],
    ["/a/.", "/a/"],
    ["/", "/"],
    ["/a/", "/a/"],
    ["/../a", undefined],
  ])("%s is %s", (path, clean) => expect(cleanPath(path)).toBe(clean));
});

describe("regexLiteral", () => {
  it.each([
    ["/a.b(c)", "/a\\.b\\(c\\)"],
    ["$" + "{HOME}", "\\$\\{HOME\\}"],
    ["/caf\udce9", "/caf\\xe9"],
    ["/\\", "/\\\\"],
    ["/😀", "/😀"],
  ])("%j is %s", (path, pattern) => expect(regexLiteral(path)).toBe(pattern));
});
