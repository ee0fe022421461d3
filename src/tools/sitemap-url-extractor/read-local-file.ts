import { readSitemapInSteps } from "#engines/sitemap/read-sitemap.ts";
import { judgeSitemaps } from "./sitemap-url-extractor.engine.ts";
import type { SitemapUrlExtractorOutput } from "./sitemap-url-extractor.schema.ts";

/** Reads a chosen file in the page, of any size and packed too, and lets the page breathe while it does. Loaded when one is chosen. */
export async function readLocalFile(file: File): Promise<SitemapUrlExtractorOutput> {
  const steps = readSitemapInSteps(new Uint8Array(await file.arrayBuffer()), { now: Date.now() });
  for (let count = 1; ; count++) {
    const step = steps.next();
    if (step.done)
      return judgeSitemaps({
        asked: file.name,
        foundBy: "file",
        files: [{ url: file.name, level: 0, status: null, document: step.value }],
        notes: [],
        sample: [],
      });
    if (count % 8 === 0) await new Promise((resolve) => setTimeout(resolve));
  }
}
