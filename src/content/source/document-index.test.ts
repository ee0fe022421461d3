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

  it("lists posts with their authors at least five times as fast as a scan of everything", () => {
    const many = Array.from({ length: 1000 }, (_, n) => ({
      _id: `d${n}`,
      _type: n % 2 ? "post" : "note",
      n,
      author: { _ref: `d${999 - n}` },
    }));
    const query = '*[_type == "post"] | order(n desc) { n, "author": author->{_id} }';
    const index = createDocumentIndex(many);
    const plan = parse(query);
    const millisecondsOf = (work: () => unknown) => {
      work();
      const started = performance.now();
      expect(work()).toHaveLength(500);
      return performance.now() - started;
    };
    const scan = millisecondsOf(() => evaluateSync(plan, { dataset: many }).data);
    expect(millisecondsOf(() => index.evaluate(query))).toBeLessThan(scan / 5);
  });
});
