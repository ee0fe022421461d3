import type { CrawlScope } from "#core/crawl/crawl-event.ts";
import { DEFAULT_PAGES } from "#core/crawl/crawl-limits.ts";

/** What a form holds, as texts: from the address, from the run that it shows, or from what was typed last. */
export type Given = Readonly<Record<string, string>>;

export function givenOf(input: unknown): Given {
  if (typeof input !== "object" || input === null) return {};
  return Object.fromEntries(
    Object.entries(input)
      .filter(([, value]) => value !== undefined && value !== null)
      .map(([name, value]) => [name, Array.isArray(value) ? value.join("\n") : String(value)]),
  );
}

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
export function askedWords(given: Given): string {
  const { maxPages = String(DEFAULT_PAGES), ignoreQuery } = given;
  const scope = scopeWords[(given["scope"] ?? "host") as CrawlScope] ?? scopeWords.host;
  return `${maxPages} ${maxPages === "1" ? "page" : "pages"}, ${scope}${ignoreQuery === "true" ? ", query strings ignored" : ""}.`;
}

/** Puts an input into the fields of a form: an example, say. */
export function fillForm(form: HTMLFormElement | null, input: object): void {
  const given = givenOf(input);
  for (const control of form?.elements ?? []) {
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement)) continue;
    const { name } = control;
    if (name === "") continue;
    if (control instanceof HTMLInputElement && control.type === "checkbox") control.checked = given[name] === "true";
    else if (control instanceof HTMLInputElement && control.type === "radio") control.checked = control.value === given[name];
    else if (control instanceof HTMLSelectElement) control.value = given[name] ?? control.options[0]?.value ?? "";
    else control.value = given[name] ?? control.defaultValue;
  }
}
