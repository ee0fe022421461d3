import { describe, expect, it } from "vitest";
import { cpuTime } from "../../../tests/support/cpu-time.ts";
import { cssImages, styleTexts } from "./css-images.ts";
import { shownSource } from "./lazy-source.ts";

describe("pictures of a style sheet", () => {
  it.each<[string, string[]]>([
    ["a{background:url(a.png)}", ["a.png"]],
    ["a{background:url( 'a b.png' ) , url(\"c.png\")}", ["a b.png", "c.png"]],
    ['a{background-image:image-set("x.avif" type("image/avif") 1x, url(y.png) 2x)}', ["x.avif", "y.png"]],
    ["a{--hero:url(h.png);cursor:url(c.cur),auto}", ["h.png", "c.cur"]],
    ["@font-face{src:url(f.woff2)} a{mask:url(#id)}", []],
    ["@media print{@supports (display:grid){b{list-style:url(l.gif)}}}", ["l.gif"]],
    ["b{content:url(data:image/png;base64,AA)}", ["data:image/png;base64,AA"]],
    [".a{background:url(a\\20 b.png)}", ["a b.png"]],
    ["/* url(no.png) */ .a{color:red", []],
    [".broken{background:url(open.png", ["open.png"]],
    ["}}}{{{ .a{background:url(late.png)}", []],
    ["", []],
  ])("%s", (css, images) => expect(cssImages(css).images).toEqual(images));

  it("leaves imports apart, as addresses and as strings", () => {
    expect(cssImages('@import url(a.css) screen; @import "b.css";').imports).toEqual(["a.css", "b.css"]);
  });

  it("survives what is no style sheet", () => {
    for (const css of [
      "a{b:url(".repeat(20_000),
      "a{".repeat(20_000),
      "/*".repeat(50_000),
      '"'.repeat(50_001),
      "(".repeat(50_000),
      "<!doctype html><p>",
    ]) {
      const startedAt = cpuTime();
      expect(() => cssImages(css)).not.toThrow();
      expect(cpuTime() - startedAt).toBeLessThan(2_000);
    }
  });

  it("finds the style elements of a page", () => {
    expect(styleTexts("<style>a{}</style><STYLE media=print>b{}</style ><styles>no</styles><style>open")).toEqual(["a{}", "b{}"]);
    expect(styleTexts("<style".repeat(100_000))).toEqual([]);
  });
});

describe("the address that a reader sees", () => {
  const of = (raw: string, attributes: Record<string, string> = {}, srcset: string | null = null) =>
    shownSource({ raw, srcset, attributes });
  it.each([
    [of("a.png"), { address: "a.png", from: "src" }],
    [of("a.png", { "data-src": "b.png" }), { address: "a.png", from: "src" }],
    [of("data:image/gif;base64,R0", { "data-src": " b.png " }), { address: "b.png", from: "data-src" }],
    [of("/img/placeholder.svg", { "data-original": "b.png" }), { address: "b.png", from: "data-original" }],
    [of("/blanket.png", { "data-src": "b.png" }), { address: "/blanket.png", from: "src" }],
    [of("/blank-1.gif", { "data-src": "b.png" }), { address: "b.png", from: "data-src" }],
    [of("", { "data-srcset": "b.png 1x, c.png 2x" }), { address: "b.png", from: "data-srcset" }],
    [of("", {}, "b.png 480w, c.png 800w"), { address: "b.png", from: "srcset" }],
    [of("data:image/png;base64,AA"), { address: "data:image/png;base64,AA", from: "src" }],
    [of(""), null],
  ])("%#", (found, expected) => expect(found).toEqual(expected));
});
