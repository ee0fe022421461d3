import { type Token, Tokenizer, TokenizerMode } from "parse5";
import type { DateEvidence } from "./page-dates.ts";
import { readDirectives } from "./robots-directives.ts";

/** What a crawl needs of a page. Addresses are absolute. */
export interface CrawlReading {
  title: string;
  links: readonly string[];
  /** The one canonical of the head; undefined when there is none, or several that disagree. */
  canonical?: string;
  noindex: boolean;
  nofollow: boolean;
  /** Target of a meta refresh that sends visitors away at once. */
  refresh?: string;
  dates: DateEvidence;
}

const PIECE = 65_536;
const MAX_LINKS = 5_000;

/**
 * One linear pass over the tags, without a tree: no page, however nested, costs more than its length. `pause` is awaited between
 * pieces, so that a page of 5 MB does not hold up the rest of the server.
 */
export async function readPageForCrawl(html: string, address: string, pause: () => Promise<void> = async () => {}): Promise<CrawlReading> {
  const reader = new PageReader(address);
  const tokenizer = new Tokenizer({ sourceCodeLocationInfo: false }, reader);
  reader.setMode = (mode) => {
    tokenizer.state = mode;
  };
  for (let at = 0; at < html.length; at += PIECE) {
    if (at > 0) await pause();
    tokenizer.write(html.slice(at, at + PIECE), at + PIECE >= html.length);
  }
  return reader.result();
}

/** Elements whose content is text, and how the tokenizer reads it. Without scripting: what stands in noscript is read as markup. */
const textModes = new Map<string, number>([
  ["title", TokenizerMode.RCDATA],
  ["textarea", TokenizerMode.RCDATA],
  ["style", TokenizerMode.RAWTEXT],
  ["xmp", TokenizerMode.RAWTEXT],
  ["iframe", TokenizerMode.RAWTEXT],
  ["noembed", TokenizerMode.RAWTEXT],
  ["noframes", TokenizerMode.RAWTEXT],
  ["script", TokenizerMode.SCRIPT_DATA],
  ["plaintext", TokenizerMode.PLAINTEXT],
]);

/** Anything else opens the body, and a canonical after that is ignored, as Google does. */
const headElements = new Set(["html", "head", "title", "base", "link", "meta", "script", "style", "noscript", "template"]);

/** In a template nothing is live; in noscript only links are; in svg and math a title or a style is an element like any other. */
const counted = new Set(["template", "noscript", "svg", "math"]);
const foreign = new Set(["svg", "math"]);

type Attributes = ReadonlyMap<string, string>;

class PageReader {
  setMode: (mode: number) => void = () => {};
  #base: string;
  #hasBase = false;
  #inHead = true;
  /** How many of each are open. */
  #open = new Map<string, number>();
  #text: { of: string; value: string } | undefined;
  #title: string | undefined;
  #links = new Set<string>();
  #canonicals = new Set<string>();
  #robots = { noindex: false, nofollow: false };
  #refresh: string | undefined;
  #articleModified: string | undefined;
  #jsonLd: string[] = [];
  #times: string[] = [];
  #markedTime: string | undefined;

  constructor(address: string) {
    this.#base = address;
  }

  result(): CrawlReading {
    const [canonical] = this.#canonicals;
    const time = this.#markedTime ?? (this.#times.length === 1 ? this.#times[0] : undefined);
    return {
      title: (this.#title ?? "").replace(/\s+/g, " ").trim(),
      links: [...this.#links],
      ...this.#robots,
      dates: {
        jsonLd: this.#jsonLd,
        ...(this.#articleModified ? { articleModified: this.#articleModified } : {}),
        ...(time ? { time } : {}),
      },
      ...(canonical && this.#canonicals.size === 1 ? { canonical } : {}),
      ...(this.#refresh ? { refresh: this.#refresh } : {}),
    };
  }

  onStartTag({ tagName, attrs, selfClosing }: Token.TagToken): void {
    const attributes: Attributes = new Map(attrs.map(({ name, value }) => [name, value]));
    if (!headElements.has(tagName)) this.#inHead = false;
    const isForeign = this.#isIn("svg") || this.#isIn("math");
    const mode = isForeign ? undefined : textModes.get(tagName);
    if (mode !== undefined) {
      this.setMode(mode);
      this.#text = { of: isJsonLd(tagName, attributes) ? "json-ld" : tagName, value: "" };
    }
    if (counted.has(tagName) && !(selfClosing && foreign.has(tagName))) this.#open.set(tagName, (this.#open.get(tagName) ?? 0) + 1);
    if (!this.#isIn("template")) this.#read(tagName, attributes);
  }

  onEndTag({ tagName }: Token.TagToken): void {
    if (this.#isIn(tagName)) this.#open.set(tagName, (this.#open.get(tagName) ?? 1) - 1);
    const text = this.#text;
    this.#text = undefined;
    if (text?.of === "title") this.#title ??= text.value;
    if (text?.of === "json-ld") this.#jsonLd.push(...modifiedDates(text.value));
  }

  onCharacter({ chars }: Token.CharacterToken): void {
    if (this.#text) this.#text.value += chars;
    else this.#inHead = false;
  }

  onWhitespaceCharacter({ chars }: Token.CharacterToken): void {
    if (this.#text) this.#text.value += chars;
  }

  onNullCharacter(): void {}
  onComment(): void {}
  onDoctype(): void {}
  onEof(): void {}

  #isIn(tagName: string): boolean {
    return (this.#open.get(tagName) ?? 0) > 0;
  }

  #read(tagName: string, attributes: Attributes): void {
    if (tagName === "a" || tagName === "area") this.#readLink(attributes);
    else if (tagName === "time") this.#readTime(attributes);
    else if (tagName === "base" && !this.#hasBase && attributes.has("href")) {
      this.#hasBase = true;
      this.#base = URL.parse(attributes.get("href") ?? "", this.#base)?.href ?? this.#base;
    } else if (tagName === "link" && this.#inHead && !this.#isIn("noscript")) this.#readCanonical(attributes);
    else if (tagName === "meta" && !this.#isIn("noscript")) this.#readMeta(attributes);
  }

  #readLink(attributes: Attributes): void {
    const href = attributes.get("href");
    if (href === undefined || this.#links.size >= MAX_LINKS || words(attributes.get("rel")).includes("nofollow")) return;
    const url = URL.parse(href, this.#base);
    if (url) this.#links.add(url.href);
  }

  #readCanonical(attributes: Attributes): void {
    const href = attributes.get("href");
    if (!href || !words(attributes.get("rel")).includes("canonical")) return;
    const url = URL.parse(href, this.#base);
    if (!url) return;
    url.hash = "";
    this.#canonicals.add(url.href);
  }

  #readMeta(attributes: Attributes): void {
    const content = attributes.get("content") ?? "";
    const name = (attributes.get("name") ?? attributes.get("property") ?? "").toLowerCase();
    if (name === "robots" || name === "googlebot") {
      const { noindex, nofollow } = readDirectives(content);
      this.#robots.noindex ||= noindex;
      this.#robots.nofollow ||= nofollow;
    }
    if (name === "article:modified_time") this.#articleModified ??= content;
    if (attributes.get("itemprop") === "dateModified") this.#markedTime ??= content;
    if (attributes.get("http-equiv")?.toLowerCase() === "refresh") {
      const target = /^\s*0*(?:\.\d*)?\s*[;,]\s*url\s*=\s*["']?([^"']*)/i.exec(content)?.[1]?.trim();
      if (target) this.#refresh ??= URL.parse(target, this.#base)?.href;
    }
  }

  #readTime(attributes: Attributes): void {
    const value = attributes.get("datetime");
    if (!value) return;
    this.#times.push(value);
    if (attributes.get("itemprop") === "dateModified" || words(attributes.get("class")).includes("updated")) this.#markedTime ??= value;
  }
}

const words = (text = "") => text.toLowerCase().split(/\s+/);

const isJsonLd = (tagName: string, attributes: Attributes) =>
  tagName === "script" && attributes.get("type")?.trim().toLowerCase() === "application/ld+json";

/** Every `dateModified` of a block of JSON-LD, however it is nested. A block that is not JSON gives none. */
function modifiedDates(text: string): string[] {
  let block: unknown;
  try {
    block = JSON.parse(text);
  } catch {
    return [];
  }
  const dates: string[] = [];
  const open = [block];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (typeof node !== "object" || node === null) continue;
    for (const [key, value] of Object.entries(node)) {
      if (key === "dateModified" && typeof value === "string") dates.push(value);
      else if (typeof value === "object" && value !== null) open.push(value);
    }
  }
  return dates;
}
