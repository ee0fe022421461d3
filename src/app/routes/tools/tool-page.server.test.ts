import { expect, it, vi } from "vitest";
import { tools } from "#tools/registry.server.ts";
import type { Site } from "../../site-context.ts";
import { toolPageData } from "./tool-page.server.ts";

vi.mock("#core/page-check/page-retention.ts", async (original) => ({
  ...(await original<object>()),
  FETCHED_KEPT: "88 days",
  PASTED_KEPT: "99 hours",
}));
vi.mock("#core/tool/job-retention.ts", async (original) => ({ ...(await original<object>()), JOBS_KEPT: "66 days" }));

const site = {
  tools,
  origin: "https://site.example",
  runsAMinute: 77,
  listReviews: async () => [],
  toolSheet: () => undefined,
  content: { fetch: async () => ({ facts: null, found: [] }) },
} as unknown as Site;
const wordsOf = async (slug: string) => JSON.stringify((await toolPageData(site, slug))?.copy);

it.each([...tools.keys()])("%s tells the limits that the site has, and leaves no place open", async (slug) => {
  const words = await wordsOf(slug);
  expect(words.match(/\{(?:runsAMinute|fetchedKept|pastedKept|jobsKept)\}|\b30 (?:runs|imports|checks) a minute/g)).toBeNull();
  expect(words.match(/(?:\bkept|\bkeep|\bremoved|\bresult)[^."]* \b30 days|\b(?:an|one) hour, under a link/gi)).toBeNull();
});

it("what was read and what was made are kept for as long as their constants say", async () => {
  const words = await wordsOf("title-tag-checker");
  expect(words).toContain("77 runs a minute");
  expect(words).toContain(
    "A fetched page is kept under its number for 88 days so that the other tools can read it, pasted HTML for 99 hours.",
  );
  expect(await wordsOf("meta-description-checker")).toContain("For 99 hours, under a link that only you have");
  for (const slug of ["sitemap-generator", "broken-link-detector", "internal-link-checker"]) {
    expect(await wordsOf(slug)).toContain("It is removed after 66 days.");
    expect(await wordsOf(slug)).toContain("Results are kept for 66 days under their own address.");
  }
  expect(await wordsOf("page-speed-checker")).toContain("We keep the report for 66 days under its link.");
});
