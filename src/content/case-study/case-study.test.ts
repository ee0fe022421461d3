import { describe, expect, it } from "vitest";
import { caseStudy } from "./case-study.content-type.ts";

const raw = (slug: string) => ({
  _id: `caseStudy-${slug}`,
  title: "A case",
  seo: { title: "T", description: "D", slug: { _type: "slug", current: slug } },
  client: "C",
  sector: "S",
  period: "2025",
  growth: { figure: "+1%", label: "clicks" },
  desc: "D",
  line: "blue",
});

describe("toCaseStudyCard", () => {
  it.each([
    ["ai-content-tool", "/case-study/ai-content-tool/"],
    ["project-management-tool", "/case-study/project-management-tool/"],
    ["living-healthy-24", "/case-study/living-healthy-24/"],
    ["magento-outdoor-store", "/case-study/magento-outdoor-store"],
  ])("gives %s the address %s", (slug, path) => {
    expect(caseStudy.mapCard(raw(slug)).path).toBe(path);
  });

  it("takes a study without a series or a banner", () => {
    const card = caseStudy.mapCard(raw("x"));
    expect([card.series, card.bannerImage]).toStrictEqual([[], undefined]);
  });

  it("shows a study with only what the specification asks for, and says what is missing", () => {
    const section = { sectionHeading: "H", content: [] };
    const bare = {
      _id: "x",
      title: "A case",
      seo: { slug: { _type: "slug", current: "x" } },
      about: section,
      analysis: section,
      problem: section,
      solution: section,
      result: section,
    };
    expect(caseStudy.mapCard({ ...bare, sector: null })).toMatchObject({
      client: "A case",
      sector: "Case study",
      seo: { title: "A case", description: "A case" },
      growth: { figure: "5 min", label: "to read" },
    });
    expect(caseStudy.faultsOf({ ...bare, _type: "caseStudy" }).map(({ field }) => field)).toContain("Client");
  });

  it.each([
    ["a slug with a slash", { seo: { title: "T", description: "D", slug: { current: "a/b" } } }],
    ["a banner that is not a reference", { bannerImage: { asset: { _ref: "http://example.com/x.png" } } }],
    ["no title", { title: " " }],
  ])("refuses %s", (_, change) => {
    expect(() => caseStudy.mapCard({ ...raw("x"), ...change })).toThrow();
  });
});
