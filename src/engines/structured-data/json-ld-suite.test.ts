import { describe, expect, it } from "vitest";
import { shownName } from "./entity.ts";
import { jsonLdToNQuads } from "./json-ld/expand-json-ld.ts";
import { readStructuredData } from "./read-structured-data.ts";

/** The questions of the W3C's suites, asked of what we show: https://github.com/w3c/json-ld-api/tree/main/tests */
const url = "http://a.example/doc";
const script = (json: string, type = "application/ld+json") => `<script type="${type}">${json}</script>`;
const schema = (json: string) => script(`{"@context":"https://schema.org/",${json}}`);

/** The statements of the page as RDF, in short. */
async function statements(source: string): Promise<string[]> {
  const { blocks } = await readStructuredData(source, { url });
  const quads = await jsonLdToNQuads(blocks.map(({ expanded }) => expanded ?? []));
  const short = quads.replaceAll("http://schema.org/", "s:").replaceAll("http://www.w3.org/1999/02/22-rdf-syntax-ns#", "rdf:");
  return short.split("\n").filter(Boolean);
}

/** What the entity tree shows: `type: property=value`, entities by their number. */
async function tree(source: string): Promise<string[]> {
  const { entities } = await readStructuredData(source, { url });
  return entities.map(({ types, id, properties }) => {
    const said = [...properties.values()].map(({ iri, values }) => {
      const words = values.map((value) => {
        if (value.kind === "entity") return `#${value.key}`;
        if (value.kind === "link") return `<${value.address}>`;
        return value.kind === "text" ? value.text + (value.language ? `@${value.language}` : "") : String(value[value.kind as never]);
      });
      return `${shownName(iri)}=${words.join("|")}`;
    });
    return [types.map(({ iri }) => shownName(iri)).join("+"), id, ...said].filter(Boolean).join(" ");
  });
}

describe("scripts in a page", () => {
  it.each<[string, string, string[]]>([
    ["none", "<p>x</p>", []],
    ["one", schema('"@id":"#a","name":"x"'), [`<${url}#a> <s:name> "x" .`]],
    [
      "several, one of them an array",
      schema('"@id":"#a","name":"x"') + script('[{"@context":"https://schema.org","@id":"#b","name":"y"},{"@id":"#c"}]'),
      [`<${url}#a> <s:name> "x" .`, `<${url}#b> <s:name> "y" .`],
    ],
    ["character references stay as they are", schema('"@id":"#a","name":"&lt;&amp;&gt;"'), [`<${url}#a> <s:name> "&lt;&amp;&gt;" .`]],
    ["relative to the page", schema('"@id":"b","name":"x"'), ['<http://a.example/b> <s:name> "x" .']],
    [
      "relative to the base element",
      `<base href="http://b.example/d/e">${schema('"@id":"f","name":"x"')}`,
      ['<http://b.example/d/f> <s:name> "x" .'],
    ],
    [
      "relative to a base element that is relative itself",
      `<base href="d/">${schema('"@id":"f","name":"x"')}`,
      ['<http://a.example/d/f> <s:name> "x" .'],
    ],
    [
      "the first base element counts",
      `<base href="/1/"><base href="/2/">${schema('"@id":"f","name":"x"')}`,
      ['<http://a.example/1/f> <s:name> "x" .'],
    ],
    ["in the body too", `<body><p>${schema('"@id":"#a","name":"x"')}`, [`<${url}#a> <s:name> "x" .`]],
    ["in a picture's own language there is none", `<svg>${schema('"@id":"#a","name":"x"')}</svg>`, []],
    ["things without an id stay apart", schema('"name":"x"') + schema('"name":"y"'), ['_:b0 <s:name> "x" .', '_:b1 <s:name> "y" .']],
    [
      "a blank name means one thing in each script",
      schema('"@id":"_:t","name":"x"') + schema('"@id":"_:t","name":"_:t"'),
      ['_:b0 <s:name> "x" .', '_:b1 <s:name> "_:t" .'],
    ],
    [
      "one id over two scripts is one thing",
      schema('"@id":"#a","name":"x"') + schema('"@id":"#a","url":"u"'),
      [`<${url}#a> <s:name> "x" .`, `<${url}#a> <s:url> <http://a.example/u> .`],
    ],
  ])("%s", async (_, source, expected) => expect(await statements(source)).toEqual(expected));

  it.each<[string, string, string[]]>([
    ["a comment inside", '{"a": 1 /* x */}', ["comment"]],
    ["a wrapper that is closed", '<!-- {"a": 1} -->', ["wrapper", "wrapper"]],
    ["a wrapper that is never closed", '<!-- {"a": 1}', ["wrapper"]],
    ["a wrapper that is never opened", '{"a": 1} -->', ["wrapper"]],
    ["no JSON", "foo", ["unquoted-text", "no-value"]],
    ["a bell inside a text", '{"a": "x\u0007y"}', ["control-character"]],
    ["a tab inside a text", '{"a": "x\ty"}', ["line-break"]],
  ])("%s is a fault", async (_, json, kinds) => {
    const { blocks } = await readStructuredData(script(json), { url });
    expect(blocks[0]?.faults.map(({ kind }) => kind)).toEqual(kinds);
  });
});

describe("the tree of a script", () => {
  it.each<[string, string, string[]]>([
    ["types in an array", '"@type":["Product","Car"],"name":"x"', ["Product+Car name=x"]],
    ["@set and @list", '"@type":"Thing","name":{"@set":["a",null,"b"]},"award":{"@list":["c","d"]}', ["Thing award=c|d name=a|b"]],
    ["languages", '"@type":"Thing","name":[{"@value":"a","@language":"de"},{"@value":"b"}]', ["Thing name=a@de|b"]],
    ["null says nothing", '"@type":"Thing","name":null,"url":[null]', ["Thing"]],
    ["@included", '"@type":"Thing","name":"x","@included":[{"@type":"Person","name":"y"}]', ["Thing name=x", "Person name=y"]],
    [
      "a graph in a property is a value, and what it holds stands on its own",
      '"@type":"ItemList","itemListElement":{"@graph":[{"@type":"Thing","name":"x"}]}',
      ["ItemList itemListElement=#1", "", "Thing name=x"],
    ],
    [
      "things that know each other",
      '"@graph":[{"@id":"#a","@type":"Person","knows":{"@id":"#b"}},{"@id":"#b","@type":"Person","knows":{"@id":"#a"}}]',
      [`Person ${url}#a knows=<${url}#b>`, `Person ${url}#b knows=<${url}#a>`],
    ],
    [
      "@reverse",
      '"@type":"Person","@reverse":{"author":[{"@type":"Book","name":"x"},{"@id":"#b"}]}',
      ["Person", "Book name=x author=#0", `${url}#b author=#0`],
    ],
  ])("%s", async (_, json, expected) => expect(await tree(schema(json))).toEqual(expected));

  it.each<[string, string, string[]]>([
    ["language maps", '"name":{"@id":"s:name","@container":"@language"}', ["Thing name=n|y|z|x@en"]],
    ["index maps", '"name":{"@id":"s:name","@container":"@index"}', ["Thing name=n|y|z|x"]],
  ])("%s of a context of one's own", async (_, term, expected) => {
    const json = `{"@context":{"s":"http://schema.org/",${term}},"@type":"s:Thing","name":{"en":"x","de":["y","z"],"@none":"n"}}`;
    expect((await tree(script(json))).map((line) => line.replaceAll("@de", ""))).toEqual(expected);
  });

  it("says where a reverse property and its thing stand", async () => {
    const { entities } = await readStructuredData(schema('\n"@type":"Person","@reverse":{\n"author":\n{"@type":"Book","name":"x"}}'), {
      url,
    });
    const author = entities[1]?.properties.get("http://schema.org/author");
    expect([author?.place.line, entities[1]?.place.line]).toEqual([3, 4]);
  });
});

describe("contexts", () => {
  it.each<[string, string[]]>([
    ['"https://schema.org/docs/jsonldcontext.json"', []],
    ['"http://schema.org/docs/jsonldcontext.json.txt"', []],
    ['"HTTPS://Schema.org/"', []],
    ['"//schema.org"', []],
    ['"http://www.schema.org/"', []],
    ['["https://schema.org","https://x.example/c"]', ["context-foreign https://x.example/c"]],
    ['{"@vocab":"http://schema.org/","@import":"https://x.example/c"}', ["context-foreign https://x.example/c"]],
    ['{"@vocab":"http://schema.org/","n":{"@id":"name","@context":"https://x.example/c"}}', ["context-foreign https://x.example/c"]],
  ])("%s gives %j, and nothing is loaded", async (context, expected) => {
    const { problems, entities } = await readStructuredData(`{"@context":${context},"@type":"Thing","name":"x"}`, { url });
    expect(problems.map(({ kind, detail }) => `${kind} ${detail}`)).toEqual(expected);
    expect(entities).toHaveLength(1);
  });

  it("is imported without a trace for the pages that follow", async () => {
    const imports = '{"@context":{"@import":"https://schema.org","@vocab":"http://schema.org/"},"@type":"Thing","name":"x"}';
    const plain = '{"@context":"https://schema.org","@type":"Thing","name":"x"}';
    for (const source of [imports, plain, imports, plain]) {
      const { problems, entities } = await readStructuredData(source, { url });
      expect(problems).toEqual([]);
      expect(entities.map(({ types }) => types[0]?.iri)).toEqual(["http://schema.org/Thing"]);
    }
  });

  it("is missed around a graph as well", async () => {
    const { problems, entities } = await readStructuredData('{"@graph":[{"@type":"Product","name":"x"}]}', { url });
    expect(problems.map(({ kind }) => kind)).toEqual(["context-missing"]);
    expect(entities.map(({ types }) => types[0]?.iri)).toEqual(["http://schema.org/Product"]);
  });
});
