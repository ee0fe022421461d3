import { gzipSync } from "node:zlib";
import type { CrawlEvent } from "#core/crawl/crawl-event.ts";
import { BOT_NAME } from "#core/tool/bot-name.ts";
import type { ToolJob } from "#core/tool/define-tool.ts";
import type { ToolPorts } from "#core/tool/tool-ports.ts";
import { crawlSite } from "#engines/crawler/crawl-site.server.ts";
import { standIn } from "#engines/crawler/stand-in.ts";
import { rulesForBot } from "#engines/robots/matching/rules-for-bot.ts";
import { sitemapFiles } from "./sitemap-files.ts";
import { sitemapFrom } from "./sitemap-generator.engine.ts";
import type { SitemapGeneratorOutput, SitemapRequest } from "./sitemap-generator.schema.ts";

/** Crawls, with the robots rules and the present sitemap of the site, and makes the result from what it reported. */
export async function generateSitemap(
  request: SitemapRequest,
  { fetchPage, noteLinks, now }: Pick<ToolPorts, "fetchPage" | "now"> & Partial<Pick<ToolPorts, "noteLinks">>,
  { signal, past, emit }: ToolJob<CrawlEvent>,
): Promise<SitemapGeneratorOutput> {
  const events: CrawlEvent[] = [...past];
  const tell = (event: CrawlEvent) => {
    events.push(event);
    emit(event);
  };
  // Languages stand in what the rules over many pages keep of a page; without them none of it is kept.
  const keepContent = request.languages ?? false;
  await crawlSite({
    ...request,
    ...standIn(request.url, request.standsFor, fetchPage),
    keepContent,
    noteLinks: request.standsFor ? undefined : noteLinks,
    now,
    signal,
    past,
    emit: tell,
    readRobots: (body) => rulesForBot(body, BOT_NAME),
  });
  const result = sitemapFrom(events);
  if (!result) throw new Error("a crawl that ended has read its home page");
  return result;
}

/** For downloads: the text forms, and each XML file packed as well. */
export function filesOf(output: SitemapGeneratorOutput) {
  const files = sitemapFiles(output);
  const packed = files
    .filter(({ name }) => name.endsWith(".xml"))
    .map(({ name, body }) => ({ name: `${name}.gz`, type: "application/gzip", body: new Uint8Array(gzipSync(body)) }));
  return [...files, ...packed];
}
