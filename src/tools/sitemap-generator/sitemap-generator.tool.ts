import type { CrawlEvent } from "#core/crawl/crawl-event.ts";
import { defineJobTool } from "#core/tool/define-tool.ts";
import { crawledHost } from "#engines/crawler/start-address.ts";
import { sitemapFrom } from "./sitemap-generator.engine.ts";
import { sitemapGeneratorInput, sitemapGeneratorOutput } from "./sitemap-generator.schema.ts";
import { filesOf, generateSitemap } from "./sitemap-generator.server.ts";

export const tool = defineJobTool<CrawlEvent>()({
  slug: "sitemap-generator",
  name: "Sitemap generator",
  tagline: "Crawls your site, draws it as it goes, and writes the XML sitemap.",
  category: "technical",
  menu: { name: "Sitemap generator", line: "From a crawl" },
  addedOn: "2026-11-15",
  needs: ["fetchPage", "noteLinks", "now"],
  input: sitemapGeneratorInput,
  output: sitemapGeneratorOutput,
  examples: [
    { title: "a site of one page", input: { url: "https://example.com/" } },
    { title: "25 pages of a larger one", input: { url: "https://www.iana.org/", maxPages: 25, ignoreQuery: true } },
    { title: "an address that does not answer", input: { url: "https://no-such-site.invalid/" } },
  ],
  files: filesOf,
  crawls: ({ url }) => crawledHost(url),
  resultSoFar: sitemapFrom,
  run: generateSitemap,
});
