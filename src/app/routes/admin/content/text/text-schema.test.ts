import { describe, expect, it } from "vitest";
import { schemaFor, withKeys } from "./text-schema.ts";

const line = (more: object, child: object = {}) => ({
  _type: "block",
  _key: "a",
  style: "normal",
  markDefs: [],
  children: [{ _type: "span", _key: "s", text: "Words", marks: [], ...child }],
  ...more,
});

describe("the schema of a text", () => {
  it("knows what the site knows", () => {
    const { definition, unknownBlocks, unknownInline } = schemaFor([line({})]);
    expect(definition.styles?.map(({ name }) => name)).toEqual(["normal", "h2", "h3", "blockquote"]);
    expect(definition.blockObjects?.map(({ name }) => name)).toEqual(["table", "code", "image", "callout", "tool"]);
    expect([unknownBlocks, unknownInline]).toEqual([[], []]);
  });

  it("takes in whatever stands in the text already, so that nothing of it is lost", () => {
    const { definition, unknownBlocks, unknownInline } = schemaFor([
      line({ style: "h4", listItem: "square", markDefs: [{ _type: "comment", _key: "m" }] }, { marks: ["underline", "m"] }),
      line({ children: [{ _type: "stockPrice", _key: "p" }] }),
      { _type: "youtube", _key: "y" },
    ]);
    expect(definition.styles?.map(({ name }) => name)).toContain("h4");
    expect(definition.lists?.map(({ name }) => name)).toContain("square");
    expect(definition.decorators?.map(({ name }) => name)).toEqual(["strong", "em", "code", "underline"]);
    expect(definition.annotations?.map(({ name }) => name)).toEqual(["link", "comment"]);
    expect([unknownBlocks, unknownInline]).toEqual([["youtube"], ["stockPrice"]]);
  });
});

describe("keys", () => {
  it("are added where they are missing, at any depth", () => {
    let next = 0;
    const given = [{ _type: "table", rows: [{ cells: ["1"] }] }];
    expect(withKeys(given, () => `k${next++}`)).toEqual([{ _key: "k1", _type: "table", rows: [{ _key: "k0", cells: ["1"] }] }]);
  });

  it("leave a value that has them as the one it is", () => {
    const given = [line({})];
    expect(withKeys(given, () => "never")).toBe(given);
  });
});
