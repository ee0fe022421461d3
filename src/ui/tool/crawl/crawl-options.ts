import type { CrawlScope } from "#core/crawl/crawl-event.ts";
import { DEFAULT_PAGES } from "#core/crawl/crawl-limits.ts";
import type { FormTexts } from "#core/tool/tool-fields.ts";

/** The fields of CrawlOptionFields. */
export const crawlOptionNames = [
  "maxPages",
  "scope",
  "include",
  "exclude",
  "ignoreQuery",
  "ignoreParams",
  "standsFor",
  "ignoreCanonicals",
] as const;

const scopeWords: Record<CrawlScope, string> = {
  host: "same host",
  www: "with and without www",
  subdomains: "all subdomains",
  folder: "one folder",
};

/** "100 pages, same host, query strings ignored." */
export function askedWords(submitted: FormTexts): string {
  const { maxPages = String(DEFAULT_PAGES), ignoreQuery } = submitted;
  const scope = scopeWords[(submitted["scope"] ?? "host") as CrawlScope] ?? scopeWords.host;
  const more = [
    ...(ignoreQuery === "true" ? ["query strings ignored"] : []),
    ...(submitted["standsFor"] ? [`read as ${submitted["standsFor"]}`] : []),
    ...(submitted["ignoreCanonicals"] === "true" ? ["canonicals ignored"] : []),
  ];
  return `${[`${maxPages} ${maxPages === "1" ? "page" : "pages"}`, scope, ...more].join(", ")}.`;
}
