import { type Token, TokenizerMode } from "parse5";
import type { LinkKind, LinkRegion } from "#core/crawl/page-link.ts";
import { HeadReader } from "./head-reader.ts";
import { LinkReader } from "./link-reader.ts";
import { addressesOf, cssAddresses, readJsonLd } from "./link-sources.ts";
import { collapse, NamePieces } from "./name-pieces.ts";
import { OpenElements } from "./open-elements.ts";
import type { PageReading } from "./page-reading.ts";
import { regionOf } from "./region-of.ts";

export type Attributes = ReadonlyMap<string, string>;

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
const voids = new Set([
  "area",
  "base",
  "br",
  "col",
  "embed",
  "hr",
  "img",
  "input",
  "link",
  "meta",
  "source",
  "track",
  "wbr",
  "frame",
  "param",
]);
const roots = new Set(["html", "head", "body"]);
/** Words on both sides of any other tag are two words. */
const inline = new Set(
  "a abbr b bdi bdo cite code data del dfn em font i ins kbd mark q s samp small span strong sub sup time u var wbr".split(" "),
);
/** In a drawing: words that are not drawn. */
const undrawn = new Set(["style", "script", "desc", "metadata"]);
const sections = ["article", "section", "main", "aside", "nav"];
const MAX_TARGETS = 20_000;

/** Follows the tags of a page and writes down what they say. Fed by a tokenizer. */
export class PageReader {
  setMode: (mode: number) => void = () => {};
  readonly #html: string;
  readonly #head: HeadReader;
  readonly #links: LinkReader;
  readonly #names = new NamePieces();
  readonly #open = new OpenElements();
  readonly #targets = new Set<string>();
  readonly #body: string[] = [];
  readonly #unlinked: string[] = [];
  #inHead = true;
  #lang: string | undefined;
  /** Content that is no markup: of a title, a style, a script. */
  #raw: { of: string; value: string; line: number } | undefined;
  /** Text since the last tag. */
  #text = "";
  #h1: string | undefined;

  constructor(address: string, html: string) {
    this.#html = html;
    this.#head = new HeadReader(address);
    this.#links = new LinkReader(this.#names, address, () => this.#head.base);
  }

  result(): PageReading {
    this.#flush();
    this.#open.closeAll();
    const bodyText = collapse(this.#body.join(""));
    return {
      ...this.#head.result(),
      ...this.#links.result(),
      ...(this.#h1 ? { h1: this.#h1 } : {}),
      ...(this.#lang ? { lang: this.#lang } : {}),
      targets: this.#targets,
      bodyText,
      unlinkedText: this.#unlinked.join("").replace(/[^\S\n]+/g, " "),
    };
  }

  onStartTag({ tagName: name, attrs, selfClosing, location }: Token.TagToken): void {
    const isForeign = this.#isForeign();
    const attributes: Attributes = new Map(
      attrs.map((attribute) => [isForeign ? plainName(attribute.name) : attribute.name, attribute.value]),
    );
    this.#boundary(name);
    if (!headElements.has(name)) this.#inHead = false;
    if (!isForeign) this.#open.endImplied(name);
    if (name === "html" || name === "body") this.#lang ??= attributes.get("lang")?.trim();
    const line = location?.startLine ?? 0;
    const mode = isForeign ? undefined : textModes.get(name);
    if (mode !== undefined) {
      this.setMode(mode);
      this.#raw = { of: isJsonLd(name, attributes) ? "json-ld" : name, value: "", line };
    }
    const onClose = this.#open.has("template") ? undefined : this.#read(name, attributes, line, location);
    if (roots.has(name)) return;
    const isVoid = isForeign || name === "svg" || name === "math" ? selfClosing : voids.has(name);
    if (isVoid) onClose?.();
    else this.#open.open({ tagName: name, ...this.#inside(name, attributes), onClose });
  }

  onEndTag({ tagName: name }: Token.TagToken): void {
    this.#boundary(name);
    const raw = this.#raw;
    this.#raw = undefined;
    if (raw && !this.#open.has("template")) this.#readRaw(raw);
    if (!roots.has(name)) this.#open.close(name);
  }

  onCharacter({ chars }: Token.CharacterToken): void {
    if (this.#raw) this.#raw.value += chars;
    else {
      this.#inHead = false;
      this.#text += chars;
    }
  }

  onWhitespaceCharacter({ chars }: Token.CharacterToken): void {
    if (this.#raw) this.#raw.value += chars;
    else this.#text += chars;
  }

  onNullCharacter(): void {}
  onComment(): void {}
  onDoctype(): void {}
  onEof(): void {}

  #isForeign(): boolean {
    return this.#open.has("svg") || this.#open.has("math");
  }

  /** Ends the text before a tag. */
  #boundary(tagName: string): void {
    if (!inline.has(tagName)) this.#text += " ";
    this.#flush();
  }

  #flush(): void {
    const text = this.#text;
    this.#text = "";
    if (text === "" || this.#open.has("template")) return;
    const inner = this.#open.inner;
    const isDrawing = this.#open.has("svg");
    if (isDrawing && undrawn.has(inner?.tagName ?? "")) return;
    const kind = inner?.isHidden ? "hidden" : inner?.isLabelled ? "shown" : isDrawing && inner?.tagName === "title" ? "name" : "text";
    this.#names.add(kind, text);
    if (kind === "hidden" || kind === "name" || !isBody(inner?.region ?? "body")) return;
    this.#body.push(text);
    this.#unlinked.push(this.#links.isOpen ? "\n" : text);
  }

  #inside(tagName: string, attributes: Attributes) {
    const outer = this.#open.inner;
    const inSection = sections.some((section) => this.#open.has(section));
    return {
      region: regionOf(tagName, attributes, outer?.region ?? "body", inSection),
      isHidden: (outer?.isHidden ?? false) || hides(attributes),
      isLabelled: (outer?.isLabelled ?? false) || (this.#links.isOpen && (attributes.get("aria-label")?.trim() ?? "") !== ""),
      lang: attributes.get("lang")?.trim() ?? outer?.lang ?? this.#lang,
    };
  }

  /** What one element says. Returns what to do when it ends. */
  #read(tagName: string, attributes: Attributes, line: number, location: Token.TagToken["location"]): (() => void) | undefined {
    const id = attributes.get("id");
    for (const target of [id, tagName === "a" ? attributes.get("name") : undefined])
      if (target && this.#targets.size < MAX_TARGETS) this.#targets.add(target);
    const endId = id ? this.#names.openElement(id) : undefined;
    this.#head.read(tagName, attributes, { inHead: this.#inHead, inNoscript: this.#open.has("noscript") });

    const { region, isHidden, lang } = this.#inside(tagName, attributes);
    const here = { region: this.#inHead ? ("head" as LinkRegion) : region, line };
    for (const { raw, kind } of addressesOf(tagName, attributes)) this.#links.add(raw, kind, attributes, here);
    if (tagName === "meta") this.#readRefresh(attributes, here);
    const source = location ? () => this.#html.slice(location.startOffset, location.startOffset + 200) : () => "";
    const endLink = this.#links.open(tagName, attributes, { ...here, isHidden, lang: lang ?? this.#lang, source });
    if (!endLink) this.#links.readInside(tagName, attributes, isHidden);
    const endHeading = tagName === "h1" && this.#h1 === undefined && !isHidden ? this.#openHeading() : undefined;
    if (!endId && !endLink && !endHeading) return undefined;
    return () => {
      endHeading?.();
      endLink?.();
      endId?.();
    };
  }

  #openHeading(): () => void {
    const start = this.#names.end;
    return () => {
      this.#flush();
      const text = this.#names.name(start, this.#names.end);
      if (text !== "") this.#h1 ??= text;
    };
  }

  #readRefresh(attributes: Attributes, here: { region: LinkRegion; line: number }): void {
    if (attributes.get("http-equiv")?.toLowerCase() !== "refresh") return;
    const target = /^\s*[\d.]*\s*[;,]\s*(?:url\s*=\s*)?["']?([^"']+)/i.exec(attributes.get("content") ?? "")?.[1]?.trim();
    if (target) this.#links.add(target, "refresh", attributes, here);
  }

  #readRaw({ of, value, line }: { of: string; value: string; line: number }): void {
    const here = { region: this.#inHead ? ("head" as const) : (this.#open.inner?.region ?? "body"), line };
    const add = (raw: string, kind: LinkKind) => this.#links.add(raw, kind, new Map(), here);
    if (of === "title") this.#head.title ??= value;
    else if (of === "style") for (const raw of cssAddresses(value)) add(raw, "css");
    else if (of === "json-ld") {
      const { addresses, modified } = readJsonLd(value);
      this.#head.modified.push(...modified);
      for (const raw of addresses) add(raw, "json-ld");
    }
  }
}

/** Drawings may spell their addresses the old way. */
const plainName = (attribute: string) => (attribute === "xlink:href" ? "href" : attribute);

const isBody = (region: LinkRegion) => region === "main" || region === "body";

const isJsonLd = (tagName: string, attributes: Attributes) =>
  tagName === "script" && attributes.get("type")?.trim().toLowerCase() === "application/ld+json";

function hides(attributes: Attributes): boolean {
  return (
    attributes.has("hidden") ||
    attributes.get("aria-hidden")?.trim().toLowerCase() === "true" ||
    /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)/i.test(attributes.get("style") ?? "")
  );
}
