import { readRefresh } from "#core/html/declarative-refresh.ts";
import type { Attributes } from "./html-scanner.ts";
import type { PageReading } from "./page-reading.ts";
import { readDirectives } from "./robots-directives.ts";

type HeadFacts = Pick<PageReading, "title" | "description" | "canonical" | "noindex" | "nofollow" | "refresh" | "dates" | "alternates">;

const MAX_ALTERNATES = 100;

/** What a page says of itself for search engines: title, canonical, robots, alternates, and the proofs of its date. */
export class HeadReader {
  base: string;
  title: string | undefined;
  /** Every `dateModified` of the page's JSON-LD. */
  readonly modified: string[] = [];
  #hasBase = false;
  #description: string | undefined;
  #canonicals = new Set<string>();
  #alternates: [lang: string, url: string][] = [];
  #robots = { noindex: false, nofollow: false };
  #refresh: string | undefined;
  #articleModified: string | undefined;
  #times: string[] = [];
  #markedTime: string | undefined;

  constructor(address: string) {
    this.base = address;
  }

  result(): HeadFacts {
    const [canonical] = this.#canonicals;
    const time = this.#markedTime ?? (this.#times.length === 1 ? this.#times[0] : undefined);
    return {
      title: (this.title ?? "").replace(/\s+/g, " ").trim(),
      ...(this.#description ? { description: this.#description } : {}),
      ...this.#robots,
      alternates: this.#alternates,
      dates: {
        jsonLd: this.modified,
        ...(this.#articleModified ? { articleModified: this.#articleModified } : {}),
        ...(time ? { time } : {}),
      },
      ...(canonical && this.#canonicals.size === 1 ? { canonical } : {}),
      ...(this.#refresh ? { refresh: this.#refresh } : {}),
    };
  }

  read(tagName: string, attributes: Attributes, { inHead, inNoscript }: { inHead: boolean; inNoscript: boolean }): void {
    if (tagName === "time") this.#readTime(attributes);
    else if (tagName === "base" && !this.#hasBase && attributes.has("href")) {
      this.#hasBase = true;
      this.base = URL.parse(attributes.get("href") ?? "", this.base)?.href ?? this.base;
    } else if (tagName === "link" && inHead && !inNoscript) this.#readLink(attributes);
    else if (tagName === "meta" && !inNoscript) this.#readMeta(attributes);
  }

  #readLink(attributes: Attributes): void {
    const href = attributes.get("href");
    const rel = attributes.get("rel")?.toLowerCase().split(/\s+/) ?? [];
    const lang = attributes.get("hreflang")?.trim();
    const url = href ? URL.parse(href, this.base) : null;
    if (!url) return;
    if (rel.includes("alternate") && lang && this.#alternates.length < MAX_ALTERNATES) this.#alternates.push([lang, url.href]);
    if (!rel.includes("canonical")) return;
    url.hash = "";
    this.#canonicals.add(url.href);
  }

  #readMeta(attributes: Attributes): void {
    const content = attributes.get("content") ?? "";
    const name = (attributes.get("name") ?? attributes.get("property") ?? "").toLowerCase();
    if (name === "description") this.#description ??= content.replace(/\s+/g, " ").trim();
    if (name === "robots" || name === "googlebot") {
      const { noindex, nofollow } = readDirectives(content);
      this.#robots.noindex ||= noindex;
      this.#robots.nofollow ||= nofollow;
    }
    if (name === "article:modified_time") this.#articleModified ??= content;
    if (attributes.get("itemprop") === "dateModified") this.#markedTime ??= content;
    if (attributes.get("http-equiv")?.toLowerCase() === "refresh") {
      const refresh = readRefresh(content);
      if (refresh?.seconds === 0 && refresh.target !== "") this.#refresh ??= URL.parse(refresh.target, this.base)?.href;
    }
  }

  #readTime(attributes: Attributes): void {
    const value = attributes.get("datetime");
    if (!value) return;
    this.#times.push(value);
    if (attributes.get("itemprop") === "dateModified" || attributes.get("class")?.toLowerCase().split(/\s+/).includes("updated"))
      this.#markedTime ??= value;
  }
}
