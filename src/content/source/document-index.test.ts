import { evaluateSync, parse } from "groq-js";
import { describe, expect, it } from "vitest";
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
});
