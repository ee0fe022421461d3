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
export function askedWords(given: FormTexts): string {
  const { maxPages = String(DEFAULT_PAGES), ignoreQuery } = given;
  const scope = scopeWords[(given["scope"] ?? "host") as CrawlScope] ?? scopeWords.host;
  const more = [
    ...(ignoreQuery === "true" ? ["query strings ignored"] : []),
    ...(given["standsFor"] ? [`read as ${given["standsFor"]}`] : []),
    ...(given["ignoreCanonicals"] === "true" ? ["canonicals ignored"] : []),
  ];
  return `${[`${maxPages} ${maxPages === "1" ? "page" : "pages"}`, scope, ...more].join(", ")}.`;
}
