import { type DefaultTreeAdapterTypes, parse, type Token } from "parse5";
import { expect, it } from "vitest";
import { parseHtml } from "./parse-html.ts";

it.each([
  ["text across lines", "<p>one two\nthree\n\nfour</p>five"],
  ["breaks of every kind", "<p>one\r\ntwo\rthree\n<b>four\r"],
  ["references and NUL in text", "<p>one &amp; two&#10;three &bad \u0000 four<i>five"],
  ["pairs and lone halves", "<p>one 😀 two \ud83d three \udc00<b>four"],
  ["white space that tables hand on", "<table> <tr> word word <td> in cell <caption>one two</table>after it"],
  ["white space around head and body", " \n<head> <title> a b </title> \n</head> \n words then <body> more </body> \n after </html> end"],
  ["the first break of pre and textarea", "<pre>\n\none two</pre><textarea>\n\none two</textarea>"],
  ["scripts and styles", "<script>one < two </scrip t\n<!-- <script> three --> four</script><style>a > b {\n}</style>x y"],
  ["attributes over lines", "<a href=\"one two\nthree &amp; four\u0000\" title='one two'>five six</a>"],
  ["an attribute that never ends", '<p>one two<a title="three four\nfive <b>six'],
  ["drawings and formulas", "<svg><title>one two</title>\n three four<![CDATA[ five & <b> ]]></svg>six <math><mi>seven eight"],
  ["templates and choices", "<template> one two<td>three</template><select> one <option> two three</select>"],
  ["a page longer than parse5 keeps at once", `${"<p>one two\nthree</p>\n".repeat(9_000)}${"word word\n".repeat(9_000)}<b>end`],
])("gives parse5's own tree, every place in the source included: %s", (_, html) => {
  expect(ours(html)).toEqual(original(html));
});

it("gives it for what nobody would write", () => {
  const pieces =
    'a|word two| |\n|\r|\r\n|&amp;|&|&#10;|<|<b>|</b>|<p>|<pre>|<table>|<tr>|<td>|</table>|<select>|<script>|</script>|<style>|<!--|-->|<svg>|<title>|</title>|<a t="x y\nz">|<i t="|">|😀|\ud83d|\u0000|\t|<textarea>|<template>|</template>|<body>|</body>|</html>|<head>|<noscript>|<math>|<frameset>|<caption>|]]>'.split(
      "|",
    );
  let seed = 7;
  const next = () => {
    seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff;
    return seed;
  };
  for (let round = 0; round < 1_500; round++) {
    const html = Array.from({ length: 1 + (next() % 40) }, () => pieces[(next() >> 8) % pieces.length]).join("");
    expect(ours(html), JSON.stringify(html)).toEqual(original(html));
  }
});

const original = (html: string) => listing(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: true }));

const ours = (html: string) => listing(parseHtml(html).document);

/** Every node on a line of its own: trees of this depth are too much for a comparison that recurses. */
function listing(root: DefaultTreeAdapterTypes.Node): string[] {
  const lines: string[] = [];
  const waiting = [root];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    const { nodeName, sourceCodeLocation } = node;
    const said = "value" in node ? node.value : "data" in node ? node.data : "attrs" in node ? node.attrs : null;
    lines.push(JSON.stringify([nodeName, said, sourceCodeLocation ? placesOf(sourceCodeLocation) : null]));
    if ("content" in node) waiting.push(node.content);
    if ("childNodes" in node) waiting.push(...[...node.childNodes].reverse());
  }
  return lines;
}

function placesOf(location: Token.ElementLocation): unknown {
  const attributes = Object.entries(location.attrs ?? {}).map(([name, place]) => [name, spanOf(place)]);
  return [spanOf(location), location.startTag && spanOf(location.startTag), location.endTag && spanOf(location.endTag), attributes];
}

const spanOf = ({ startLine, startCol, startOffset, endLine, endCol, endOffset }: Token.Location) =>
  [startLine, startCol, startOffset, endLine, endCol, endOffset].join();
