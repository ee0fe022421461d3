import type { CrawlScope } from "#core/crawl/crawl-event.ts";
import { DEFAULT_PAGES } from "#core/crawl/crawl-limits.ts";
import type { FormTexts } from "#core/tool/tool-fields.ts";

/** The fields of CrawlOptionFields. */
export const crawlOptionNames = ["maxPages", "scope", "include", "exclude", "ignoreQuery", "ignoreParams"] as const;

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
  return `${maxPages} ${maxPages === "1" ? "page" : "pages"}, ${scope}${ignoreQuery === "true" ? ", query strings ignored" : ""}.`;
}
