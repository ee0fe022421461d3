import { describe, expect, it } from "vitest";
import { readSvg } from "./read-svg.ts";
import { drawnSize, withSize } from "./svg-size.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const svg = (root: string, inside = "") => `<svg xmlns="http://www.w3.org/2000/svg" ${root}>${inside}</svg>`;
const read = (root: string, inside = "") => readSvg(bytes(svg(root, inside)));

describe("the size of a drawing", () => {
  it.each([
    ['width="40" height="20"', 40, 20],
    ['width="1in" height="72pt"', 96, 96],
    ['width="25.4mm" height="1cm"', 96, 37.8],
    ['viewBox="0 0 50 20"', 50, 20],
    ['viewBox="0,0,50,20" width="100"', 100, 40],
    ['viewBox="0 0 50 20" width="100%" height="100%"', 50, 20],
    ['viewBox="0 0 50 20" height="10"', 25, 10],
    ["", 300, 150],
    ['viewBox="none" width="auto"', 300, 150],
    [`width="${"1".repeat(100_000)}x" viewBox="0 0 9 9"`, 9, 9],
  ])("%s", (root, width, height) => {
    const drawing = read(root);
    expect([drawing.width, Number(drawing.height.toFixed(1))]).toEqual([width, height]);
  });

  it.each([
    [{}, 50, 20],
    [{ scale: 3 }, 150, 60],
    [{ width: 500 }, 500, 200],
    [{ height: 10, scale: 3 }, 25, 10],
    [{ width: 100, height: 100 }, 100, 40],
  ])("as %j", (wanted, width, height) => expect(drawnSize({ width: 50, height: 20 }, wanted, 1e6)).toEqual({ width, height }));

  it("has its limits", () => {
    expect(() => drawnSize({ width: 2000, height: 2000 }, {}, 1e6)).toThrow("It would be 2,000 × 2,000, 4 megapixels. The limit is 1");
    expect(() => drawnSize({ width: 200_000, height: 1 }, {}, 1e9)).toThrow("16,383 a side");
    expect(() => read('width="0" height="5"')).toThrow("0 × 5 pixels");
  });

  it("is written into the root, over what stood there", () => {
    expect(withSize(read('width="5in" height = "9" id="a"'), { width: 30, height: 20 })).toBe(
      '<svg width="30" height="20" viewBox="0 0 480 9" xmlns="http://www.w3.org/2000/svg" id="a"></svg>',
    );
    expect(withSize(read('viewBox="0 0 9 9" style="max-width:4px"'), { width: 30, height: 30 })).toContain(
      'style="width:30px!important;height:30px!important;max-width:none!important;max-width:4px"',
    );
  });
});

describe("what is missing from a drawing", () => {
  it("is named: addresses, and fonts that it does not bring", () => {
    const drawing = read(
      "",
      `<style>@import "a.css"; @font-face { font-family: Own; src: url(data:font/woff2;base64,AA) } .b { font-family: 'Far Away', Own, serif; fill: url(#c) }</style>
      <a href="https://example.com/"><image href="photo.png"/></a><use href="#d"/><text font-family="Near">a</text><image href="data:image/png;base64,AA"/>`,
    );
    expect(drawing).toMatchObject({ outside: ["photo.png", "a.css"], fonts: ["Near", "Far Away"] });
  });

  it("are scripts, HTML and movement", () =>
    expect(read("", "<script>alert(1)</script><foreignObject/><animateTransform/>")).toMatchObject({
      hasScript: true,
      hasHtml: true,
      isAnimated: true,
      fonts: [],
    }));
});

const laughs = Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(9)}">`).join("");
const copies = Array.from({ length: 12 }, (_, at) => `<g id="c${at + 1}">${`<use href="#c${at}"/>`.repeat(9)}</g>`).join("");
const chain = Array.from({ length: 3_000 }, (_, at) => `<use id="c${at + 1}" href="#c${at}"/>`)
  .reverse()
  .join("");

describe("what is refused in words", () => {
  it.each([
    ["nothing", "", "This file is empty"],
    ["a text", "hello", "This is no SVG"],
    ["a PNG", "\u0089PNG\r\n\u001a\n", "This is a PNG, which has pixels already."],
    ["a packed one", "\u001f\u008b", "packed SVG (.svgz)"],
    ["half a file", '<svg xmlns="http://www.w3.org/2000/svg"><g>', "This SVG is damaged"],
    ["tags across each other", svg("", "<g><a></g></a>"), "This SVG is damaged"],
    ["entities of entities", `<!DOCTYPE svg [<!ENTITY l0 "ha">${laughs}]>${svg("", "<text>&l9;</text>")}`, "entities out of entities"],
    [
      "an entity many times",
      `<!DOCTYPE svg [<!ENTITY a "${"a".repeat(9_000)}">]>${svg("", "<text>&a;</text>".repeat(300))}`,
      "more than 2 MB",
    ],
    ["copies of copies", svg("", `<g id="c0"/>${copies}`), "draws more than 200,000 elements"],
    ["a long way of copies", svg("", `<g id="c0"/>${chain}`), "draws more than 200,000 elements"],
    ["elements in each other", svg("", `${"<g>".repeat(2_000)}${"</g>".repeat(2_000)}`), "more than 500 deep"],
    ["filters", svg("", `<filter>${"<feTurbulence/>".repeat(600)}</filter>`), "600 steps of filters"],
  ])("%s", (_, text, words) => expect(() => readSvg(Uint8Array.from(text, (letter) => letter.charCodeAt(0)))).toThrow(words));

  it("but not the entities that Illustrator writes, nor a drawing that copies itself", () => {
    const text = `<?xml version="1.0" encoding="utf-8"?><!DOCTYPE svg PUBLIC "a" "b" [ <!ENTITY ns "http://www.w3.org/2000/svg"> ]><svg xmlns="&ns;" width="7" height="8"><g id="a"><use href="#a"/></g></svg>`;
    expect(readSvg(bytes(text))).toMatchObject({ width: 7, text: expect.stringMatching(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"/) });
  });
});
