import { evaluateSync, parse } from "groq-js";
import { describe, expect, it } from "vitest";
import type { RawDocument } from "#core/content/raw-document.ts";
import { createDocumentIndex } from "./document-index.ts";

const documents = [
  { _id: "a1", _type: "author", name: "Ada" },
  { _id: "p1", _type: "post", author: { _ref: "a1" }, n: 1, tags: ["x"] },
  { _id: "p2", _type: "post", author: { _ref: "gone" }, n: 2 },
  { _id: "p3", _type: "page", n: 3 },
];

describe("the document index", () => {
  it.each([
    '*[_type == "post"] | order(n desc) { n, "author": author->name }',
    '*[n > 1 && _type == "post"].n',
    '*[(_type == "post" || _type == "page") && n > 1].n',
    '*[_type == "post" && n == 1 || _type == "page"].n',
    '*["post" == _type].n',
    '*[_type != "post"]._id',
    "*[_type == $type]._id",
    '*[_type == "nothing"]',
    '*[_id == "p1"][0].author->name',
    "count(*)",
    '*[_type == "author"]{ name, "posts": *[_type == "post" && author._ref == ^._id].n }',
    '*[_type == "post"][0...$limit]._id',
  ])("answers %s as a scan of everything would", (query) => {
    const params = { type: "page", limit: 1 };
    const scan = evaluateSync(parse(query, { params }), { dataset: documents, params });
    expect(createDocumentIndex(structuredClone(documents)).evaluate(query, params)).toStrictEqual(scan.data);
  });

  it("gives a slice its parameter each time", () => {
    const index = createDocumentIndex(structuredClone(documents));
    const slice = (limit: number) => index.evaluate('*[_type == "post"][0...$limit]._id', { limit });
    expect([slice(1), slice(2)]).toStrictEqual([["p1"], ["p1", "p2"]]);
  });

  it("leaves out drafts, releases and system records", () => {
    const hidden = ["drafts.p1", "versions.r1.p1", "_.x"].map((_id) => ({ _id, _type: "post" }));
    expect(createDocumentIndex([...hidden, { _id: "x", _type: "system.filling" }]).evaluate("count(*)")).toBe(0);
  });

  it("looks at the documents of the asked type alone, and follows a reference without a search", () => {
    let looks = 0;
    const watched = (value: string) => ({
      enumerable: true,
      get: () => {
        looks++;
        return value;
      },
    });
    const notes = Array.from({ length: 50 }, (_, n) =>
      Object.defineProperties({} as { _id: string; _type: string }, { _id: watched(`n${n}`), _type: watched("note") }),
    );
    const query = '*[_type == "post"] | order(n desc) { n, "author": author->name }';
    const index = createDocumentIndex([...notes, ...structuredClone(documents)]);
    looks = 0;
    expect(index.evaluate(query)).toStrictEqual([
      { n: 2, author: null },
      { n: 1, author: "Ada" },
    ]);
    expect(looks).toBe(0);
    evaluateSync(parse(query), { dataset: [...notes, ...documents] });
    expect(looks, "a scan would have looked").toBeGreaterThan(50);
  });

  const LIST = '*[_type == "post" && defined(n)] | order(n desc, _id asc) { _id, n, "author": author->name, "after": after->n }';

  it.each<[string, (documents: RawDocument[]) => RawDocument[]]>([
    ["a document that moves", changed("p1", { n: 9 })],
    ["one that takes a place with another", changed("p1", { n: 2 })],
    ["one that the filter leaves out", changed("p1", { n: null })],
    ["one that comes", (all) => [...all, { _id: "p4", _type: "post", n: 1.5, author: { _ref: "a1" } }]],
    ["one that goes", (all) => all.filter(({ _id }) => _id !== "p2")],
    ["one that is referred to", changed("a1", { name: "Ada L." })],
    ["one that was missed", (all) => [...all, { _id: "gone", _type: "person", name: "Bo" }]],
    ["one of the same type that is referred to", changed("p3", { _type: "post", after: { _ref: "p1" } })],
    ["one that becomes another type", changed("p1", { _type: "page" })],
    ["nothing", (all) => all],
  ])("follows %s in a list that it kept", (_, change) => {
    const before = createDocumentIndex(structuredClone(documents));
    before.evaluate(LIST);
    const after = change([...before.byId.values()]);
    const scan = (all: readonly RawDocument[]) => evaluateSync(parse(LIST), { dataset: all }).data;
    const index = createDocumentIndex(after, before);
    expect(index.evaluate(LIST)).toStrictEqual(scan(after));
    const again = changed("p1", { n: 0, after: { _ref: "p2" } })([...index.byId.values()]);
    expect(createDocumentIndex(again, index).evaluate(LIST)).toStrictEqual(scan(again));
  });

  it("makes only the rows anew whose documents changed", () => {
    const before = createDocumentIndex(structuredClone(documents));
    const rows = before.evaluate(LIST) as unknown[];
    const after = createDocumentIndex(changed("p1", { n: 9 })([...before.byId.values()]), before).evaluate(LIST) as unknown[];
    expect([after[0] === rows[1], after[1] === rows[0]]).toStrictEqual([false, true]);
  });

  it("finds one document by its slug or id without a look at the others", () => {
    const index = createDocumentIndex([...structuredClone(documents), { _id: "p9", _type: "post", n: 9, slug: { current: "nine" } }]);
    expect(index.evaluate('*[_type == "post" && slug.current == $slug][0].n', { slug: "nine" })).toBe(9);
    expect(index.evaluate('*[_type == "post" && slug.current == $slug][0].n', { slug: "ten" })).toBeNull();
    expect(index.evaluate('*[_type == "post" && _id == $id][0].n', { id: "p1" })).toBe(1);
    expect(index.evaluate('*[_type == "post" && _id == $id][0].n', { id: "p3" })).toBeNull();
  });
});

function changed(id: string, fields: Record<string, unknown>) {
  return (all: RawDocument[]) => all.map((document) => (document._id === id ? { ...document, ...fields } : document));
}
