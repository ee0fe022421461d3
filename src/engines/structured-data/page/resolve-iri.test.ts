import { describe, expect, it } from "vitest";
import { resolveIri } from "./resolve-iri.ts";

/** RFC 3986, section 5.4. */
const base = "http://a/b/c/d;p?q";

describe("resolveIri", () => {
  it.each([
    ["g:h", "g:h"],
    ["g", "http://a/b/c/g"],
    ["./g", "http://a/b/c/g"],
    ["g/", "http://a/b/c/g/"],
    ["/g", "http://a/g"],
    ["//g", "http://g"],
    ["?y", "http://a/b/c/d;p?y"],
    ["g?y", "http://a/b/c/g?y"],
    ["#s", "http://a/b/c/d;p?q#s"],
    ["g#s", "http://a/b/c/g#s"],
    ["g?y#s", "http://a/b/c/g?y#s"],
    [";x", "http://a/b/c/;x"],
    ["g;x?y#s", "http://a/b/c/g;x?y#s"],
    ["", "http://a/b/c/d;p?q"],
    [".", "http://a/b/c/"],
    ["./", "http://a/b/c/"],
    ["..", "http://a/b/"],
    ["../", "http://a/b/"],
    ["../g", "http://a/b/g"],
    ["../..", "http://a/"],
    ["../../g", "http://a/g"],
    ["../../../g", "http://a/g"],
    ["../../../../g", "http://a/g"],
    ["/./g", "http://a/g"],
    ["/../g", "http://a/g"],
    ["g.", "http://a/b/c/g."],
    ["..g", "http://a/b/c/..g"],
    ["./../g", "http://a/b/g"],
    ["./g/.", "http://a/b/c/g/"],
    ["g/./h", "http://a/b/c/g/h"],
    ["g;x=1/../y", "http://a/b/c/y"],
    ["g?y/../x", "http://a/b/c/g?y/../x"],
    ["http://example.org", "http://example.org"],
    ["urn:isbn:1", "urn:isbn:1"],
    [" a b ", "http://a/b/c/a%20b"],
    ["g?q={words}", "http://a/b/c/g?q=%7Bwords%7D"],
    ["http://a/\n\tb|c", "http://a/b%7Cc"],
    ["caf\u00e9", "http://a/b/c/caf\u00e9"],
  ])("%j is %s", (reference, absolute) => expect(resolveIri(reference, base)).toBe(absolute));

  it("takes a host without a path", () => expect(resolveIri("x", "http://a")).toBe("http://a/x"));
});
