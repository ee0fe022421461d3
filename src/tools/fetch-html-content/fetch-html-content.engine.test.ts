import { describe, expect, it } from "vitest";
import { cpuTime } from "../../../tests/support/cpu-time.ts";
import { googleCut } from "./google-cut.ts";
import { htmlToMarkdown } from "./html-to-markdown.ts";
import { prettyHtml } from "./pretty-html.ts";

const markdown = (html: string) => htmlToMarkdown(html, "https://a.example/dir/page", 100_000);
const pretty = (html: string) => prettyHtml(html, 100_000);
const body = (html: string) =>
  pretty(html)
    .split("\n")
    .slice(3, -2)
    .map((line) => line.slice(4));

describe("htmlToMarkdown", () => {
  it.each([
    ["<h1>One</h1><h3>Two\nlines</h3>", "# One\n\n### Two lines"],
    ["<p>A  <b>bold</b> and <i>slanted</i> <s>gone</s> word</p>", "A **bold** and *slanted* ~~gone~~ word"],
    ["loose <b>words</b><p>then a paragraph</p>more", "loose **words**\n\nthen a paragraph\n\nmore"],
    ["<p>one<br>two</p>", "one  \ntwo"],
    ["<ul><li>one</li><li>two<ol start=3><li>deep</li></ol></li></ul>", "- one\n- two\n   3. deep"],
    ["<ol><li><p>one</p></li><li>two</li></ol>", "1. one\n2. two"],
    ["<blockquote><p>said</p><blockquote>inside</blockquote></blockquote>", "> said\n\n> > inside"],
    ['<a href="../x?y=(1)">go</a>', "[go](https://a.example/x?y=%281%29)"],
    ['<a href="javascript:alert(1)">no</a> <a>plain</a> <a href="#x"></a>', "no plain"],
    [
      '<img src="p.png" alt="A [picture]"><img src="q.png"><img src="data:image/png,x" alt="x">',
      "![A \\[picture\\]](https://a.example/dir/p.png)",
    ],
    ["<p>use <code>a `b`</code> and <kbd>Esc</kbd></p>", "use `` a `b` `` and `Esc`"],
    ['<pre><code class="language-js">let a = 1;\n\n```</code></pre>', "````js\nlet a = 1;\n\n```\n````"],
    ["<p>2 * 3 _x_ [y] &lt;b&gt; \\</p>", "2 \\* 3 \\_x\\_ \\[y\\] \\<b\\> \\\\"],
    ["<table><tr><th>a|b</th></tr><tr><td>1</td><td>2</td></tr></table>", "| a\\|b |  |\n| --- | --- |\n| 1 | 2 |"],
    ["<p>see</p><script>x()</script><style>p{}</style><p hidden>no</p><template><p>no</p></template>", "see"],
    ["<hr><div><div><p>deep</p></div></div>", "---\n\ndeep"],
    ["<span><div>block in a span</div></span>", "block in a span"],
    ["", ""],
  ])("%s", (html, expected) => expect(markdown(html)).toBe(expected));

  it("resolves against the base it is given and stops at its limit", () => {
    expect(htmlToMarkdown('<a href="x">y</a>', "https://b.example/z/", 100)).toBe("[y](https://b.example/z/x)");
    expect(htmlToMarkdown("<p>word</p>".repeat(1000), "https://b.example/", 100).length).toBeLessThan(200);
  });
});

describe("prettyHtml", () => {
  it("puts an element on a line and keeps words together", () => {
    expect(pretty("<!DOCTYPE html><title>T</title><p>One <b>two</b>\n three</p><ul><li>a<li>b</ul>")).toBe(
      `<!doctype html>
<html>
  <head>
    <title>T</title>
  </head>
  <body>
    <p>One <b>two</b> three</p>
    <ul>
      <li>a</li>
      <li>b</li>
    </ul>
  </body>
</html>`,
    );
  });

  it.each([
    ["<pre>a\n  b</pre>", ["<pre>a", "b</pre>"]],
    ['<div a="1" b=\'"\'><img src=x><p>x</p></div>', ['<div a="1" b="&quot;">', '  <img src="x">', "  <p>x</p>", "</div>"]],
    ["<p>a &lt;b&gt; &amp; c</p>", ["<p>a &lt;b&gt; &amp; c</p>"]],
    ["<script>if (a < b) c()</script>x<div></div>", ["<script>if (a < b) c()</script>", "x", "<div></div>"]],
    ["<input disabled><!-- note -->", ["<input disabled>", "<!-- note -->"]],
    ["<p>One<p>Two", ["<p>One</p>", "<p>Two</p>"]],
    [
      "<table><b>x</b><tr><td>1",
      ["<b>x</b>", "<table>", "  <tbody>", "    <tr>", "      <td>1</td>", "    </tr>", "  </tbody>", "</table>"],
    ],
    ["<template><p>in</p></template>x<p>", ["<template>", "  <p>in</p>", "</template>", "x", "<p></p>"]],
  ])("%s", (html, lines) =>
    expect(body(`<body>${html}`)).toEqual(html.startsWith("<pre>") ? ["<pre>a", ...lines.slice(1).map((line) => line.slice(2))] : lines),
  );

  it("is the same when it is made twice", () => {
    const once = pretty("<div><p>One <a href=x>two</a></p><ul><li>x<p>y</ul></div>");
    expect(pretty(once)).toBe(once);
  });
});

it("finds the line on which Googlebot stops", () => {
  const line = `${"x".repeat(99)}\n`;
  expect(googleCut(new TextEncoder().encode(line.repeat(20_000)))).toBeNull();
  expect(googleCut(new TextEncoder().encode(line.repeat(20_010)))).toEqual({ line: 20_001, bytesAfter: 1000 });
});

it.each([
  ["deep", "<div>".repeat(20_000)],
  ["inline", "<b>x".repeat(5000)],
  ["wide", "<p>one two</p>".repeat(20_000)],
  ["a million signs", "`".repeat(300_000)],
  ["tables in tables", "<table><tr><td>".repeat(300)],
])("takes %s in stride", (_, html) => {
  const started = cpuTime();
  prettyHtml(html, 400_000);
  htmlToMarkdown(html, "https://a.example/", 400_000);
  expect(cpuTime() - started).toBeLessThan(15_000);
});
