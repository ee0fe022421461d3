import type { ToolPorts } from "#core/tool/tool-ports.ts";
import { readSitemap } from "#engines/sitemap/read-sitemap.ts";
import { gatherSitemaps } from "./gather-sitemaps.server.ts";
import { sampleAddresses } from "./sample-addresses.server.ts";
import { judgeSitemaps } from "./sitemap-url-extractor.engine.ts";
import type { SitemapUrlExtractorInput, SitemapUrlExtractorOutput } from "./sitemap-url-extractor.schema.ts";

/** Gathers the sitemaps of a site or takes the pasted one, then has them judged. */
export async function extractSitemapUrls(
  { url, xml, sample }: SitemapUrlExtractorInput,
  ports: Pick<ToolPorts, "fetchPage" | "now">,
  signal: AbortSignal,
): Promise<SitemapUrlExtractorOutput> {
  const gathered =
    xml !== undefined || url === undefined
      ? {
          asked: url ?? "pasted",
          foundBy: "pasted" as const,
          files: [
            {
              url: url ?? "pasted",
              level: 0,
              status: null,
              document: readSitemap(new TextEncoder().encode(xml), { now: ports.now().getTime() }),
            },
          ],
          notes: [],
        }
      : await gatherSitemaps(url, ports, signal);
  return judgeSitemaps({ ...gathered, sample: sample ? await sampleAddresses(gathered.files, ports.fetchPage, signal) : [] });
}
