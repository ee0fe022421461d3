import { describe, expect, it } from "vitest";
import { elementsOf } from "./element-tree.ts";
import { createUsedCss } from "./used-css.ts";

const html = '<html><body class="post-page"><main id="main"><p class="lead big" data-state="static">Text</p></main></body></html>';

describe("createUsedCss", () => {
  it.each([
    ["keeps a rule whose class stands in the page", ".lead{color:red}", ".lead{color:red}"],
    ["drops a rule whose class does not", ".hero{color:red}", ""],
    ["keeps only the selectors of a list that can match", ".hero,.lead>b,p.big{x:y}", "p.big{x:y}"],
    ["needs every class of a selector", ".post-page .hero{x:y}.post-page .lead{x:y}", ".post-page .lead{x:y}"],
    [
      "does not need what stands inside :not() or an attribute",
      ".lead:not(.hero){x:y}[open] .lead{x:y}",
      ".lead:not(.hero){x:y}[open] .lead{x:y}",
    ],
    [
      "needs one alternative of :is(), :where() and :has(), inside each other too",
      ":is(.hero,.post-page) p{x:y}:is(.hero,.field) p{x:y}.lead:has(.hero){x:y}main:has(>p:is(.hero,.lead)){x:y}:where(.hero:has(.lead)) p{x:y}",
      ":is(.hero,.post-page) p{x:y}main:has(>p:is(.hero,.lead)){x:y}",
    ],
    [
      "needs attributes that only scripts change, with their values, but not the theme's",
      '.lead[data-state="static"]{x:y}.lead[data-state=playing]{x:y}[data-open] .lead{x:y}[data-theme="dark"] .lead{x:y}',
      '.lead[data-state="static"]{x:y}[data-theme="dark"] .lead{x:y}',
    ],
    ["leaves rules for the pointer to the whole sheet", ".lead:hover,.lead:focus-visible{x:y}", ".lead:focus-visible{x:y}"],
    ["leaves rules for a dialog that a script opens to the whole sheet", "html:has(.lead:modal){x:y}main:has(p:hover){x:y}", ""],
    [
      "needs an element in those that the selector names around it",
      ".post-page .lead,.big .lead,main>p,p>main,#main p{x:y}:is(.lead,.big) p{x:y}:is(.post-page,.big) p{x:y}",
      ".post-page .lead,main>p,#main p{x:y}:is(.post-page,.big) p{x:y}",
    ],
    [
      "needs all words of one element together",
      "p.post-page,.lead.big,body.lead{x:y}:is(.lead,.post-page):is(.big,#main){x:y}",
      ".lead.big{x:y}:is(.lead,.post-page):is(.big,#main){x:y}",
    ],
    [
      "asks nothing of a list in which something stands in something, however long it is",
      ".big :is(.a-rather-long-name,.another-rather-long-name,.one-more-rather-long-name,main>p){x:y}",
      ".big :is(.a-rather-long-name,.another-rather-long-name,.one-more-rather-long-name,main>p){x:y}",
    ],
    [
      "asks nothing of what stands beside an element",
      ".lead+p,.big~main .lead,main+body p{x:y}",
      ".lead+p,.big~main .lead,main+body p{x:y}",
    ],
    ["needs tags", "table{x:y}main p{x:y}", "main p{x:y}"],
    ["needs types", "p[type=file]{x:y}p:is([type=file],.lead){x:y}", "p:is([type=file],.lead){x:y}"],
    [
      "needs ids, wherever they stand",
      "#main{x:y}#faq{x:y}:is(#main,.hero) p,#main.lead{x:y}",
      "#main{x:y}:is(#main,.hero) p,#main.lead{x:y}",
    ],
    ["drops a media query that would be empty", "@media (width>600px){.hero{x:y}}@media print{.lead{x:y}}", "@media print{.lead{x:y}}"],
    ["keeps layers and statements", "@layer a,b;@layer a{.lead{x:y}.hero{x:y}}", "@layer a,b;@layer a{.lead{x:y}}"],
    [
      "joins groups of one name, and says the order of layers once",
      "@layer a,b;@layer a{.lead{x:y}}@layer a,b;@layer a{.hero{x:y}}@layer a{p{x:y}@media print{p{x:y}}@media print{.lead{x:y}}}@layer b{p{x:y}}@layer a{p{x:z}}",
      "@layer a,b;@layer a{.lead{x:y}p{x:y}@media print{p{x:y}.lead{x:y}}}@layer b{p{x:y}}@layer a{p{x:z}}",
    ],
    ["leaves the late layer to the whole sheet", "@layer late{.lead{x:y}}@layer ui{.lead{x:y}}", "@layer ui{.lead{x:y}}"],
    ["leaves rules for visitors without scripts to the sheet that they are given", "@media (scripting:none){.lead{x:y}}", ""],
    ["is not misled by braces in strings", '.lead{content:"}"}.hero{content:"{"}', '.lead{content:"}"}'],
    [
      "keeps the font faces and key frames that kept rules name",
      "@font-face{font-family:A;src:url(a)}@font-face{font-family:B;src:url(b)}@keyframes go{to{x:y}}@keyframes no{to{x:y}}.lead{font-family:A;animation:go 1s}",
      "@font-face{font-family:A;src:url(a)}@keyframes go{to{x:y}}.lead{font-family:A;animation:go 1s}",
    ],
    [
      "keeps a face for certain characters where one of them stands",
      "@font-face{font-family:A;src:url(a);unicode-range:U+20B9}@font-face{font-family:A;src:url(b);unicode-range:U+20B9, U+53-55}@font-face{font-family:A;src:url(c);unicode-range:U+C0-D6,U+152-153}.lead{font-family:A}",
      "@font-face{font-family:A;src:url(b);unicode-range:U+20B9, U+53-55}.lead{font-family:A}",
    ],
    [
      "drops custom properties that nothing kept names, also those that only a dropped one named",
      "@layer x;:root{--b:var(--c);--c:2px}:root{--a:1px;--d:3px}.lead{top:var(--a);color:var( --d,red)}.hero{top:var(--b)}",
      "@layer x;:root{--a:1px;--d:3px}.lead{top:var(--a);color:var( --d,red)}",
    ],
    ["keeps rules of the root", ":root{x:y}*{margin:0}::selection{x:y}", ":root{x:y}*{margin:0}::selection{x:y}"],
  ])("%s", (_, sheet, kept) => expect(createUsedCss(() => sheet)(html, ["/a.css"])).toBe(kept));

  it("leaves faces for letters below the first screen to the whole sheet", () => {
    const face = "@font-face{font-family:A;src:url(b);unicode-range:U+E9}.lead{font-family:A}";
    const withLetter = (far: number) => html.replace("Text", `${"x".repeat(far)}é`);
    expect(createUsedCss(() => face)(withLetter(100), ["/a.css"])).toBe(face);
    expect(createUsedCss(() => face)(withLetter(7_000), ["/a.css"])).toBe(".lead{font-family:A}");
    expect(createUsedCss(() => face)(html.replace("Text", '<img alt="é">'), ["/a.css"])).toBe(".lead{font-family:A}");
  });

  it("asks of no element where it stands when the tags of a page do not close each other", () => {
    const torn = html.replace("</p>", "</b></p>");
    expect(createUsedCss(() => ".big .lead{x:y}")(torn, ["/a.css"])).toBe(".big .lead{x:y}");
    expect(createUsedCss(() => ".big .lead{x:y}")(html.replace("Text", "Text<br>"), ["/a.css"])).toBe("");
  });

  it("takes elements that are alike for one", () => {
    const rows = '<tr class="row"><td>1</td></tr>'.repeat(10_000);
    const tree = elementsOf(`<table>${rows}<tr class="row last"><td>2</td></tr></table>`);
    expect(tree?.words.map((words) => [...words])).toEqual([["<table"], ["<tr", ".row"], ["<td"], ["<tr", ".row", ".last"], ["<td"]]);
    expect(tree?.parents).toEqual([-1, 0, 1, 0, 3]);
  });

  it("does not take the words of scripts and comments for elements", () => {
    const page = html.replace("Text", "<!-- <b> --><script>if(1<b)c='<i>'</script><b class='x'>1</b>");
    expect(createUsedCss(() => "p b{x:y}main b,b p{x:y}")(page, ["/a.css"])).toBe("p b{x:y}main b{x:y}");
  });
});
