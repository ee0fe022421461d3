import { countWords } from "#core/crawl/crawl-words.ts";
import type { Figure, FigureRow } from "#core/figures/figure.schema.ts";
import { formatDate } from "#core/text/format.ts";
import { SOURCE } from "./competitor-analysis.engine.ts";
import type { ReadPage, ReadSite } from "./read-site.ts";

interface Measure {
  name: string;
  /** Undefined where the site gives nothing to measure; then `missing` says why. */
  value(site: ReadSite): number | string | undefined;
  missing?: string;
  source?: string;
}

const MOST_LISTED = 8;

const median = (pages: readonly ReadPage[], of: (page: ReadPage) => number) => {
  const sorted = pages.map(of).sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return Math.round(((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle) - 1] ?? 0)) / 2);
};
const listed = (names: readonly string[]) =>
  names.length <= MOST_LISTED ? names.join(", ") : `${names.slice(0, MOST_LISTED).join(", ")} and ${names.length - MOST_LISTED} more`;
const all = (pages: readonly ReadPage[], of: (page: ReadPage) => readonly string[]) => {
  const times = new Map<string, number>();
  for (const name of pages.flatMap((page) => [...of(page)])) times.set(name, (times.get(name) ?? 0) + 1);
  return [...times].sort(([, a], [, b]) => b - a).map(([name]) => name);
};
const ofPages = (count: number, pages: readonly ReadPage[]) => `${count} of ${countWords(pages.length, "page")}`;

const SITEMAP = "The site’s own sitemaps";
const NO_SITEMAP = "No sitemap stands where robots.txt says, or at /sitemap.xml.";
const NO_DATES = "Its sitemaps give no day of change.";

const MEASURES: readonly Measure[] = [
  { name: "Pages read", value: ({ pages }) => pages.length },
  { name: "Addresses found on its host, read or not", value: ({ found }) => found },
  {
    name: "Addresses in its sitemaps: first 3 files",
    value: ({ sitemap }) => (sitemap?.files ? sitemap.listed : undefined),
    source: SITEMAP,
    missing: NO_SITEMAP,
  },
  {
    name: "Titles that no other page read has",
    value: ({ pages }) =>
      ofPages(pages.filter(({ title }) => title !== "" && pages.filter((other) => other.title === title).length === 1).length, pages),
  },
  { name: "Title length: characters, median", value: ({ pages }) => median(pages, ({ title }) => [...title].length) },
  { name: "Headings a page: h1 to h6, median", value: ({ pages }) => median(pages, ({ headings }) => headings) },
  { name: "Words a page: main content, median", value: ({ pages }) => median(pages, ({ words }) => words) },
  { name: "Links a page to its own host: median", value: ({ pages }) => median(pages, ({ linksInside }) => linksInside) },
  { name: "Links a page to other hosts: median", value: ({ pages }) => median(pages, ({ linksOutside }) => linksOutside) },
  {
    name: "Answer time: first byte of the HTML, from our server, median",
    value: ({ pages }) => `${median(pages, ({ firstByteMs }) => firstByteMs).toLocaleString("en-US")} ms`,
  },
  { name: "Pages with structured data", value: ({ pages }) => ofPages(pages.filter(({ types }) => types.length > 0).length, pages) },
  {
    name: "Structured data types: schema.org, commonest first",
    value: ({ pages }) => listed(all(pages, ({ types }) => types)) || undefined,
    missing: "None of the pages read has any.",
  },
  {
    name: "Technology, by signs in the pages read",
    value: ({ pages }) => listed(all(pages, ({ technology }) => technology)) || undefined,
    missing: "No sign that we know. That proves nothing.",
  },
  {
    name: "Last change: newest lastmod",
    value: ({ sitemap }) => (sitemap && sitemap.newest !== null ? formatDate(new Date(sitemap.newest).toISOString()) : undefined),
    source: SITEMAP,
    missing: NO_DATES,
  },
  {
    name: "Changed in the last 30 days, of dated addresses",
    value: ({ sitemap }) =>
      sitemap?.dated ? `${sitemap.inLast30Days.toLocaleString("en-US")} of ${sitemap.dated.toLocaleString("en-US")}` : undefined,
    source: SITEMAP,
    missing: NO_DATES,
  },
  {
    name: "Months with a change, of the last 12",
    value: ({ sitemap }) => (sitemap?.dated ? `${sitemap.months} of 12` : undefined),
    source: SITEMAP,
    missing: NO_DATES,
  },
];

/** A row a measure, so that sites stand side by side. */
export function measuresOf(sites: readonly { key: string; site: ReadSite }[], asOf: string): FigureRow[] {
  const figureOf = (measure: Measure, site: ReadSite): Figure => {
    if (site.pages.length === 0)
      return { state: "unavailable", reason: "upstream-error", detail: "Its pages could not be read. The reason stands above." };
    const value = measure.value(site);
    return value === undefined
      ? { state: "unavailable", reason: "not-in-dataset", detail: measure.missing ?? "" }
      : { state: "measured", value, source: measure.source ?? SOURCE, asOf };
  };
  return MEASURES.map((measure) => ({
    name: measure.name,
    figures: Object.fromEntries(sites.map(({ key, site }) => [key, figureOf(measure, site)])),
  }));
}
