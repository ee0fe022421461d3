import { once } from "node:events";
import type { Transform } from "node:stream";
import jsonld from "jsonld";
import { MicrodataRdfParser } from "microdata-rdf-streaming-parser";
import { describe, expect, it } from "vitest";
import { cpuTime } from "../../../../tests/support/cpu-time.ts";
import { type Entity, shownName } from "../entity.ts";
import { microdataToNQuads } from "../to-n-quads.ts";
import { readMicrodata } from "./read-microdata.ts";

const url = "http://shop.example/dir/page.html";
const read = (html: string) => readMicrodata(html, { url });

/** An entity in short: text with its language or datatype, links in <>, entities as *key. */
function sketch({ types, id, properties }: Entity) {
  return {
    ...(types.length > 0 ? { types: types.map(({ iri }) => shownName(iri)) } : {}),
    ...(id === null ? {} : { id }),
    ...Object.fromEntries(
      [...properties.values()].map(({ iri, values }) => [
        shownName(iri).replace(url, ""),
        values.map((value) => {
          if (value.kind === "entity") return `*${value.key}`;
          if (value.kind === "link") return `<${value.address}>`;
          if (value.kind !== "text") return value;
          const { text, language, datatype } = value;
          return text + (language ? `@${language}` : "") + (datatype ? `^${datatype.replace(/.*#/, "")}` : "");
        }),
      ]),
    ),
  };
}

describe("readMicrodata", () => {
  it.each<[string, string, object[]]>([
    ["names without a type", "<div itemscope><p itemprop=name>Ada</p></div>", [{ "#name": ["Ada"] }]],
    ["two values of one name", "<div itemscope><p itemprop=a>1</p><p itemprop=a>2</p></div>", [{ "#a": ["1", "2"] }]],
    ["two names for one value", "<div itemscope><p itemprop='a b a'>1</p></div>", [{ "#a": ["1"], "#b": ["1"] }]],
    [
      "names in the vocabulary of the type",
      "<div itemscope itemtype='http://schema.org/Product'><p itemprop=name>Lamp</p></div>",
      [{ types: ["Product"], name: ["Lamp"] }],
    ],
    [
      "names after the # of another vocabulary",
      "<div itemscope itemtype='http://v.example/ns#T'><p itemprop=name>x</p><p itemprop='http://p.example/q'>y</p></div>",
      [{ types: ["http://v.example/ns#T"], "http://v.example/ns#name": ["x"], "http://p.example/q": ["y"] }],
    ],
    [
      "several types; the first decides",
      "<div itemscope itemtype='http://schema.org/Product http://v.example/a/B'><p itemprop=name>x</p></div>",
      [{ types: ["Product", "http://v.example/a/B"], name: ["x"] }],
    ],
    ["a relative type is none", "<div itemscope itemtype=Product><p itemprop=name>x</p></div>", [{ "#name": ["x"] }]],
    [
      "addresses",
      `<div itemscope><a itemprop=a href=x>t</a><img itemprop=b src=/y><link itemprop=c href=//h.example/z><object itemprop=d data=#f></object>
<video itemprop=e src=v></video><audio itemprop=e src=a></audio><embed itemprop=e src=em><iframe itemprop=e src=i></iframe><area itemprop=e href=ar>
<source itemprop=e src=s><track itemprop=e src=t></div>`,
      [
        {
          "#a": ["<http://shop.example/dir/x>"],
          "#b": ["<http://shop.example/y>"],
          "#c": ["<http://h.example/z>"],
          "#d": [`<${url}#f>`],
          "#e": ["v", "a", "em", "i", "ar", "s", "t"].map((name) => `<http://shop.example/dir/${name}>`),
        },
      ],
    ],
    ["an address that is not there", "<div itemscope><img itemprop=a><a itemprop=a>x</a></div>", [{ "#a": ["", ""] }]],
    [
      "base",
      "<base href=http://b.example/c/><div itemscope itemid=i><a itemprop='http://p.example/q' href=x>t</a></div>",
      [{ id: "http://b.example/c/i", "http://p.example/q": ["<http://b.example/c/x>"] }],
    ],
    [
      "meta and content on any element",
      "<div itemscope><meta itemprop=a content=1><span itemprop=b content=1200.00>$1,200</span><meta itemprop=c></div>",
      [{ "#a": ["1"], "#b": ["1200.00"], "#c": [""] }],
    ],
    [
      "data, meter and time",
      `<div itemscope><data itemprop=a value=1>x</data><data itemprop=a value=1.5>x</data><data itemprop=a value=x>1</data><data itemprop=a>1</data>
<meter itemprop=b value=2>x</meter><time itemprop=c datetime=2026-01-02>x</time><time itemprop=c>10:00:00</time><time itemprop=c datetime=PT1H>x</time>
<time itemprop=c datetime=2026-01-02T10:00:00Z>x</time><time itemprop=c datetime=2026-01>x</time><time itemprop=c datetime=2026>x</time><time itemprop=c>soon</time></div>`,
      [
        {
          "#a": ["1^integer", "1.5^double", "x", ""],
          "#b": ["2^integer"],
          "#c": [
            "2026-01-02^date",
            "10:00:00^time",
            "PT1H^duration",
            "2026-01-02T10:00:00Z^dateTime",
            "2026-01^gYearMonth",
            "2026^gYear",
            "soon",
          ],
        },
      ],
    ],
    [
      "languages, from the nearest lang",
      "<html lang=en><div itemscope><p itemprop=a>x</p><p itemprop=a lang=de>y</p><p itemprop=a lang=''>z</p><data itemprop=b value=q></data></div>",
      [{ "#a": ["x@en", "y@de", "z"], "#b": ["q"] }],
    ],
    [
      "all text inside, as it is",
      "<div itemscope><p itemprop=a> a <b>b\n</b><!-- c --><script>d</script></p></div>",
      [{ "#a": [" a b\nd"] }],
    ],
    [
      "items inside items",
      "<div itemscope itemtype=http://schema.org/Product><div itemprop=offers itemscope itemtype=http://schema.org/Offer itemid=#o><b itemprop=price>1</b></div><p itemprop=name>x</p></div>",
      [
        { types: ["Product"], offers: ["*1"], name: ["x"] },
        { types: ["Offer"], id: `${url}#o`, price: ["1"] },
      ],
    ],
    [
      "an item without a type in one with a type",
      "<div itemscope itemtype=http://schema.org/Product><div itemprop=offers itemscope><b itemprop=price>1</b></div></div>",
      [{ types: ["Product"], offers: ["*1"] }, { price: ["1"] }],
    ],
    [
      "an item of its own inside another",
      "<div itemscope itemtype=http://schema.org/Product><p itemprop=name>x</p><div itemscope><p itemprop=a>y</p></div></div>",
      [{ types: ["Product"], name: ["x"] }, { "#a": ["y"] }],
    ],
    [
      "itemref, in the order of the source",
      "<p id=one itemprop=a>1</p><div itemscope itemref='two one'><p itemprop=a>0</p></div><div id=two><p itemprop=a>2</p></div>",
      [{ "#a": ["1", "0", "2"] }],
    ],
    [
      "one part shared by two items",
      "<div itemscope itemtype=http://schema.org/A itemref=x></div><div itemscope itemtype=http://v.example/B itemref=x></div><p id=x itemprop=n>1</p>",
      [
        { types: ["A"], n: ["1"] },
        { types: ["http://v.example/B"], "http://v.example/n": ["1"] },
      ],
    ],
    [
      "itemref to an item",
      "<div itemscope itemref=x></div><div id=x itemprop=band itemscope><p itemprop=name>Jazz</p></div>",
      [{ "#band": ["*1"] }, { "#name": ["Jazz"] }],
    ],
    [
      "items that hold each other",
      "<div itemscope itemref=a></div><div id=a itemprop=x itemscope itemref=b></div><div id=b itemprop=y itemscope itemref=a></div>",
      [{ "#x": ["*1"] }, { "#y": ["*2"] }, { "#x": ["*1"] }],
    ],
    [
      "itemprop-reverse",
      "<div itemscope itemtype=http://schema.org/Person><link itemprop-reverse=creator href=http://b.example/><div itemprop-reverse=author itemscope></div></div>",
      [{ types: ["Person"] }, { id: "http://b.example/", creator: ["*0"] }, { author: ["*0"] }],
    ],
    ["templates hold no items", "<template><div itemscope><p itemprop=a>1</p></div></template>", []],
    ["nothing", "", []],
  ])("%s", (_, html, entities) => expect(read(html).entities.map(sketch)).toEqual(entities));

  it("knows where things stand", () => {
    const { entities } = read(`<!doctype html>
<div itemscope itemtype="https://schema.org/Product">
  <span itemprop="name">Lamp</span>
  <meta itemprop="sku" content="1">
</div>`);
    const [product] = entities;
    expect(product?.place).toMatchObject({ line: 2, column: 1 });
    expect(product?.types[0]?.place).toMatchObject({ line: 2, column: 16 });
    expect(product?.properties.get("https://schema.org/name")).toMatchObject({
      place: { line: 3, column: 9 },
      values: [{ place: { line: 3, column: 3 } }],
    });
    expect(product?.properties.get("https://schema.org/sku")?.values[0]?.place).toMatchObject({ line: 4, column: 24 });
  });

  it.each([
    ["<p itemprop=name>x</p>", ["itemprop-outside name"]],
    ["<div itemscope itemref='a b'></div><p id=a itemprop=n>x</p>", ["itemref-missing b"]],
    ["<div itemscope id=a itemref=a><p itemprop=n>x</p></div>", ["itemref-loop a"]],
    ["<div itemscope itemref=x></div><div id=x itemprop=a itemscope itemref=x></div>", ["itemref-loop x"]],
    [
      "<div itemscope itemref=a></div><div id=a itemprop=x itemscope itemref=b></div><div id=b itemprop=y itemscope itemref=a></div>",
      ["itemref-loop a"],
    ],
    ["<div itemscope itemtype='Product'></div>", ["itemtype-relative Product"]],
    ["<div itemtype='http://schema.org/Product'></div>", ["itemscope-missing http://schema.org/Product"]],
    ["<div itemscope itemid=x></div>", ["itemid-useless x"]],
    ["<div itemref=x></div>", ["itemref-useless x"]],
    ["<div itemscope itemtype='http://schema.org/Product'><p itemprop=name>x</p></div>", []],
  ])("names what is wrong in %s", (html, problems) => {
    expect(read(html).problems.map(({ kind, detail }) => `${kind} ${detail}`)).toEqual(problems);
  });

  it.each([
    [
      "5,000 items that share a large part",
      `${"<p itemscope itemref=a></p>".repeat(5000)}<div id=a>${"<b itemprop=x>1</b>".repeat(5000)}</div>`,
    ],
    ["500 levels of properties around a long text", `<div itemscope>${"<div itemprop=a>".repeat(500)}${"x".repeat(500_000)}`],
    ["100,000 names", `<div itemscope><p itemprop="${Array.from({ length: 100_000 }, (_, index) => `n${index}`).join(" ")}">x</p></div>`],
    [
      "100,000 references to nothing",
      `<div itemscope itemref="${Array.from({ length: 100_000 }, (_, index) => `n${index}`).join(" ")}"></div>`,
    ],
    [
      "a chain of 5,000 items",
      Array.from({ length: 5000 }, (_, index) => `<p id=i${index} itemprop=n itemscope itemref=i${index + 1}></p>`).join("") +
        "<p itemscope itemref=i0></p>",
    ],
    ["prototype names", "<div itemscope itemtype='http://schema.org/__proto__'><p itemprop='__proto__ constructor'>x</p></div>"],
  ])("reads %s in bounded time", (_, html) => {
    const start = cpuTime();
    expect(read(html)).toBeTypeOf("object");
    expect(cpuTime() - start).toBeLessThan(5000);
  });
});

/** A second opinion, from a parser that runs the W3C's suite. Where the two part, ours follows the note: types inside types, languages. */
describe("as RDF", () => {
  it.each([
    "<div itemscope><p itemprop=name>Ada</p></div>",
    "<div itemscope itemtype='http://schema.org/Product' itemid='#p'><p itemprop='name alternateName'>Lamp</p><img itemprop=image src=a.png><a itemprop=url href=/x>x</a></div>",
    "<div itemscope itemtype='http://schema.org/Person'><link itemprop=additionalType href=http://xmlns.com/foaf/0.1/Person><meta itemprop=email content=a@b.example></div>",
    "<div itemscope itemtype='http://schema.org/Product'><div itemprop=offers itemscope itemtype='http://schema.org/Offer'><data itemprop=price value=12>12</data><time itemprop=validFrom datetime=2026-01-02>x</time></div></div>",
    "<div itemscope itemtype='http://schema.org/Band' itemref='a b'></div><p id=a itemprop=name>Jazz</p><div id=b itemprop=album itemscope itemtype='http://schema.org/Album'><span itemprop=size>12</span></div>",
    "<div itemscope itemtype='http://microformats.org/profile/hcard'><p itemprop=fn>Ada</p></div>",
    "<div itemscope itemtype='http://schema.org/Person'><span itemprop=name>W</span><link itemprop-reverse=creator href=http://f.example/m></div>",
    "<div itemscope><meter itemprop=a value=2.5></meter><object itemprop=b data=d></object><time itemprop=c datetime=bad>x</time></div>",
  ])("%s says what the other parser says", async (html) => {
    expect(await canonical(microdataToNQuads(read(html).entities))).toBe(await canonical(await secondOpinion(html)));
  });
});

async function secondOpinion(html: string): Promise<string> {
  // Its types miss the stream that it extends.
  const parser = new MicrodataRdfParser({ baseIRI: url }) as unknown as Transform;
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
