import { escapeXml } from "#core/text/html/escape-xml.ts";

export interface SitemapEntry {
  path: string;
  /** Only when the date is known; a made-up one teaches crawlers to ignore it. */
  lastmod?: string | undefined;
}

export const sitemap = (origin: string, entries: readonly SitemapEntry[]) => document("urlset", "url", origin, entries);

export const sitemapIndex = (origin: string, files: readonly SitemapEntry[]) => document("sitemapindex", "sitemap", origin, files);

function document(root: string, element: string, origin: string, entries: readonly SitemapEntry[]): string {
  const lines = entries.map(
    ({ path, lastmod }) =>
      `<${element}><loc>${escapeXml(origin + path)}</loc>${lastmod ? `<lastmod>${escapeXml(lastmod)}</lastmod>` : ""}</${element}>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join("\n")}\n</${root}>\n`;
}

/** The newest of some dates, of which a day and an instant of it may be mixed. */
export const newest = (dates: readonly (string | null | undefined)[]) =>
  dates.reduce<string | undefined>((last, date) => (date && date > (last ?? "") ? date : last), undefined);
