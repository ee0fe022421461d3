import { describe, expect, it } from "vitest";
import type { WrittenText } from "#core/providers/language-model.ts";
import type { ProviderAnswer } from "#core/providers/provider-answer.ts";
import type { ToolPorts } from "#core/tool/tool-ports.ts";
import { paperSite } from "../../../tests/support/paper-site.ts";
import { researchKeywords } from "./ai-keyword-research.server.ts";
import { intentOf } from "./keyword-intent.ts";

const none = { state: "unavailable", reason: "no-provider", detail: "No source of search suggestions is set up on this site." } as const;
const signal = new AbortController().signal;
type Ports = Pick<ToolPorts, "openPage" | "fetchPage" | "askProvider" | "writeText" | "now">;
const ports = (more: Partial<Ports> = {}): Ports => ({
  openPage: () => Promise.reject(new Error("not asked")),
  fetchPage: () => Promise.reject(new Error("not asked")),
  askProvider: async () => none,
  writeText: async () => none,
  now: () => new Date("2026-11-17"),
  ...more,
});
const ideasOf = async (input: Parameters<typeof researchKeywords>[0], more: Partial<Ports> = {}) =>
  (await researchKeywords(input, ports(more), signal)).clusters.flatMap(({ ideas }) => ideas);

it.each([
  ["how to tie a knot", "informational"],
  ["best trail shoes", "commercial"],
  ["trail shoes price", "transactional"],
  ["acme login", "navigational"],
])("%s is %s", (keyword, intent) => expect(intentOf(keyword)).toBe(intent));

describe("where ideas come from", () => {
  it("with nothing set up: patterns, called what they are, and no figure", async () => {
    const { sources } = await researchKeywords({ seed: "Trail Shoes" }, ports(), signal);
    expect(sources.find(({ source }) => source === "pattern")?.words).toContain("Generated ideas, not search data");
    const ideas = await ideasOf({ seed: "Trail Shoes" });
    expect(ideas.map(({ keyword }) => keyword)).toContain("best trail shoes");
    expect(ideas.every(({ figures }) => figures === undefined)).toBe(true);
  });

  it("gives the visitor's own figures with their source", async () => {
    const [first] = await ideasOf({
      seed: "log files",
      queries: "Top queries,Clicks,Impressions,CTR,Position\nlog file seo,42,1310,3.21%,6.4",
    });
    expect(first).toMatchObject({
      keyword: "log file seo",
      source: "search-console",
      figures: { clicks: { state: "measured", value: 42, source: "Your Search Console export" } },
    });
  });

  it("takes words from a page and from suggestions", async () => {
    const html = "<title>Trail running shoes</title><h1>Trail running shoes</h1><h2>Waterproof membranes</h2>";
    const page = { id: null, takenAt: "", until: "", input: "", page: { html, url: "https://a.example/" } };
    const askProvider = (async () => ({
      state: "given",
      source: "Suggest",
      asOf: "2026-11-17",
      value: ["trail shoes women"],
    })) as unknown as Ports["askProvider"];
    const ideas = await ideasOf({ seed: "trail shoes", url: "a.example" }, { openPage: async () => page, askProvider });
    expect(ideas).toContainEqual(expect.objectContaining({ keyword: "trail shoes women", source: "suggestions" }));
    expect(ideas).toContainEqual(expect.objectContaining({ keyword: "waterproof membranes", source: "page" }));
  });

  it("takes the words of the addresses in the visitor's sitemap, found by robots.txt", async () => {
    const urls = ["/blog/choosing-trail-shoes.html", "/p/1184", "/about", "/shop/Trail-Shoes-f%C3%BCr-Regen", "/shop/%E0%A4%A"];
    const { fetchPage } = paperSite({
      "https://own.test/robots.txt": { headers: { "content-type": "text/plain" }, body: "Sitemap: https://own.test/map.xml" },
      "https://own.test/map.xml": `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.map((path) => `<url><loc>https://own.test${path}</loc></url>`).join("")}</urlset>`,
    });
    const { clusters, sources } = await researchKeywords({ seed: "trail shoes", sitemap: "own.test" }, ports({ fetchPage }), signal);
    const own = clusters.flatMap(({ ideas }) => ideas).filter(({ source }) => source === "sitemap");
    expect(own.map(({ keyword }) => keyword).sort()).toEqual(["choosing trail shoes", "trail shoes für regen"]);
    expect(sources.find(({ source }) => source === "sitemap")?.words).toContain("2 of 5 addresses in your sitemap");
  });

  it("goes on without a sitemap that does not come, and says why", async () => {
    const { fetchPage } = paperSite({});
    const { clusters, sources } = await researchKeywords({ seed: "trail shoes", sitemap: "own.test" }, ports({ fetchPage }), signal);
    expect(clusters.length).toBeGreaterThan(0);
    expect(sources.find(({ source }) => source === "sitemap")?.words).toBe(
      "Your sitemap gave nothing. https://own.test/sitemap.xml: Answers 404.",
    );
  });

  it("takes a model's words, but neither its numbers nor its markup", async () => {
    const text = "- trail shoes for rain\nsearch volume 12,000\n<img src=x>\nhttps://evil.example/\ntrail shoe sizing";
    const writeText = async (): Promise<ProviderAnswer<WrittenText>> => ({
      state: "given",
      source: "M",
      asOf: "2026-11-17",
      value: { text, model: "m", isWhole: true, tokens: { input: 1, output: 1 } },
    });
    const ideas = (await ideasOf({ seed: "trail shoes" }, { writeText })).filter(({ source }) => source === "model");
    expect(ideas.map(({ keyword }) => keyword).sort()).toEqual(["trail shoe sizing", "trail shoes for rain"]);
  });
});
