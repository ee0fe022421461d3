import type { CrawlScope } from "#core/crawl/crawl-event.ts";
import { DEFAULT_PAGES } from "#core/crawl/crawl-limits.ts";
import type { FormTexts } from "#core/tool/tool-fields.ts";

export interface CrawlOptionsInput {
  maxPages?: number | undefined;
  scope?: CrawlScope | undefined;
  include?: string[] | undefined;
  exclude?: string[] | undefined;
  ignoreQuery?: boolean | undefined;
  ignoreParams?: string[] | undefined;
}

/** The fields of CrawlOptionFields as input. Empty ones are left out: their defaults are the server's. */
export function crawlOptionsOf(form: FormData): CrawlOptionsInput {
  const lines = (name: "include" | "exclude" | "ignoreParams") => {
    const list = String(form.get(name) ?? "")
      .split(/[\r\n]+/)
      .map((line) => line.trim())
      .filter(Boolean);
    return list.length > 0 ? { [name]: list } : {};
  };
  const scope = String(form.get("scope") ?? "host") as CrawlScope;
  return {
    maxPages: Number(form.get("maxPages") || DEFAULT_PAGES),
    ignoreQuery: form.has("ignoreQuery"),
    ...(scope === "host" ? {} : { scope }),
    ...lines("include"),
    ...lines("exclude"),
    ...lines("ignoreParams"),
  };
}

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
