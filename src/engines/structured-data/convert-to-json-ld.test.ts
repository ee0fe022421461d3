import { describe, expect, it } from "vitest";
import { convertToJsonLd } from "./convert-to-json-ld.ts";
import { EntityGraph } from "./entity-graph.ts";
import { fixJsonLd } from "./fix-json-ld.ts";
import { readStructuredData } from "./read-structured-data.ts";
import { microdataToNQuads, triplesToNQuads } from "./to-n-quads.ts";
import { checkVocabulary } from "./vocabulary/check-vocabulary.ts";

const url = "https://shop.example/p";

async function convert(html: string) {
  const { entities } = await readStructuredData(html, { url });
  return JSON.parse(convertToJsonLd(entities, new EntityGraph(entities)));
}

describe("convertToJsonLd", () => {
  it("writes microdata as JSON-LD", async () => {
    const html = `<div itemscope itemtype="https://schema.org/Product" itemid="#lamp"><h1 itemprop="name">
  Lamp </h1><img itemprop="image" src="/a.jpg"><div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><meta itemprop="price" content="12"><link itemprop="availability" href="https://schema.org/InStock"></div></div>`;
    expect(await convert(html)).toEqual({
      "@context": "https://schema.org",
      "@type": "Product",
      "@id": "https://shop.example/p#lamp",
      name: "Lamp",
      image: "https://shop.example/a.jpg",
      offers: { "@type": "Offer", price: "12", availability: { "@id": "https://schema.org/InStock" } },
    });
  });

  it("writes RDFa as JSON-LD, several things as a graph", async () => {
    const html = `<body vocab="https://schema.org/"><div typeof="Person"><b property="name">Ada</b></div><div typeof="Person"><b property="name">Bob</b><b property="name">Bobby</b></div>`;
    expect(await convert(html)).toEqual({
      "@context": "https://schema.org",
      "@graph": [
        { "@type": "Person", name: "Ada" },
        { "@type": "Person", name: ["Bob", "Bobby"] },
      ],
    });
  });

  it("writes what several things share once", async () => {
    const html = `<div itemscope itemtype="https://schema.org/Band" itemref="m"></div><div itemscope itemtype="https://schema.org/Choir" itemref="m"></div><div id="m" itemprop="member" itemscope itemtype="https://schema.org/Person"><b itemprop="name">Ada</b></div>`;
    expect((await convert(html))["@graph"]).toEqual([
      { "@type": "Band", member: { "@type": "Person", "@id": "#item-1", name: "Ada" } },
      { "@type": "Choir", member: { "@id": "#item-1" } },
    ]);
  });

  it("does not go round in circles", async () => {
    const html = `<div itemscope itemtype="https://schema.org/A" itemref="a"></div><div id="a" itemprop="x" itemscope itemref="b"></div><div id="b" itemprop="y" itemscope itemref="a"></div>`;
    expect(await convert(html)).toEqual({
      "@context": "https://schema.org",
      "@type": "A",
      x: { "@id": "#item-1", y: { x: { "@id": "#item-1" } } },
    });
  });

  it("survives hundreds of levels", async () => {
    const html = Array.from({ length: 400 }, () => "<div itemprop=x itemscope>").join("");
    expect(JSON.stringify(await convert(`<div itemscope itemtype="https://schema.org/A">${html}`)).length).toBeGreaterThan(1000);
  });
});

describe("fixJsonLd", () => {
  async function fix(json: string) {
    const { blocks, entities } = await readStructuredData(`<p>\n<script type="application/ld+json">${json}</script>`, { url });
    const [block] = blocks;
    return block ? fixJsonLd(block, checkVocabulary(new EntityGraph(entities))) : null;
  }

  it("repairs syntax, context, names and values together", async () => {
    const fixed = await fix(`{
"@context": "htp://schema.org",
"@type": "Prodcut",
'name': "Lamp",
"offers": { "@type": "Offer", "availability": "https://schema.org/Instock", "pricecurrency": "USD", "priceValidUntil": "Nov 15, 2026", },
}`);
    expect(JSON.parse(fixed?.text ?? "")).toEqual({
      "@context": "https://schema.org",
      "@type": "Product",
      name: "Lamp",
      offers: { "@type": "Offer", availability: "https://schema.org/InStock", priceCurrency: "USD", priceValidUntil: "2026-11-15" },
    });
    expect(fixed?.changes.map(({ line, text }) => `${line} ${text}`)).toEqual([
      "3 @context htp://schema.org → https://schema.org",
      "4 Prodcut → Product",
      "5 Single quotes in place of double ones",
      "6 Instock → InStock",
      "6 pricecurrency → priceCurrency",
      "6 Nov 15, 2026 → 2026-11-15",
      "6 A comma after the last entry",
      "6 A comma after the last entry",
    ]);
  });

  it("adds a missing context", async () => {
    expect(JSON.parse((await fix('{"@type": "Thing", "name": "x"}'))?.text ?? "")).toEqual({
      "@context": "https://schema.org",
      "@type": "Thing",
      name: "x",
    });
  });

  it("leaves a sound block alone", async () =>
    expect(await fix('{"@context": "https://schema.org", "@type": "Thing", "name": "x"}')).toBeNull());

  it("leaves alone what it cannot repair", async () => expect(await fix("not json at all")).toBeNull());
});

describe("N-Quads", () => {
  it("escapes what must be escaped", async () => {
    const { entities } = await readStructuredData('<div itemscope><p itemprop="a">x "y" \\ \n\tz</p></div>', { url });
    expect(microdataToNQuads(entities)).toBe(`_:e0 <${url}#a> "x \\"y\\" \\\\ \\n\\tz" .\n`);
  });

  it("writes RDFa", async () => {
    const { rdfa } = await readStructuredData('<p property="schema:name" lang="en">x</p>', { url });
    expect(triplesToNQuads(rdfa)).toBe(`<${url}> <http://schema.org/name> "x"@en .\n`);
  });
});
