import { describe, expect, it } from "vitest";
import { continueReading } from "./continue-reading.ts";

const studies = ["a", "b", "c", "d", "e"].map((current) => ({ seo: { slug: { current } } }));
const after = (slug: string, count = studies.length) => continueReading(studies.slice(0, count), slug).map(({ seo }) => seo.slug.current);

describe("continueReading", () => {
  it("goes on after the study that was read, and from the start again", () => {
    expect([after("a"), after("d")]).toEqual([
      ["b", "c", "d"],
      ["e", "a", "b"],
    ]);
  });

  it("never shows the study that was read, however few there are", () => {
    expect([after("b", 3), after("a", 2), after("a", 1)]).toEqual([["c", "a"], ["b"], []]);
  });
});
