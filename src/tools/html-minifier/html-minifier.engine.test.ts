import { type DefaultTreeAdapterMap, parse, defaultTreeAdapter as tree } from "parse5";
import { describe, expect, it } from "vitest";
import { beautifyHtml } from "#engines/html-code/beautify-html.ts";
import { minifyHtml } from "#engines/html-code/minify-html.ts";
import { oddPages } from "../../../tests/support/odd-pages.ts";
import { makeHtml } from "./html-minifier.engine.ts";
import type { HtmlMinifierInput } from "./html-minifier.schema.ts";
import { tool } from "./html-minifier.tool.ts";

type Options = Omit<HtmlMinifierInput, "code">;
const minified = async (code: string, options: Options = {}) => (await makeHtml({ code, ...options })).code;

describe("minified HTML keeps what it means", () => {
  it.each([
    ["one space between words and inline elements", "<p>a  <b>b</b>\n <i>c</i>d</p>", "<p>a <b>b</b> <i>c</i>d</p>"],
    [
      "white space between blocks, which a style sheet may put in a line",
      "<ul>\n <li>a</li>\n <li>b</li>\n</ul>",
      "<ul> <li>a</li> <li>b</li> </ul>",
    ],
    ["pre and textarea", "<pre>\n\n a  b </pre><textarea>\n a  b</textarea>", "<pre>\n\n a  b </pre><textarea>\n a  b</textarea>"],
    ["elements that say white-space: pre", '<p style="white-space: pre-wrap">a  b', "<p style=white-space:pre-wrap>a  b"],
    ["no-break spaces", "<p>a&nbsp; \u00a0  b</p>", "<p>a&nbsp; \u00a0 b</p>"],
    [
      "the head without white space",
      "<head>\n <title> a  b </title>\n <link rel='x' href='y'>\n</head>",
      "<head><title> a b </title><link rel=x href=y></head>",
    ],
    ["conditional comments", "<!--[if IE]> <p>  old </p> <![endif]--><!-- gone -->", "<!--[if IE]> <p>  old </p> <![endif]-->"],
    ["revealed conditional comments", "<![if !IE]> a <![endif]>", "<![if !IE]> a <![endif]>"],
    [
      "comments that frameworks and servers read",
      '<!--$--><!-- ko if: a --><!--#include file="a"--><!----><!-- gone -->',
      '<!--$--><!-- ko if: a --><!--#include file="a"--><!---->',
    ],
    ["words on both sides of a comment", "<p>a <!-- x --> b<!-- y -->c</p>", "<p>a bc</p>"],
    [
      "quotation marks that are needed",
      `<a title="a b" data-x='"' href="/a?b=c" alt="" id="d">`,
      `<a title="a b" data-x='"' href="/a?b=c" alt id=d>`,
    ],
    [
      "references as they are written",
      '<a href="/?a&amp;b" title="&quot;">&lt;b&gt; &amp;amp;</a>',
      "<a href=/?a&amp;b title=&quot;>&lt;b&gt; &amp;amp;</a>",
    ],
    ["a slash at the end of a value", '<a href="/a/">b</a><img src="/c/"/>', "<a href=/a/>b</a><img src=/c/>"],
    [
      "drawings, letter by letter",
      '<svg viewBox="0 0 9 9"><path d="M0 0" fill="red"/><linearGradient id="a"/></svg>',
      '<svg viewBox="0 0 9 9"><path d="M0 0" fill=red /><linearGradient id=a /></svg>',
    ],
    ["CDATA in a drawing", "<svg><text><![CDATA[ a  < b ]]></text></svg>", "<svg><text><![CDATA[ a  < b ]]></text></svg>"],
    ["noscript", "<noscript> <img  src=a> </noscript>", "<noscript> <img  src=a> </noscript>"],
    [
      "old doctypes",
      '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "x"> <html>',
      '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "x"><html>',
    ],
    ["names in small letters", "<DIV CLASS=a>b</DIV >", "<div class=a>b</div>"],
    ["rows that stand alone", "<tr> <td>a</td> </tr>", "<tr> <td>a</td> </tr>"],
    ["style attributes", '<p style="color: #FFAA00; ; margin: 0px">', "<p style=color:#fa0;margin:0>"],
    ["style attributes that are no declarations", '<p style="} b {">', '<p style="} b {">'],
    ["top-level names of scripts", "<script>\n function  hello( ) { }\n</script>", "<script>function hello(){}</script>"],
    ["modules", '<script type="module"> const a = 1; b(a) </script>', "<script type=module>b(1);</script>"],
    [
      "JSON, number by number",
      '<script type="application/ld+json"> { "a" : 1.0 , "b  c" : "d  e" } </script>',
      '<script type=application/ld+json>{"a":1.0,"b  c":"d  e"}</script>',
    ],
    [
      "templates of other kinds",
      '<script type="text/x-template"> <p>  a </p> </script>',
      "<script type=text/x-template> <p>  a </p> </script>",
    ],
    ["a script that is loaded", '<script src="a.js">  not  run </script>', "<script src=a.js>  not  run </script>"],
    [
      "the end of a script in a string",
      '<script>a = "<" + "/script>"; b = "<!-" + "-"</script>',
      '<script>a="<\\/script>",b="\\x3c!--";</script>',
    ],
    ["nothing", " \n ", ""],
  ])("%s", async (_, html, made) => expect(await minified(html)).toBe(made));

  it.each([
    ["in text", "<p>{{  a  }}  {{b}}</p>", "<p>{{  a  }} {{b}}</p>"],
    ["in a value", `<a class="b" href="{{ url }}" title='{% x %}'>`, `<a class=b href="{{ url }}" title='{% x %}'>`],
    ["between attributes, where the tag stays as it is", '<li  {% if a %}class="b"{% endif %}>', '<li  {% if a %}class="b"{% endif %}>'],
    ["as a name", "<{{ tag }}  id='a'> b </{{ tag }}>", "<{{ tag }}  id='a'> b </{{ tag }}>"],
    ["with HTML in it", '<p><?php echo "</p>  <pre>"; ?>  a</p>', '<p><?php echo "</p>  <pre>"; ?> a</p>'],
    ["of ASP and ERB", '<% if a > b %>  <b><%= "</b>" %></b>', '<% if a > b %> <b><%= "</b>" %></b>'],
    [
      "in scripts and style sheets, which stay",
      "<script> a = {{ b }} </script><style> a { b: {{ c }} } </style>",
      "<script> a = {{ b }} </script><style> a { b: {{ c }} } </style>",
    ],
    ["in comments, which stay", "<!-- {% include a %} -->", "<!-- {% include a %} -->"],
    ["with three brackets", "<p>{{{  a  }}}  b", "<p>{{{  a  }}} b"],
    ["at the end of a file", "<p>a</p>  <?php  echo 1;  ", "<p>a</p> <?php  echo 1;  "],
    ["that are none", "<p>{{  a  %}", "<p>{{ a %}"],
  ])("template tags %s", async (_, html, made) => expect(await minified(html)).toBe(made));

  it.each<[Options, string, string]>([
    [{ keepSpaces: true, keepComments: true, keepQuotes: true }, "<p  id='a'>\n a <!-- b -->", "<p id='a'>\n a <!-- b -->"],
    [
      { keepCss: true, keepScripts: true },
      "<style> a{} </style><script> a </script><p style='a: b'>",
      "<style> a{} </style><script> a </script><p style='a: b'>",
    ],
    [{ dropBlockSpaces: true }, "<div> <p> a <b> b </b> </p> c </div>", "<div><p>a <b> b </b></p>c</div>"],
    [
      { dropEndTags: true },
      "<ul><li>a</li><li>b</li></ul><p>c</p><div></div><p>d</p><b></b>",
      "<ul><li>a<li>b</ul><p>c<div></div><p>d</p><b></b>",
    ],
    [{ dropEndTags: true }, "<!doctype html><html><body><p>a</p></body></html>\n", "<!doctype html><html><body><p>a"],
    [{ shortBooleans: true }, '<input disabled="disabled" value="disabled">', "<input disabled value=disabled>"],
    [{ tidyClasses: true }, '<p class=" a \n b "><p class=" ">', '<p class="a b"><p class>'],
    [
      { dropTypes: true },
      '<script type="text/javascript">a()</script><style type="text/css"></style>',
      "<script>a();</script><style></style>",
    ],
  ])("with %j", async (options, html, made) => expect(await minified(html, options)).toBe(made));

  it("says which code it could not read, and keeps it", async () => {
    const { code, notes } = await makeHtml({ code: "<p>\n<script>\nlet a = ;\n</script><style>a{</style>" });
    expect(code).toBe("<p> <script>\nlet a = ;\n</script><style>a{</style>");
    expect(notes).toEqual([
      "The script in line 3 was kept as it is: Unexpected “;”.",
      "The style sheet in line 4 was kept as it is: This { is never closed.",
    ]);
  });

  it("makes the same of what it made", async () => {
    for (const { input } of tool.examples) {
      const once = await minified(input.code);
      if (once !== null) expect(await minified(once)).toBe(once);
    }
  });
});

describe("a place that is named", () => {
  it.each([
    ["<p>a</p>\n<!-- b", 2, 1, "This comment is never closed."],
    ["<p>1 < 2\n  <a href='b>c</a>", 2, 3, "This tag is never closed: its “>” is missing, or a quotation mark before it."],
    ["<p>\n<script>let a", 2, 1, "This element is never closed, and takes the rest of the page for its text."],
    ["<title>a\n</p>", 1, 1, "This element is never closed, and takes the rest of the page for its text."],
    ["{{ <b> }}\n<div", 2, 1, "This tag is never closed: its “>” is missing, or a quotation mark before it."],
  ])("%j", async (html, line, column, message) =>
    expect((await makeHtml({ code: html })).problem).toMatchObject({ line, column, message }),
  );
});

/** Everything that may go, gone. */
const ALL: Options = { dropBlockSpaces: true, dropEndTags: true, shortBooleans: true, tidyClasses: true, dropTypes: true };

describe("a page is the same to a browser", () => {
  const pages = Object.entries(oddPages).flatMap(([name, { body }]) =>
    typeof body === "string" && body.length < 50_000 ? [[name, body] as const] : [],
  );
  it.each(pages)("%s", async (_, html) => {
    const { code, problem } = await makeHtml({ code: html });
    if (code === null) expect(problem).not.toBeNull();
    else expect(seen(code)).toEqual(seen(html));
    for (const options of [ALL, { action: "beautify" }] as const) {
      const made = await minified(html, options);
      if (made !== null) expect(wordsOf(seen(made))).toEqual(wordsOf(seen(html)));
    }
  });

  it("of what nobody would write", async () => {
    const pieces =
      'a|word two| |\n|\r\n|&amp;|&|<|<b>|</b>|<p>|</p>|<pre>|</pre>|<table>|<tr>|<td>|</table>|<select>|<option>|</select>|<script>a()</script>|<style>a{b:c}</style>|<!-- c -->|<!--[if a]>|<svg>|</svg>|<path d="a"/>|<title>t</title>|<a t="x  y" u=\'z\' v=w>|</a>|<i class="a">|</i>|{{ a }}|<?php b ?>|<textarea> a </textarea>|<template>|</template>|<body>|</body>|</html>|<head>|</head>|<noscript> a </noscript>|<math>|<mi>|<ul>|<li>|</li>|</ul>|<div>|</div>|<br/>|<DIV ID="A">|<![CDATA[ x ]]>|<h1 hidden="hidden">|</h1>'.split(
        "|",
      );
    let seed = 11;
    const next = () => {
      seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff;
      return seed;
    };
    for (let round = 0; round < 300; round++) {
      const html = Array.from({ length: 1 + (next() % 30) }, () => pieces[(next() >> 8) % pieces.length]).join("");
      for (const made of [await minifyHtml(html, RULES, {}), await beautifyHtml(html, "  ", {})])
        if (made.ok) expect(wordsOf(seen(shielded(made.code))), JSON.stringify(html)).toEqual(wordsOf(seen(shielded(html))));
    }
  });
});

const RULES = {
  collapseSpaces: true,
  dropComments: true,
  dropQuotes: true,
  dropBlockSpaces: true,
  dropEndTags: true,
  shortBooleans: true,
  tidyClasses: true,
  dropTypes: true,
};

const shielded = (html: string) => html.replaceAll("{{ a }}", "qqqqqqq").replaceAll("<?php b ?>", "qqqqqqqqqqq");

it("measures the first example as its page says", async () => {
  const { before, after } = await makeHtml(tool.examples[0]?.input as HtmlMinifierInput);
  expect([before.raw, after?.raw, before.gzip, after?.gzip]).toEqual([464, 327, 306, 250]);
});

it.each([
  ["a megabyte of <", "<".repeat(500_000)],
  ["elements in each other", "<div>".repeat(100_000)],
  ["formatting in each other", "<p><i><b>".repeat(15_000)],
  ["attributes", `<a ${Array.from({ length: 15_000 }, (_, at) => `a${at}=b`).join(" ")}>`],
  ["template tags that open", "{{ {% <% <? {# ".repeat(40_000)],
  ["template tags that close", "{{a}}<?b?>".repeat(40_000)],
  ["comments", "<!-- a --> ".repeat(40_000)],
  ["comments without end", "<!--".repeat(200_000)],
  ["scripts", "<script>a</script>".repeat(5_000)],
  ["quotation marks", `<a ${'"'.repeat(500_000)}`],
  ["tables", "<table><tr><td> a ".repeat(40_000)],
  ["spaces", `<p>${" ".repeat(900_000)}`],
])("comes to an end with %s", async (_, code) => {
  const { problem, code: made } = await makeHtml({ code });
  expect(problem === null).toBe(made !== null);
});

interface Seen {
  tags: string[];
  words: string;
}

/** What is left of a page when nothing but the amount of white space is forgotten: its elements in order and depth, and all its text. */
function seen(html: string): Seen {
  const tags: string[] = [];
  let words = "";
  const open: { node: DefaultTreeAdapterMap["node"]; depth: number }[] = [{ node: parse(html), depth: 0 }];
  for (let top = open.pop(); top; top = open.pop()) {
    const { node, depth } = top;
    if (tree.isTextNode(node)) words += node.value;
    if (tree.isElementNode(node)) {
      // Code and styles are held to their own tests.
      const attributes = node.attrs.map(({ name, value }) => (name === "style" ? name : `${name}=${value}`));
      tags.push(`${depth} ${node.tagName} ${attributes.join(" ")}`);
      if (node.tagName === "script" || node.tagName === "style") continue;
    }
    const children = "content" in node ? node.content.childNodes : "childNodes" in node ? node.childNodes : [];
    for (const child of children.toReversed()) open.push({ node: child, depth: depth + 1 });
  }
  return { tags, words: words.replace(/[\t\n\f\r ]+/g, " ").trim() };
}

/** Without the space beside blocks, and without what the rules on attributes take away. */
const wordsOf = ({ tags, words }: Seen) => ({
  tags: tags.map((tag) => tag.replace(/hidden=hidden/, "hidden=").replace(/ (?:disabled|checked|selected)=\S*/g, "")),
  words: words.replaceAll(" ", ""),
});
