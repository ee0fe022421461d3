import { describe, expect, it } from "vitest";
import { beautifyCss } from "#engines/css-code/beautify-css.ts";
import { minifyCss } from "#engines/css-code/minify-css.ts";
import { makeCss } from "./css-minifier.engine.ts";
import type { CssMinifierInput } from "./css-minifier.schema.ts";
import { tool } from "./css-minifier.tool.ts";

const minified = async (code: string, options: Omit<CssMinifierInput, "code"> = {}) => (await makeCss({ code, ...options })).code;

describe("minified CSS keeps what it means", () => {
  it.each([
    ["nested rules", ".a { color: red; &:hover { color: blue } }", ".a{color:red;&:hover{color:blue}}"],
    ["prefixed pairs", "a { b: c; -webkit-b: c; b: d }", "a{b:c;-webkit-b:c;b:d}"],
    ["hacks", ".a { *zoom: 1; _top: 1px; color: red\\9 ; color: blue !ie }", ".a{*zoom:1;_top:1px;color:red\\9 ;color:blue!ie}"],
    [
      "old filters",
      "a{filter: progid:X.gradient( a='#80000000' , b=#FFFFFFFF )}",
      "a{filter:progid:X.gradient( a='#80000000' , b=#FFFFFFFF )}",
    ],
    ["custom properties", "a { --x: ; --y:  { a: b; c: d } ; --z: #FFFFFF }", "a{--x: ;--y:{ a: b; c: d };--z:#FFFFFF}"],
    ["space that combines", "a b , a  > b, a :hover, a:hover{x:y}", "a b,a>b,a :hover,a:hover{x:y}"],
    ["space in sums", "a{width: calc( 1px + 0px - -2px )}", "a{width:calc(1px + 0px - -2px)}"],
    ["zeros with a meaning", "a{flex: 1 0px; line-height: 0px; z-index: 1.0}", "a{flex:1 0px;line-height:0px;z-index:1.0}"],
    ["zeros without one", "a{margin: 0px 0.0em -0.50em +.10px; padding:0.50%}", "a{margin:0 0 -.5em +.1px;padding:.5%}"],
    ["ranges", "@font-face{unicode-range: U+0025-00FF, u+4??}", "@font-face{unicode-range:U+0025-00FF,u+4??}"],
    ["ids that look like colors", "a{background: element(#FFAABB)}", "a{background:element(#FFAABB)}"],
    ["tokens that a comment parts", "a/**/b{c:1px/**/2px}", "a/**/b{c:1px/**/2px}"],
    ["conditions", "@media screen  and (min-width : 600px){a{b:c}}", "@media screen and (min-width :600px){a{b:c}}"],
    ["not before a bracket", "@supports not ( display : grid ){a{b:c}}", "@supports not (display :grid){a{b:c}}"],
    ["empty layers and frames", "@layer a{}@keyframes b{from{}to{c:d}}.e{}", "@layer a{}@keyframes b{from{}to{c:d}}"],
    ["the charset", '@charset "utf-8" ;\na{b:c}', '@charset "utf-8";a{b:c}'],
    ["a rule that browsers skip", "a{b:c};d{e:f}", "a{b:c};d{e:f}"],
    ["attributes", "[ a = 'b' i ], [c~= d ]{e:f}", "[a='b' i],[c~=d]{e:f}"],
    ["nth of something", "a:nth-child( 2n + 1 of .b ){c:d}", "a:nth-child(2n+1 of .b){c:d}"],
    ["licences", "/*! a */b{/* c */d:e}", "/*! a */b{d:e}"],
    ["nothing", " \n /* a */ ", ""],
  ])("%s", async (_, css, made) => expect(await minified(css)).toBe(made));

  it("takes its options", async () => {
    expect(await minified("/*! a */b{}c{d:0.50px}", { dropLicences: true, keepValues: true, keepEmptyRules: true })).toBe("b{}c{d:0.50px}");
  });

  it("makes the same of what it made", async () => {
    for (const { input } of tool.examples) {
      const once = (await makeCss({ ...input, action: "minify" })).code;
      if (once !== null) expect(await minified(once)).toBe(once);
    }
  });
});

describe("a place that is named", () => {
  it.each([
    ["a{b:c", 1, 2, "This { is never closed."],
    ["a{\n  b:c\n}\n}", 4, 1, "This } closes nothing."],
    ["a{b:(c]}", 1, 7, "This ] stands where ( has to be closed."],
    ['a{\r\n  b: "c\n}', 2, 6, "This string is never closed on its line."],
    ["a{b:c}/* d", 1, 7, "This comment is never closed."],
    ["{}", 1, 1, "This block has no selector before it."],
    ["a{b:url(c d)}", 1, 5, "There is a sign in this url() that has to be quoted or escaped."],
    ["a{b:c} d", 1, 8, "A rule begins here, and its { } block never comes."],
  ])("%j", async (css, line, column, message) => expect((await makeCss({ code: css })).problem).toMatchObject({ line, column, message }));

  it("comes with the line itself", async () =>
    expect((await makeCss({ code: "a{b:c}\n  d{e:'f\n" })).problem).toMatchObject({ source: "  d{e:'f", before: 6 }));
});

it("beautifies", async () =>
  expect((await makeCss({ code: "/* a */b>c,d{e:f;&:hover{g:h}}@media (i:j){k{--l:m}}", action: "beautify" })).code).toBe(
    `/* a */
b > c,
d {
  e: f;

  &:hover {
    g: h;
  }
}

@media (i:j) {
  k {
    --l: m;
  }
}
`,
  ));

it("measures the first example as its page says", async () => {
  const { before, after } = await makeCss(tool.examples[0]?.input as CssMinifierInput);
  expect([before.raw, after?.raw, before.gzip, after?.gzip]).toEqual([238, 164, 195, 150]);
});

it.each([
  ["a megabyte of {", "{".repeat(1_000_000)],
  ["blocks in each other", `${"a{".repeat(100_000)}b:c${"}".repeat(100_000)}`],
  ["empty blocks in each other", `${"a{".repeat(100_000)}${"}".repeat(100_000)}`],
  ["brackets in each other", `a{b:${"(".repeat(200_000)}`],
  ["comments without end", "/*".repeat(200_000)],
  ["colons", `a{--${"::".repeat(100_000)}}`],
  ["a line of strings", 'a{b:"'.repeat(50_000)],
])("comes to an end with %s", (_, css) => {
  const options = { keepLicences: true, shortenValues: true, dropEmptyRules: true };
  expect([minifyCss(css, options).ok, beautifyCss(css, "  ").ok]).toHaveLength(2);
});
