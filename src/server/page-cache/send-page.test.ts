import { describe, expect, it } from "vitest";
import { bestEncoding, withQuery } from "./send-page.ts";

describe("bestEncoding", () => {
  it.each([
    ["gzip, deflate, br, zstd", "br"],
    ["gzip, deflate", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["br;q=0.0,gzip;q=0", "identity"],
    ["br;q=0.5, gzip;q=1.0", "br"],
    ["", "identity"],
    [undefined, "identity"],
    ["brotli", "identity"],
  ])("answers %j with %s", (header, encoding) => expect(bestEncoding(header)).toBe(encoding));
});

describe("withQuery", () => {
  it.each([
    ["/services/wix/", "/services/wix-seo?utm_source=mail&a=%20b", "/services/wix/?utm_source=mail&a=%20b"],
    ["/services/wix/", "/services/wix-seo/", "/services/wix/"],
    ["/blog/#list", "/blog/page/1?utm_source=mail", "/blog/?utm_source=mail#list"],
    ["/a?b=1", "/c?d=2", "/a?b=1"],
    ["/a", undefined, "/a"],
  ])("leads to %s from %s by %s", (location, address, whole) => expect(withQuery(location, address)).toBe(whole));
});
