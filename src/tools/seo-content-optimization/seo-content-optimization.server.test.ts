import { describe, expect, it } from "vitest";
import { AppError } from "#core/errors/app-error.ts";
import type { OpenedPage, ToolPorts } from "#core/tool/tool-ports.ts";
import { markDraft } from "./mark-draft.ts";
import { markTerms } from "./mark-terms.ts";
import { readDraft } from "./read-draft.ts";
import { seoContentOptimizationInput, seoContentOptimizationOutput } from "./seo-content-optimization.schema.ts";
import { compareContent } from "./seo-content-optimization.server.ts";
import { tool } from "./seo-content-optimization.tool.ts";

const body = (main: string) => `<!doctype html><html lang="en"><title>Gravel bikes</title><nav>Shop Cart</nav><main>${main}</main>`;
const pages: Record<string, string> = {
  "https://a.example/": body(
    "<h1>Gravel bikes</h1><p>A gravel bike has disc brakes. We ride with Shimano parts. The disc brake stops it.</p><h2>Tire width</h2><p>Wide tires roll well.</p>",
  ),
  "https://b.example/": body(
    "<h1>Choose a gravel bike</h1><p>Ask for disc brakes and for Shimano levers.</p><h2>Which tire width fits?</h2><ul><li>Forty</li><li>Fifty</li></ul>",
  ),
  "https://c.example/": body('<h1>Bikes</h1><p>A gravel bike and a carbon frame.</p><h2>The tire width</h2><p><a href="/x">More</a></p>'),
};
const ports: Pick<ToolPorts, "openPage" | "askProvider" | "now"> = {
  openPage: async (source): Promise<OpenedPage> => {
    const url = "url" in source ? (source.url ?? "") : "";
    const html = pages[url];
    if (html === undefined) throw new AppError("dns_not_found", { host: "gone.example" });
    return { id: null, takenAt: "", until: "", input: url, page: { html, url } };
  },
  askProvider: (async () => ({
    state: "given",
    source: "A provider",
    asOf: "2026-11-16",
    value: {
      engine: "Brave",
      results: Object.keys(pages).map((url, at) => ({ position: at + 1, url, title: "", snippet: "" })),
      features: [],
    },
  })) as unknown as ToolPorts["askProvider"],
  now: () => new Date("2026-11-17T12:00:00Z"),
};
const compare = async (input: object) =>
  seoContentOptimizationOutput.parse(await compareContent(seoContentOptimizationInput.parse(input), ports, new AbortController().signal));
const sources = Object.keys(pages);

describe("content optimization", () => {
  it("lists what two pages or more have, with the times in each", async () => {
    const { study } = await compare({ sources });
    const times = Object.fromEntries(study.terms.map((term) => [term.key, term.times]));
    expect(times).toMatchObject({ "gravel bike": [2, 1, 1], "disc brake": [2, 1, 0] });
    expect(Object.keys(times)).not.toContain("carbon frame");
    // It stands in “disc brake” and nowhere else.
    expect(Object.keys(times)).not.toContain("brake");
    expect(study.names).toMatchObject([{ term: "Shimano", times: [1, 1, 0] }]);
    expect(study.headings).toEqual([{ text: "Tire width", stems: ["tire", "width"], pages: [0, 2] }]);
    expect(study.questions).toMatchObject([{ text: "Which tire width fits?", pages: [1] }]);
    expect(study.pages.map(({ counts }) => [counts.subheadings, counts.listItems, counts.links])).toEqual([
      [1, 0, 0],
      [1, 2, 0],
      [1, 0, 1],
    ]);
  }, 60_000);

  it("takes of a very long page what its own field would take", async () => {
    const url = "https://long.example/";
    const html = `<main><h1>Gravel bikes</h1>${"<p>A bike for gravel.</p>".repeat(15_000)}</main>`;
    const longPorts = { ...ports, openPage: async () => ({ id: null, takenAt: "", until: "", input: url, page: { html, url } }) };
    const { draft, notes } = await compareContent(seoContentOptimizationInput.parse({ url }), longPorts, new AbortController().signal);
    expect(draft).toHaveLength(200_000);
    expect(notes).toContain("Your page is very long: its first 200,000 characters are held against the others.");
  }, 60_000);

  it("says what a draft has of it, and names the pages for what it lacks", async () => {
    const { marks, countedOn } = await compare({
      text: "# Gravel bikes\n\nA bike for gravel.\n\n## Width of a tire",
      sources,
      keyword: "gravel bike",
    });
    expect(countedOn).toBe("2026-11-17");
    expect(marks.headings).toEqual(["heading"]);
    expect(marks.keyword).toEqual({ h1: true, opening: true, subheading: false, text: true });
    expect(marks.advice).toContainEqual({
      text: "“disc brake” is not in your draft.",
      evidence: "2 of 3 pages: a.example (2×), b.example (1×)",
    });
  }, 60_000);

  it("marks again in the browser what was typed since, by the same count", async () => {
    const { study, beside, marks } = await compare({ text: "Gravel bikes.", sources });
    const typed = await compare({ text: "Gravel bikes with a disc brake from Shimano.", sources });
    expect(markDraft(study, typed.draft, beside, typed.marks.ease)).toEqual(typed.marks);
    expect(typed.marks.headline).not.toBe(marks.headline);
    expect(markTerms(study, "Two gravel bikes, Shimano.").filter(({ kind }) => kind)).toEqual([
      { text: "gravel bikes", kind: "term" },
      { text: "Shimano", kind: "name" },
    ]);
  }, 60_000);

  it("asks a source of search results only where no page is given, and says so", async () => {
    expect(await compare({ keyword: "gravel bike" })).toMatchObject({
      pagesFrom: "The first results of Brave, by A provider, 2026-11-16.",
    });
    expect(await compare({ keyword: "gravel bike", sources: ["https://a.example/"] })).toMatchObject({
      pagesFrom: "The pages that you gave.",
    });
  }, 60_000);

  it("turns a page into a draft, and goes on without a page that cannot be read", async () => {
    const { draft, leftOut, study } = await compare({
      url: "https://b.example/",
      sources: ["https://a.example/", "https://gone.example/"],
    });
    expect(draft).toBe(
      "# Choose a gravel bike\n\nAsk for disc brakes and for Shimano levers.\n\n## Which tire width fits?\n\n- Forty\n- Fifty",
    );
    expect(leftOut.map(({ name }) => name)).toEqual(["https://gone.example/"]);
    expect(study.pages).toHaveLength(1);
  }, 60_000);

  it("says why there are no names and no reading ease in German", async () => {
    const german =
      "Das Lastenrad ersetzt in der Stadt oft das Auto. Ein Lastenrad mit Elektromotor trägt zwei Kinder und den Einkauf. Der Elektromotor hilft am Berg, und der Akku reicht für fünfzig Kilometer.";
    const { study, marks } = await compare({ text: german, pasted: german });
    expect(study.namesUnavailable).toContain("Every noun has a capital in German");
    expect([marks.ease, study.pages[0]?.ease]).toEqual([null, null]);
  }, 60_000);

  it("answers its examples as they promise", async () => {
    for (const { input, outcome } of tool.examples) expect((await compare(input)).marks.headline).toContain(outcome);
  }, 60_000);
});

it("reads a draft with the marks of Markdown", () => {
  const { parts, counts } = readDraft("# One\nFirst line\nand on.\n\n- [a link](/x) here?\n- ![a picture](/y.png)\n\n### Two", "en");
  expect(parts.map(({ place, text }) => `${place} ${text}`)).toEqual([
    "h1 One",
    "text First line and on.",
    "text a link here?",
    "text a picture",
    "heading Two",
  ]);
  expect(counts).toEqual({ words: 11, subheadings: 1, paragraphs: 3, questions: 1, listItems: 2, images: 1, links: 1 });
});
