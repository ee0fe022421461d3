import type { KindId } from "#core/rules/severities.ts";
import type { PaperPage } from "../support/paper-site.ts";

/** A small site as its server answers, made after a pattern that is common on the web, with what an expert says of it. */
export interface CapturedSite {
  /** What it is and who makes such sites. */
  name: string;
  url: string;
  /** By path, on the site's own host; everything else is 404 unless `missing` answers. */
  answers: Readonly<Record<string, PaperPage | string>>;
  /** What those get who ask as Googlebot, where that is something else. */
  toCrawlers?: CapturedSite["answers"];
  /** What an address answers that does not exist. */
  missing?: PaperPage;
  /** What to mend first, second and third, in the words of an expert and as the row of the table of severities. */
  expert: readonly { says: string; kind: KindId }[];
  score: { least: number; most: number };
  /** Fatals and faults that the page tools must find on its pages, and no others: on all of them, and on some. */
  faults: { everywhere: readonly KindId[]; on?: Readonly<Record<string, readonly KindId[]>> };
}

export const html = (body: string, headers: Record<string, string> = {}): PaperPage => ({
  headers: {
    "content-type": "text/html; charset=utf-8",
    "content-encoding": "br",
    vary: "accept-encoding",
    etag: `"${body.length}"`,
    "cache-control": "no-cache",
    ...headers,
  },
  body,
});

export const text = (body: string, type = "text/plain"): PaperPage => ({ headers: { "content-type": type }, body });

export const sitemap = (origin: string, paths: readonly string[]): PaperPage =>
  text(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${paths
      .map((path) => `<url><loc>${origin}${path}</loc><lastmod>2026-10-02</lastmod></url>`)
      .join("")}</urlset>`,
    "application/xml",
  );

export const robots = (origin: string, lines = "User-agent: *\nDisallow:"): PaperPage =>
  text(`${lines}\n\nSitemap: ${origin}/sitemap.xml\n`);
