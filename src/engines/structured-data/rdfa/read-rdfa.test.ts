import { once } from "node:events";
import type { Transform } from "node:stream";
import jsonld from "jsonld";
import { RdfaParser } from "rdfa-streaming-parser";
import { describe, expect, it } from "vitest";
import { cpuTime } from "../../../../tests/support/cpu-time.ts";
import { type Entity, shownName } from "../entity.ts";
import { triplesToNQuads } from "../to-n-quads.ts";
import { readRdfa } from "./read-rdfa.ts";

const url = "http://shop.example/page";
const read = (html: string) => readRdfa(html, { url });
const S = "http://schema.org/";

/** Statements in short, blank nodes by the order in which they appear. */
function statements(html: string): string[] {
  const blanks = new Map<string, string>();
  const short = (iri: string) => {
    if (!iri.startsWith("_:")) return iri.replace(S, "s:").replace("http://www.w3.org/1999/02/22-rdf-syntax-ns#", "rdf:").replace(url, "");
    if (!blanks.has(iri)) blanks.set(iri, `_${blanks.size}`);
    return blanks.get(iri) ?? "";
  };
  return read(html).triples.map(({ subject, predicate, object }) => {
    const value =
      typeof object === "string"
        ? short(object)
        : `"${object.text}"${object.language ? `@${object.language}` : ""}${object.datatype ? `^${object.datatype.replace(/.*#/, "")}` : ""}`;
    return `${short(subject)} ${short(predicate)} ${value}`;
  });
}

describe("readRdfa", () => {
  it.each([
    ["a property of the page", `<p property="schema:name">x</p>`, [`${" s:name"} "x"`]],
    ["content before text", `<p property="schema:name" content="y">x</p>`, [' s:name "y"']],
    ["several names", `<p property="schema:name schema:title">x</p>`, [' s:name "x"', ' s:title "x"']],
    ["names in a vocabulary", `<p vocab="${S}" property="name">x</p>`, [" http://www.w3.org/ns/rdfa#usesVocabulary s:", ' s:name "x"']],
    [
      "a vocabulary taken back",
      `<div vocab="${S}"><p vocab="" property="name">x</p></div>`,
      [" http://www.w3.org/ns/rdfa#usesVocabulary s:"],
    ],
    [
      "prefixes, in any case",
      `<p prefix="Ex: http://ex.example/# B: http://b.example/" property="ex:a b:c">x</p>`,
      [' http://ex.example/#a "x"', ' http://b.example/c "x"'],
    ],
    ["xmlns", `<p xmlns:ex="http://ex.example/#" property="ex:a">x</p>`, [' http://ex.example/#a "x"']],
    ["an empty pair of brackets is nothing", `<p about="[]" resource="#r" typeof="schema:A">x</p>`, ["#r rdf:type s:A"]],
    [
      "nor beside rel: what is typed is the object",
      `<p about="[]" rel="schema:knows" typeof="schema:A">x</p>`,
      ["_0 rdf:type s:A", " s:knows _0"],
    ],
    [
      "yet beside property and type it leaves the text",
      `<p about="[]" property="schema:knows" typeof="schema:A">x</p>`,
      ["_0 rdf:type s:A", ' s:knows "x"'],
    ],
    [
      "a prefix that nobody declared is nothing either",
      `<p about="[no:x]" rel="schema:knows" resource="[no:y]" href="h">x</p>`,
      [" s:knows http://shop.example/h"],
    ],
    ["an empty about is the page", `<p about="" resource="#r" property="schema:name" content="x">y</p>`, [' s:name "x"']],
    ["empty brackets in an address are part of it", `<a rel="schema:x" href="[]">x</a>`, [" s:x http://shop.example/[]"]],
    ["whole addresses", `<p property="http://p.example/q">x</p>`, [' http://p.example/q "x"']],
    ["terms of HTML", `<a rel="license next" href="l">x</a>`, [" http://www.w3.org/1999/xhtml/vocab#license http://shop.example/l"]],
    ["a typed thing", `<div typeof="schema:Product"><p property="schema:name">x</p></div>`, ["_0 rdf:type s:Product", '_0 s:name "x"']],
    [
      "a thing with a name",
      `<div resource="#p" typeof="schema:Product"><p property="schema:name">x</p></div>`,
      ["#p rdf:type s:Product", '#p s:name "x"'],
    ],
    [
      "things inside things",
      `<div typeof="schema:Product"><div property="schema:offers" typeof="schema:Offer"><b property="schema:price">1</b></div></div>`,
      ["_0 rdf:type s:Product", "_1 rdf:type s:Offer", "_0 s:offers _1", '_1 s:price "1"'],
    ],
    [
      "links",
      `<div about="#a"><a property="schema:url" href="/x">t</a><img property="schema:image" src="i.png"></div>`,
      ["#a s:url http://shop.example/x", "#a s:image http://shop.example/i.png"],
    ],
    [
      "rel and rev",
      `<div about="#a"><a rel="schema:knows" href="#b">t</a><a rev="schema:author" href="#c">t</a></div>`,
      ["#a s:knows #b", "#c s:author #a"],
    ],
    [
      "a relation that waits for its end",
      `<div about="#a" rel="schema:knows"><p about="#b" property="schema:name">x</p></div>`,
      ['#b s:name "x"', "#a s:knows #b"],
    ],
    [
      "a relation without a meaning in HTML",
      `<div about="#a"><a property="schema:url" rel="nofollow" href="/x">t</a></div>`,
      ["#a s:url http://shop.example/x"],
    ],
    [
      "blank names",
      `<div about="_:x" property="schema:name">x</div><div about="[_:x]" property="schema:title">y</div>`,
      ['_0 s:name "x"', '_0 s:title "y"'],
    ],
    ["an empty safe name says nothing", `<div about="[]" property="schema:name">x</div>`, [' s:name "x"']],
    [
      "datatypes",
      `<p property="schema:a" datatype="xsd:date" content="2026-01-02">x</p><p property="schema:b" datatype="">y</p>`,
      [' s:a "2026-01-02"^date', ' s:b "y"'],
    ],
    [
      "times",
      `<time property="schema:a" datetime="2026-01-02">x</time><time property="schema:b">10:00:00</time><time property="schema:c" content="2026">x</time>`,
      [' s:a "2026-01-02"^date', ' s:b "10:00:00"^time', ' s:c "2026"'],
    ],
    ["languages", `<div lang="EN"><p property="schema:a">x</p><p property="schema:a" lang="">y</p></div>`, [' s:a "x"@en', ' s:a "y"']],
    [
      "lists",
      `<div about="#a"><b property="schema:x" inlist>1</b><b property="schema:x" inlist>2</b></div>`,
      ['_0 rdf:first "2"', "_0 rdf:rest rdf:nil", '_1 rdf:first "1"', "_1 rdf:rest _0", "#a s:x _1"],
    ],
    ["markup as a value", `<p property="schema:a" datatype="rdf:HTML"><b>x</b> &amp;<br></p>`, [' s:a "<b>x</b> &amp;<br>"^HTML']],
    [
      "a base",
      `<base href="http://b.example/c/"><a property="schema:url" href="x">t</a>`,
      ["http://b.example/c/ s:url http://b.example/c/x"],
    ],
    [
      "head and body",
      `<html vocab="${S}" typeof="WebPage"><title property="name">x</title><body><p property="text">y`,
      [" http://www.w3.org/ns/rdfa#usesVocabulary s:", " rdf:type s:WebPage", ' s:name "x"', ' s:text "y"'],
    ],
    [
      "patterns",
      `<div typeof="schema:A"><link property="rdfa:copy" href="#p"></div><div typeof="schema:B"><link property="rdfa:copy" href="#p"></div><div resource="#p" typeof="rdfa:Pattern"><p property="schema:name">x</p></div>`,
      ["_0 rdf:type s:A", "_1 rdf:type s:B", '_0 s:name "x"', '_1 s:name "x"'],
    ],
    ["nothing", "", []],
  ])("%s", (_, html, expected) => expect(statements(html)).toEqual(expected));

  it("gives entities of schema.org with their places, and leaves Open Graph alone", () => {
    const { entities } = read(`<head prefix="og: http://ogp.me/ns#"><meta property="og:title" content="x"></head>
<body vocab="https://schema.org/">
<div typeof="Product">
  <span property="name">Lamp</span>
  <div property="offers" typeof="Offer"><span property="price">1</span></div>
</div>`);
    const sketch = ({ types, properties, isRoot }: Entity) => [
      types.map(({ iri }) => shownName(iri)),
      [...properties.keys()].map(shownName),
      isRoot,
    ];
    expect(entities.map(sketch)).toEqual([
      [["Product"], ["name", "offers"], true],
      [["Offer"], ["price"], false],
    ]);
    expect(entities[0]?.place).toMatchObject({ line: 3, column: 6 });
    expect(entities[0]?.properties.get("https://schema.org/name")?.place).toMatchObject({ line: 4, column: 9 });
    expect(entities[0]?.properties.get("https://schema.org/offers")?.values).toMatchObject([{ kind: "entity", key: 1 }]);
  });

  it("opens lists", () => {
    const { entities } = read(`<div vocab="${S}" typeof="Thing"><b property="name" inlist>1</b><b property="name" inlist>2</b></div>`);
    expect(entities[0]?.properties.get(`${S}name`)?.values).toMatchObject([{ text: "1" }, { text: "2" }]);
  });

  it("says when a type belongs to no vocabulary", () => {
    expect(read(`<p>\n<div typeof="Product"><b property="name">x</b></div>`).problems).toMatchObject([
      { kind: "vocab-missing", detail: "Product", place: { line: 2 } },
    ]);
  });

  it.each([
    ["a prefix attribute without colons", `<p prefix="${"a".repeat(200_000)}" property="schema:name">x</p>`],
    [
      "20,000 prefixes and 5,000 elements",
      `<div prefix="${Array.from({ length: 20_000 }, (_, index) => `p${index}: http://x.example/`).join(" ")}">${"<b property=p1:a>x</b>".repeat(5000)}</div>`,
    ],
    [
      "10,000 relations around 10,000 things",
      `<div rel="${Array.from({ length: 10_000 }, (_, index) => `schema:r${index}`).join(" ")}">${"<b about=#x></b>".repeat(10_000)}</div>`,
    ],
    ["500 levels of properties around a long text", `<div>${"<div property=schema:a>".repeat(500)}${"x".repeat(500_000)}`],
    ["500 levels of markup values", `<div>${"<div property=schema:a datatype=rdf:HTML>".repeat(400)}${"x".repeat(90_000)}`],
    [
      "patterns that copy each other",
      `${Array.from(
        { length: 40 },
        (_, index) =>
          `<div resource=#p${index} typeof=rdfa:Pattern><link property=rdfa:copy href=#p${index + 1}><link property=rdfa:copy href=#p${(index + 2) % 40}><b property=schema:n>x</b></div>`,
      ).join("")}<div typeof=schema:A><link property=rdfa:copy href=#p0></div>`,
    ],
    ["8,000 anchors", "<a href=x rel=nofollow>t</a>".repeat(8000)],
    ["prototype names", `<div vocab="${S}" typeof="__proto__"><b property="constructor __proto__">x</b></div>`],
  ])("reads %s in bounded time", (_, html) => {
    const start = cpuTime();
    expect(read(html)).toBeTypeOf("object");
    expect(cpuTime() - start).toBeLessThan(5000);
  });
});

/** A second opinion, from a parser that runs the W3C's suite. */
describe("as RDF", () => {
  it.each([
    `<div vocab="${S}" typeof="Product"><span property="name">Lamp</span><div property="offers" typeof="Offer"><b property="price" content="12.00">$12</b></div></div>`,
    `<div about="#a" typeof="foaf:Person" rel="foaf:knows"><div typeof="foaf:Person"><span property="foaf:name">B</span></div><div about="#c"></div></div>`,
    `<div resource="#x" prefix="ex: http://ex.example/#"><a rel="ex:r" rev="ex:s" href="#y" property="ex:p" content="c">t</a></div>`,
    `<div vocab="${S}" resource="#p" typeof="Person"><div property="address" resource="#adr" typeof="PostalAddress"><b property="postalCode">1</b></div><a property="url" href="/u">u</a></div>`,
    `<div typeof="schema:Recipe"><time property="schema:cookTime" datetime="PT1H">1 h</time><time property="schema:datePublished">2026-01-02</time></div>`,
    `<div about="#l"><span rel="schema:item" inlist resource="#1"></span><span rel="schema:item" inlist resource="#2"></span></div>`,
    `<div rel="schema:knows" inlist><div about="#1"></div><div about="#2"></div></div>`,
    `<div typeof="schema:A"><div property="rdfa:copy" href="#p"></div></div><div resource="#p" typeof="rdfa:Pattern"><b property="schema:n">x</b></div>`,
    `<p property="dc:title" lang="fr">x</p><p about="" property="schema:name" datatype="xsd:string">y</p>`,
  ])("%s says what the other parser says", async (body) => {
    const html = `<html><head></head><body>${body}</body></html>`;
    expect(await canonical(triplesToNQuads(read(html).triples))).toBe(await canonical(await secondOpinion(html)));
  });
});

async function secondOpinion(html: string): Promise<string> {
  // Its types miss the stream that it extends.
  const parser = new RdfaParser({ baseIRI: url, contentType: "text/html" }) as unknown as Transform;
  const lines: string[] = [];
  parser.on("data", ({ subject, predicate, object }) => lines.push(`${[subject, predicate, object].map(termOf).join(" ")} .\n`));
  const end = once(parser, "end");
  parser.end(html);
  await end;
  return lines.join("");
}

function termOf(term: { termType: string; value: string; language?: string; datatype?: { value: string } }): string {
  if (term.termType === "BlankNode") return `_:${term.value.replace(/\W/g, "")}`;
  if (term.termType === "NamedNode") return `<${term.value}>`;
  return `${JSON.stringify(term.value)}${term.language ? `@${term.language}` : `^^<${term.datatype?.value}>`}`;
}

function canonical(quads: string): Promise<string> {
  return jsonld.canonize(quads, { inputFormat: "application/n-quads", format: "application/n-quads", algorithm: "RDFC-1.0" });
}
