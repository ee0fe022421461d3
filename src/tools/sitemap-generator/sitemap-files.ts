import { toCsv } from "#core/text/csv.ts";
import { escapeXml } from "#core/text/html/escape-xml.ts";
import { htmlSitemap } from "./html-sitemap.ts";
import type { SitemapGeneratorOutput, SitemapPage } from "./sitemap-generator.schema.ts";

export interface TextFile {
  name: string;
  type: string;
  body: string;
}

/** sitemaps.org: 50,000 addresses and 50 MB unpacked in one file. */
const LIMITS = { maxUrls: 50_000, maxBytes: 52_428_800 };

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
/** Google, localized versions: https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap, checked 2026-11-15 */
const LANGUAGES = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/**
 * One sitemap, or several with an index beside them. No priority and no changefreq: Google ignores both. `home` tells where the files
 * will stand, which is the root: a sitemap speaks only for addresses below its own.
 */
export function sitemapXml(
  pages: readonly Pick<SitemapPage, "url" | "lastmod" | "alternates">[],
  home: string,
  limits = LIMITS,
): readonly TextFile[] {
  const hasLanguages = pages.some(({ alternates }) => alternates !== undefined);
  const open = `${HEAD}<urlset ${NAMESPACE}${hasLanguages ? ` ${LANGUAGES}` : ""}>\n`;
  const close = "</urlset>\n";
  const bodies: string[] = [];
  let entries = "";
  let count = 0;
  for (const { url, lastmod, alternates = [] } of pages) {
    const entry = [
      "  <url>",
      `    <loc>${escapeXml(strictAddress(url))}</loc>`,
      ...(lastmod ? [`    <lastmod>${escapeXml(lastmod)}</lastmod>`] : []),
      ...alternates.map((one) => `    <xhtml:link rel="alternate" hreflang="${one.lang}" href="${escapeXml(strictAddress(one.url))}"/>`),
      "  </url>\n",
    ].join("\n");
    // Addresses are ASCII, as a URL parser writes them, so characters are bytes.
    if (count === limits.maxUrls || (count > 0 && open.length + entries.length + entry.length + close.length > limits.maxBytes)) {
      bodies.push(open + entries + close);
      entries = "";
      count = 0;
    }
    entries += entry;
    count++;
  }
  bodies.push(open + entries + close);
  if (bodies.length === 1) return [xmlFile("sitemap.xml", bodies[0] ?? "")];
  const parts = bodies.map((body, index) => xmlFile(`sitemap-${index + 1}.xml`, body));
  const index = parts
    .map(({ name }) => `  <sitemap>\n    <loc>${escapeXml(new URL(`/${name}`, home).href)}</loc>\n  </sitemap>\n`)
    .join("");
  return [xmlFile("sitemap.xml", `${HEAD}<sitemapindex ${NAMESPACE}>\n${index}</sitemapindex>\n`), ...parts];
}

/** The protocol asks for RFC 3986, which is stricter than what browsers send: no stray %, no brackets, bars, carets or braces. */
export function strictAddress(url: string): string {
  const [origin = ""] = /^https?:\/\/[^/?#]*/.exec(url) ?? [];
  return (
    origin +
    url.slice(origin.length).replace(/%(?![\da-f]{2})|[[\]|^{}`\\"<>]/gi, (found) => `%${found.charCodeAt(0).toString(16).toUpperCase()}`)
  );
}

const xmlFile = (name: string, body: string): TextFile => ({ name, type: "application/xml; charset=utf-8", body });

/** The sitemap in every form but the packed one. */
export function sitemapFiles(output: SitemapGeneratorOutput): readonly TextFile[] {
  const { pages, leftOut, home } = output;
  const files: readonly TextFile[] = [
    ...sitemapXml(pages, home),
    { name: "sitemap.html", type: "text/html; charset=utf-8", body: htmlSitemap(pages, home) },
    { name: "sitemap.txt", type: "text/plain; charset=utf-8", body: pages.map(({ url }) => `${strictAddress(url)}\n`).join("") },
    {
      name: "sitemap.csv",
      type: "text/csv; charset=utf-8",
      body: toCsv([
        ["address", "title", "last modified", "proof of the date", "clicks from home", "linked from", "languages"],
        ...pages.map((page) => [
          page.url,
          page.title,
          page.lastmod,
          page.lastmodSource,
          page.depth,
          page.linkedFrom,
          (page.alternates ?? []).map(({ lang }) => lang).join(" "),
        ]),
      ]),
    },
    {
      name: "left-out.csv",
      type: "text/csv; charset=utf-8",
      body: toCsv([
        ["address", "reason", "status", "linked from"],
        ...leftOut.map((page) => [page.url, page.words, page.status, page.linkedFrom]),
      ]),
    },
    { name: "sitemap.json", type: "application/json; charset=utf-8", body: `${JSON.stringify(output, null, 2)}\n` },
  ];
  // An empty sitemap tells search engines that there is nothing here.
  return pages.length > 0 ? files : files.filter(({ name }) => name === "left-out.csv" || name === "sitemap.json");
}
