import { describe, expect, it } from "vitest";
import { cpuTime } from "../../../../tests/support/cpu-time.ts";
import { type Entity, shownName } from "../entity.ts";
import { readJsonLd } from "./read-json-ld.ts";

const url = "https://shop.example/p/1";
const read = (value: unknown) => readJsonLd(typeof value === "string" ? value : JSON.stringify(value, null, 2), { url });

/** Types, id and values in short: text as it is, links in <>, entities as *key. */
function sketch({ types, id, properties }: Entity) {
  return {
    types: types.map(({ iri }) => shownName(iri)),
    ...(id === null ? {} : { id }),
    ...Object.fromEntries(
      [...properties.values()].map(({ iri, values }) => [
        shownName(iri),
        values.map((value) => {
          if (value.kind === "entity") return `*${value.key}`;
          if (value.kind === "link") return `<${value.address}>${value.isReference ? "!" : ""}`;
          return value.kind === "text" ? value.text : value.kind === "number" ? value.number : value.boolean;
        }),
      ]),
    ),
  };
}

describe("readJsonLd", () => {
  it("gives entities with their places", async () => {
    const { entities, problems } = await read(`{
  "@context": "https://schema.org",
  "@type": "Product",
  "name": "Lamp",
  "image": ["a.jpg", "/b.jpg"],
  "offers": { "@type": "Offer", "price": 12.5, "availability": "https://schema.org/InStock" },
  "isFamilyFriendly": true
}`);
    expect(problems).toEqual([]);
    expect(entities.map(sketch)).toEqual([
      {
        types: ["Product"],
        name: ["Lamp"],
        image: ["<https://shop.example/p/a.jpg>", "<https://shop.example/b.jpg>"],
        offers: ["*1"],
        isFamilyFriendly: [true],
      },
      { types: ["Offer"], price: [12.5], availability: ["https://schema.org/InStock"] },
    ]);
    const [product, offer] = entities;
    const place = (entity: Entity | undefined, iri: string) => entity?.properties.get(`http://schema.org/${iri}`);
    expect(product?.types[0]?.place).toMatchObject({ line: 3, column: 12 });
    expect(place(product, "name")).toMatchObject({ place: { line: 4, column: 3 }, values: [{ place: { line: 4, column: 11 } }] });
    expect(place(product, "image")?.values[1]?.place).toMatchObject({ line: 5, column: 22 });
    expect(offer?.place).toMatchObject({ line: 6, column: 13 });
    expect(place(offer, "price")?.place).toMatchObject({ line: 6, column: 33 });
    expect([product?.isRoot, offer?.isRoot]).toEqual([true, false]);
  });

  it.each([
    [
      "@graph",
      {
        "@context": "https://schema.org",
        "@graph": [
          { "@id": "#a", "@type": "Person", name: "A" },
          { "@type": "Thing", name: "B" },
        ],
      },
    ],
    [
      "an array",
      [
        { "@context": "http://schema.org/", "@id": "#a", "@type": "Person", name: "A" },
        { "@context": "https://schema.org/", "@type": "Thing", name: "B" },
      ],
    ],
    [
      "aliases of keywords",
      {
        "@context": "https://schema.org",
        "@graph": [
          { id: "#a", type: "Person", name: "A" },
          { type: "Thing", name: "B" },
        ],
      },
    ],
    [
      "a vocabulary of one's own choice",
      {
        "@context": { "@vocab": "https://schema.org/" },
        "@graph": [
          { "@id": "#a", "@type": "Person", name: "A" },
          { "@type": "Thing", name: "B" },
        ],
      },
    ],
    [
      "prefixes",
      {
        "@context": { s: "http://schema.org/" },
        "@graph": [
          { "@id": "#a", "@type": "s:Person", "s:name": "A" },
          { "@type": "s:Thing", "s:name": "B" },
        ],
      },
    ],
    [
      "several contexts",
      {
        "@context": ["https://schema.org", { x: "https://x.example/#" }],
        "@graph": [{ "@id": "#a", "@type": "Person", name: "A" }, { "@id": "#nothing" }, { "@type": "Thing", name: "B" }],
      },
    ],
  ])("reads %s alike, with places", async (_, value) => {
    const { entities } = await read(value);
    expect(entities.map(sketch)).toEqual([
      { types: ["Person"], id: `${url}#a`, name: ["A"] },
      { types: ["Thing"], name: ["B"] },
    ]);
    const lines = JSON.stringify(value, null, 2).split("\n");
    const lineOf = (entity: Entity | undefined) => [...(entity?.properties.values() ?? [])][0]?.place.line ?? 0;
    expect([lines[lineOf(entities[0]) - 1], lines[lineOf(entities[1]) - 1]]).toEqual([
      expect.stringContaining('name": "A"'),
      expect.stringContaining('name": "B"'),
    ]);
  });

  it("keeps numbers as they were written", async () => {
    const { entities } = await read('{"@context":"https://schema.org","@type":"GeoCoordinates","latitude":40.71280,"longitude":[1e3, 2]}');
    const texts = [...(entities[0]?.properties.values() ?? [])].flatMap(({ values }) =>
      values.map((value) => "text" in value && value.text),
    );
    expect(texts).toEqual(["40.71280", "1e3", "2"]);
  });

  it("tells a reference from an address", async () => {
    const { entities } = await read({
      "@context": "https://schema.org",
      "@type": "Article",
      author: { "@id": "#ada" },
      url: "https://shop.example/",
      mainEntityOfPage: "https://shop.example/x",
      publisher: [{ "@id": "_:p" }],
    });
    expect(entities.map(sketch)).toEqual([
      {
        types: ["Article"],
        author: [`<${url}#ada>!`],
        url: ["<https://shop.example/>"],
        mainEntityOfPage: ["<https://shop.example/x>"],
        publisher: ["<_:0-p>!"],
      },
    ]);
  });

  it("opens lists and turns reverse properties around", async () => {
    const { entities } = await read({
      "@context": "https://schema.org",
      "@type": "Person",
      name: "Ada",
      knows: { "@list": ["A", { "@type": "Person", name: "B" }] },
      "@reverse": { author: { "@type": "Book", name: "Notes" } },
    });
    expect(entities.map(sketch)).toEqual([
      { types: ["Person"], name: ["Ada"], knows: ["A", "*2"] },
      { types: ["Book"], name: ["Notes"], author: ["*0"] },
      { types: ["Person"], name: ["B"] },
    ]);
  });

  it("reads the repaired text when the JSON is broken, at the places of the broken one", async () => {
    const { faults, repaired, entities } = await read('{\n"@context": "https://schema.org",\n"@type": "Thing",\n"name": “Lamp”,\n}');
    expect(faults.map(({ kind, place }) => [kind, place.line, place.column])).toEqual([
      ["smart-quotes", 4, 9],
      ["trailing-comma", 4, 15],
    ]);
    expect(JSON.parse(repaired ?? "")).toEqual({ "@context": "https://schema.org", "@type": "Thing", name: "Lamp" });
    expect(entities.map(sketch)).toEqual([{ types: ["Thing"], name: ["Lamp"] }]);
    expect(entities[0]?.properties.get("http://schema.org/name")?.place.line).toBe(4);
  });

  it.each([
    ["https://schema.org", []],
    ["http://schema.org/", []],
    ["http://www.schema.org", []],
    ["https://schema.org/docs/jsonldcontext.jsonld", []],
    ["schema.org", ["context-misspelled"]],
    ["https://shema.org", ["context-misspelled"]],
    ["https://schema.org/Product", ["context-misspelled"]],
    [" https://schema.org", ["context-misspelled"]],
    ["http:/schema.org", ["context-misspelled"]],
    ["https://evil.example/context.jsonld", ["context-foreign"]],
    ["http://169.254.169.254/latest/", ["context-foreign"]],
  ])("judges the context %s", async (context, kinds) => {
    const { problems, entities } = await read({ "@context": context, "@type": "Thing", name: "Lamp" });
    expect(problems.map(({ kind }) => kind)).toEqual(kinds);
    // What was meant is read; what is foreign is not.
    if (kinds[0] !== "context-foreign") expect(entities.map(sketch)).toEqual([{ types: ["Thing"], name: ["Lamp"] }]);
  });

  it("says that a context is missing and reads the block as schema.org", async () => {
    const { problems, entities, expanded } = await read({ "@type": "Thing", name: "Lamp" });
    expect(problems).toMatchObject([{ kind: "context-missing", place: { line: 1 } }]);
    expect(entities.map(sketch)).toEqual([{ types: ["Thing"], name: ["Lamp"] }]);
    // The standard's own result stays what it is.
    expect(expanded).toEqual([{ "@type": ["https://shop.example/p/Thing"] }]);
  });

  it.each([
    [{ "@context": "https://schema.org", "@type": 5 }, "invalid type value", 3],
    [{ "@context": "https://schema.org", "@id": ["a"], name: "x" }, "invalid @id value", 3],
    [{ "@context": 5, name: "x" }, "invalid local context", 1],
    [{ "@context": "https://schema.org", name: { "@value": { a: 1 } } }, "invalid value object value", 1],
  ])("names the processor's reason: %j", async (value, reason, line) => {
    expect((await read(value)).problems).toMatchObject([{ kind: "json-ld-refused", detail: reason, place: { line } }]);
  });

  it.each([
    [{ sameAs: "@halsted" }, ["@halsted"]],
    [{ sameAs: ["https://x.example/", "@halsted", "@other"], name: "@fine" }, ["@halsted", "@other"]],
    [{ url: "@halsted" }, ["@halsted"]],
    [{ "@id": "@halsted", name: "x" }, ["@halsted"]],
    [{ "@type": ["@Shop", "Organization"], name: "x" }, ["@Shop"]],
    [{ url: "@" }, []],
    [{ url: "@halsted-2" }, []],
  ])("names values that read like keywords, and drops them: %j", async (fields, words) => {
    const { problems, entities } = await read({ "@context": "https://schema.org", "@type": "Organization", ...fields });
    expect(problems.map(({ kind, detail }) => [kind, detail])).toEqual(words.map((word) => ["keyword-value", word]));
    expect(JSON.stringify(entities.map(sketch))).not.toMatch(/@halsted"|@Shop|null/);
  });

  it("reads a block whose base is taken away", async () => {
    const context = ["https://schema.org", { "@base": null }];
    const { problems, entities } = await read({ "@context": context, "@id": "#me", "@type": "Person", sameAs: "about", url: "" });
    expect(problems).toEqual([]);
    expect(entities.map(sketch)).toEqual([{ types: ["Person"], id: "#me", sameAs: ["<about>"], url: ["<>"] }]);
  });

  it("names indexes that contradict each other, and reads the block", async () => {
    const { problems, entities } = await read({
      "@context": "https://schema.org",
      "@graph": [
        { "@id": "#a", "@type": "Thing", "@index": "1", name: "x" },
        { "@id": "#a", "@type": "Thing", "@index": "2", url: "y" },
      ],
    });
    expect(problems).toMatchObject([{ kind: "json-ld-refused", detail: "conflicting indexes", place: { line: 1 } }]);
    expect(entities).toHaveLength(2);
  });

  it("names keys that repeat", async () => {
    const { repeatedKeys, entities } = await read('{"@context": "https://schema.org", "@type": "Thing",\n"name": "a",\n"name": "b"}');
    expect(repeatedKeys).toMatchObject([{ key: "name", place: { line: 3, column: 1 } }]);
    expect(entities.map(sketch)).toEqual([{ types: ["Thing"], name: ["b"] }]);
  });

  it.each([
    [
      "prototype names",
      '{"@context":"https://schema.org","@type":"__proto__","__proto__":{"constructor":{"prototype":1}},"toString":"x","hasOwnProperty":["y"]}',
    ],
    [
      "a prototype in a context",
      '{"@context":{"__proto__":"https://x.example/","constructor":"https://y.example/"},"__proto__":"a","constructor":"b"}',
    ],
    ["100,000 brackets", "[".repeat(100_000)],
    ["100 levels of objects", `${'{"@context":"https://schema.org","a":'.repeat(100)}1${"}".repeat(100)}`],
    ["nothing", ""],
    ["a number", "5"],
    ["a text", '"x"'],
    ["null", "null"],
    ["a context that repeats itself", '{"@context":{"a":"b:c","b":"a:c"},"a":1}'],
    ["a huge array", `{"@context":"https://schema.org","@type":"Thing","name":[${'"x",'.repeat(30_000)}"x"]}`],
    ["too many values", `[${'"x",'.repeat(200_000)}"x"]`],
  ])("answers to %s", async (_, text) => {
    const start = cpuTime();
    expect(await read(text)).toBeTypeOf("object");
    expect(cpuTime() - start).toBeLessThan(5000);
  });

  it("says so when a block is larger than it reads", async () => {
    const { problems } = await read(`{"@context":"https://schema.org","@type":"Thing","name":[${'"x",'.repeat(100_000)}"x"]}`);
    expect(problems.map(({ kind }) => kind)).toEqual(["too-many-values"]);
  });
});
