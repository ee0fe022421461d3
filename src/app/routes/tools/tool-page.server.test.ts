import { expect, it } from "vitest";
import { tools } from "#tools/registry.server.ts";
import type { Site } from "../../site-context.ts";
import { toolPageData } from "./tool-page.server.ts";

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
  expect((await wordsOf(slug)).match(/\{(?:runsAMinute|fetchedKept|pastedKept)\}|\b30 (?:runs|imports|checks) a minute/g)).toBeNull();
});

it("a page that was read is kept for as long as its constants say", async () => {
  const words = await wordsOf("title-tag-checker");
  expect(words).toContain("77 runs a minute");
  expect(words).toContain(
    "A fetched page is kept under its number for 7 days so that the other tools can read it, pasted HTML for an hour.",
  );
});
