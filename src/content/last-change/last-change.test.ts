import { expect, it } from "vitest";
import { createDocumentIndex } from "../source/document-index.ts";
import { lastChanges } from "./last-change.ts";

const slug = (current: string) => ({ _type: "slug", current });
const documents = [
  { _id: "a", _type: "post", slug: slug("a"), publishDate: "2026-10-01T09:00:00Z", checkedOn: "2026-11-02" },
  { _id: "b", _type: "post", slug: slug("b"), publishDate: "2026-10-01T09:00:00Z", _updatedAt: "2026-11-15T12:00:00Z" },
  { _id: "c", _type: "caseStudy", seo: { slug: slug("c") } },
  { _id: "d", _type: "caseStudy", seo: { slug: slug("a") }, _updatedAt: "2026-11-14T12:00:00Z" },
];
const types = [
  { name: "post", slugAt: "slug", changedOn: ["checkedOn", "publishDate"] },
  { name: "caseStudy", slugAt: "seo.slug" },
];
const index = createDocumentIndex(documents);
const content = { fetch: async (query: string, params?: Record<string, unknown>) => index.evaluate(query, params) };

it("is the newest date that is known of a document, and nothing where none is", async () => {
  const changedOn = await lastChanges(content, types);
  expect(changedOn("post", "a")).toBe("2026-11-02");
  expect(changedOn("post", "b")).toBe("2026-11-15T12:00:00Z");
  expect(changedOn("caseStudy", "c")).toBeUndefined();
  expect(changedOn("caseStudy", "a")).toBe("2026-11-14T12:00:00Z");
});
