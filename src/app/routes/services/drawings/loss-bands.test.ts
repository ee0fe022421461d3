import { describe, expect, it } from "vitest";
import { lossBands, wrapWords } from "./loss-bands.ts";

describe("lossBands", () => {
  it("draws each value as its share of the first, and what left between", () => {
    expect(
      lossBands([
        { value: 10_000, label: "found" },
        { value: 6_200, label: "crawled", lost: "blocked" },
        { value: 3_900, label: "indexed", lost: "wrong canonical" },
      ]),
    ).toEqual([
      { value: 10_000, label: "found", width: 64 },
      { value: 6_200, label: "crawled", width: 40, lost: { amount: 3_800, width: 24, reason: "blocked" } },
      { value: 3_900, label: "indexed", width: 25, lost: { amount: 2_300, width: 15, reason: "wrong canonical" } },
    ]);
  });

  it("keeps a tiny share visible", () => {
    expect(
      lossBands([
        { value: 1_000_000, label: "a" },
        { value: 4, label: "b" },
      ])[1],
    ).toMatchObject({ width: 3, lost: { width: 61 } });
  });
});

describe("wrapWords", () => {
  it("breaks between words and never inside one", () => {
    expect(wrapWords("merged into a stronger page", 16)).toEqual(["merged into a", "stronger page"]);
    expect(wrapWords("internationalization", 8)).toEqual(["internationalization"]);
  });
});
