import { describe, expect, it } from "vitest";
import type { ToolCopy } from "#core/tool/tool-copy.ts";
import { applyToolDocument } from "./apply-tool-document.ts";
import { toolDocument } from "./tool.content-type.ts";

const copy: ToolCopy = {
  seoTitle: "Folder title",
  seoDescription: "Folder description",
  intro: "Folder intro",
  steps: [{ stepTitle: "One", stepDescription: "First" }],
  checks: [],
  cannotKnow: [],
  content: [],
  limits: "Folder limits",
  sources: [],
  faq: [{ question: "Q", answer: "A" }],
  handOff: { service: "seo", title: "SEO", text: "Text" },
};

describe("applyToolDocument", () => {
  it("replaces the fields that the document sets and leaves the others", () => {
    const document = toolDocument.map({ _id: "tool-x", _type: "tool", slug: "x", intro: "Edited intro", faq: [], steps: undefined });
    expect(applyToolDocument(copy, document)).toStrictEqual({ ...copy, intro: "Edited intro", faq: [] });
  });

  it("leaves the folder's copy as it is without a document", () => {
    expect(applyToolDocument(copy, undefined)).toBe(copy);
  });

  it("takes no field that a tool page does not have", () => {
    const document = toolDocument.map({ _id: "tool-x", slug: "x", constructor: "y", title: "z" });
    expect(Object.keys(applyToolDocument(copy, document))).toStrictEqual(Object.keys(copy));
  });
});
