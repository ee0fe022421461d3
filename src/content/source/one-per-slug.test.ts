import { expect, it } from "vitest";
import { onePerSlug } from "./one-per-slug.ts";

it("takes one document for an address and tells of the other", () => {
  const documents = [
    { _id: "b", _type: "post", slug: { current: "same" } },
    { _id: "a", _type: "post", slug: { current: "same" } },
    { _id: "drafts.a", _type: "post", slug: { current: "same" } },
    { _id: "c", _type: "service", slug: { current: "same" } },
    { _id: "d", _type: "caseStudy", seo: { slug: { current: "study" } } },
    { _id: "e", _type: "caseStudy", seo: { slug: { current: "study" } } },
    { _id: "f", _type: "faq", slug: null, seo: null },
    { _id: "g", _type: "faq", slug: "same" },
  ];
  const faults: string[] = [];
  const kept = onePerSlug(documents, ({ id, reason }) => void faults.push(`${id}: ${reason}`));
  expect(kept.map(({ _id }) => _id)).toStrictEqual(["a", "c", "d", "f", "g"]);
  expect(faults).toStrictEqual(["b: a has the slug same too", "e: d has the slug study too"]);
});
