import { describe, expect, it } from "vitest";
import { cpuTime } from "../../../tests/support/cpu-time.ts";
import { typeNames } from "./entity.ts";
import { readStructuredData } from "./read-structured-data.ts";

const url = "https://shop.example/p/1";
const read = (source: string) => readStructuredData(source, { url });
const script = (json: string, type = "application/ld+json") => `<script type="${type}">${json}</script>`;
const thing = (name: string) => `{"@context":"https://schema.org","@type":"Thing","name":"${name}"}`;

describe("readStructuredData", () => {
  it("finds the three syntaxes on one page", async () => {
    const { entities } = await read(`<!doctype html>
${script(thing("a"))}
<div itemscope itemtype="https://schema.org/Product"><b itemprop="name">b</b></div>
<div vocab="https://schema.org/" typeof="Person"><b property="name">c</b></div>`);
    expect(entities.map((entity) => [entity.key, entity.syntax, ...typeNames(entity), entity.place.line])).toEqual([
      [0, "json-ld", "Thing", 2],
      [1, "microdata", "Product", 3],
      [2, "rdfa", "Person", 4],
    ]);
  });

  it("counts lines and columns of the page, not of the script", async () => {
    const { blocks, entities } = await read(
      `<p>\r\n<script type="application/ld+json">\r\n{ "@context": "https://schema.org",\r\n  "@type": "Thing",\r\n  "name": "a", }\r\n</script>`,
    );
    expect(entities[0]?.properties.get("http://schema.org/name")?.place).toMatchObject({ line: 5, column: 3 });
    expect(blocks[0]?.faults).toMatchObject([{ kind: "trailing-comma", place: { line: 5, column: 14 } }]);
  });

  it.each([
    ["application/ld+json", 1],
    ["Application/LD+JSON; charset=utf-8", 1],
    [" application/ld+json ", 1],
    ['application/ld+json;profile="http://www.w3.org/ns/json-ld#expanded"', 1],
    ["application/ld+json;profile=http://www.w3.org/ns/json-ld#context", 0],
    ["application/json", 0],
    ["", 0],
  ])("a script of type %j counts %i times", async (type, count) => {
    const { blocks, problems } = await read(`<script type='${type}'>${thing("a")}</script>`);
    expect([blocks.length, problems]).toEqual([count, []]);
  });

  it.each(["application/ld-json", "application/json+ld", "text/ld+json", "application/ld json"])(
    "says that %s is not the type of JSON-LD",
    async (type) => {
      expect((await read(script(thing("a"), type))).problems).toMatchObject([{ kind: "script-type", detail: type }]);
    },
  );

  it("reads nothing in comments, templates, noscript and textareas", async () => {
    const { blocks } = await read(
      `<!-- ${script(thing("a"))} --><template>${script(thing("b"))}</template><noscript>${script(thing("c"))}</noscript><textarea>${script(thing("d"))}</textarea>`,
    );
    expect(blocks).toEqual([]);
  });

  it("resolves against the base element", async () => {
    const { entities } = await read(`<base href="/b/">${script('{"@context":"https://schema.org","@id":"#x","@type":"Thing"}')}`);
    expect(entities[0]?.id).toBe("https://shop.example/b/#x");
  });

  it.each([
    [thing("a"), true],
    [`\ufeff\n ${thing("a")}`, true],
    [`[${thing("a")}]`, true],
    [`// product\n${thing("a")}`, true],
    ["<p>{}</p>", false],
    ["", false],
  ])("takes %j for JSON: %s", async (source, expected) => expect((await read(source)).isJson).toBe(expected));

  it("keeps blank names of different scripts apart", async () => {
    const block = '{"@context":"https://schema.org","@id":"_:a","@type":"Thing"}';
    expect((await read(script(block) + script(block))).entities.map(({ id }) => id)).toEqual(["_:0-a", "_:1-a"]);
  });

  it.each([
    ["an endless script", `<script type="application/ld+json">${"{".repeat(200_000)}`],
    ["1,500 scripts", script(thing("a")).repeat(1500)],
    ["one key of half a megabyte", script(`{"@context":"https://schema.org","${"a".repeat(500_000)}/":1}`)],
    ["an itemtype of half a megabyte", `<div itemscope itemtype="http://${"a".repeat(500_000)}/#"><b itemprop=x>1</b></div>`],
    ["a base of half a megabyte", `<base href="/${"a/".repeat(250_000)}">${"<div itemscope><a itemprop=x href=y></a></div>".repeat(2000)}`],
  ])("reads %s in bounded time", async (_, source) => {
    const start = cpuTime();
    expect(await read(source)).toBeTypeOf("object");
    expect(cpuTime() - start).toBeLessThan(6000);
  });
});
