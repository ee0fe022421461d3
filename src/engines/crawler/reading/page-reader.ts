import type { LinkKind, LinkRegion } from "#core/crawl/page-link.ts";
import { readRefresh } from "#core/html/declarative-refresh.ts";
import { isRunScript, leadsAway, looksScriptBuilt } from "#core/html/looks-script-built.ts";
import { HeadReader } from "./head-reader.ts";
import type { Attributes, ScannerHandler, TextMode } from "./html-scanner.ts";
import { createLineCounter } from "./line-counter.ts";
import { LinkReader, type Place } from "./link-reader.ts";
import { addressesOf, cssAddresses, readJsonLd } from "./link-sources.ts";
import { collapse, NamePieces } from "./name-pieces.ts";
import { type OpenElement, OpenElements } from "./open-elements.ts";
import type { PageReading } from "./page-reading.ts";
import { regionOf } from "./region-of.ts";

/** Elements whose content is text, and how it is read. Without scripting: what stands in noscript is read as markup. */
const textModes = new Map<string, TextMode>([
  ["title", "rcdata"],
  ["textarea", "rcdata"],
  ["style", "rawtext"],
  ["xmp", "rawtext"],
  ["iframe", "rawtext"],
  ["noembed", "rawtext"],
  ["noframes", "rawtext"],
  ["script", "script"],
  ["plaintext", "plaintext"],
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

/** Follows the tags of a page and writes down what they say. */
export class PageReader implements ScannerHandler {
  readonly #html: string;
  readonly #lineAt: (offset: number) => number;
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
  #raw: { of: string; value: string; offset: number } | undefined;
  /** Text since the last tag. */
  #text = "";
  #h1: string | undefined;
  /** Facts by which it is judged whether scripts write the page. */
  readonly #sent = { hasScript: false, hasLink: false, characters: 0 };

  constructor(address: string, html: string) {
    this.#html = html;
    this.#lineAt = createLineCounter(html);
    this.#head = new HeadReader(address);
    this.#links = new LinkReader(this.#names, address, () => this.#head.base);
  }

  result(): PageReading {
    this.#flush();
    this.#open.closeAll();
    return {
      ...this.#head.result(),
      ...this.#links.result(),
      ...(this.#h1 ? { h1: this.#h1 } : {}),
      ...(this.#lang ? { lang: this.#lang } : {}),
      isScriptBuilt: looksScriptBuilt(this.#sent),
      targets: this.#targets,
      bodyText: (most) => collapse(joined(this.#body, most)),
      unlinkedText: (most) => joined(this.#unlinked, most).replace(/[^\S\n]+/g, " "),
    };
  }

  onStartTag(name: string, written: Attributes, selfClosing: boolean, offset: number): TextMode | undefined {
    const isForeign = this.#open.isForeign;
    const attributes = isForeign && written.has("xlink:href") ? withPlainAddress(written) : written;
    this.#boundary(name);
    if (!headElements.has(name)) this.#inHead = false;
    if (!isForeign) this.#open.endImplied(name);
    if (name === "html" || name === "body") this.#lang ??= attributes.get("lang")?.trim();
    const mode = isForeign ? undefined : textModes.get(name);
    if (mode !== undefined) this.#raw = { of: rawKind(name, attributes), value: "", offset };
    const inside = this.#inside(name, attributes);
    const onClose = this.#open.isInTemplate ? undefined : this.#read(name, attributes, inside, offset);
    if (roots.has(name)) return mode;
    const isVoid = isForeign || name === "svg" || name === "math" ? selfClosing : voids.has(name);
    const { region, isHidden, isLabelled, lang } = inside;
    if (isVoid) onClose?.();
    else this.#open.open({ tagName: name, region, isHidden, isLabelled, lang, onClose });
    return mode;
  }

  onEndTag(name: string): void {
    this.#boundary(name);
    const raw = this.#raw;
    this.#raw = undefined;
    if (raw && !this.#open.isInTemplate) this.#readRaw(raw);
    if (!roots.has(name)) this.#open.close(name);
  }

  onText(text: string): void {
    if (this.#raw) this.#raw.value += text;
    else {
      if (this.#inHead && /[^\t\n\f\r ]/.test(text)) this.#inHead = false;
      this.#text += text;
    }
  }

  /** Ends the text before a tag. */
  #boundary(tagName: string): void {
    if (!inline.has(tagName)) this.#text += " ";
    this.#flush();
  }

  #flush(): void {
    const text = this.#text;
    this.#text = "";
    if (text === "" || this.#open.isInTemplate) return;
    const inner = this.#open.inner;
    const isDrawing = this.#open.isInDrawing;
    if (isDrawing && undrawn.has(inner?.tagName ?? "")) return;
    const kind = inner?.isHidden ? "hidden" : inner?.isLabelled ? "shown" : isDrawing && inner?.tagName === "title" ? "name" : "text";
    this.#names.add(kind, text);
    if (kind !== "hidden" && !this.#open.has("noscript")) this.#sent.characters += text.trim().length;
    if (kind === "hidden" || kind === "name" || !isBody(inner?.region ?? "body")) return;
    this.#body.push(text);
    this.#unlinked.push(this.#links.isOpen ? "\n" : text);
  }

  #inside(tagName: string, attributes: Attributes): Surroundings {
    const outer = this.#open.inner;
    if (attributes.size === 0 && !regionTags.has(tagName)) return outer ?? { ...top, lang: this.#lang };
    const inSection = sections.some((section) => this.#open.has(section));
    return {
      region: regionOf(tagName, attributes, outer?.region ?? "body", inSection),
      isHidden: (outer?.isHidden ?? false) || hides(attributes),
      isLabelled: (outer?.isLabelled ?? false) || (this.#links.isOpen && (attributes.get("aria-label")?.trim() ?? "") !== ""),
      lang: attributes.get("lang")?.trim() ?? outer?.lang ?? this.#lang,
    };
  }

  /** What one element says. Returns what to do when it ends. */
  #read(tagName: string, attributes: Attributes, inside: Surroundings, offset: number): (() => void) | undefined {
    // Most tags of a page say nothing.
    if (!telling.has(tagName) && !tellingAttributes.some((name) => attributes.has(name))) return undefined;
    const id = attributes.get("id");
    for (const target of [id, tagName === "a" ? attributes.get("name") : undefined])
      if (target && this.#targets.size < MAX_TARGETS) this.#targets.add(target);
    const endId = id ? this.#names.openElement(id) : undefined;
    this.#head.read(tagName, attributes, { inHead: this.#inHead, inNoscript: this.#open.has("noscript") });

    const { region, isHidden, lang } = inside;
    const here: Place = { region: this.#inHead ? "head" : region, line: () => this.#lineAt(offset) };
    for (const { raw, kind } of addressesOf(tagName, attributes)) this.#links.add(raw, kind, attributes, here);
    if (tagName === "meta") this.#readRefresh(attributes, here);
    else if (tagName === "script") this.#sent.hasScript ||= isRunScript(attributes.get("type") ?? "") && attributes.has("src");
    else if (tagName === "a") this.#sent.hasLink ||= leadsAway(attributes.get("href") ?? "") && !this.#open.has("noscript");
    const source = () => this.#html.slice(offset, offset + 200);
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

  #readRefresh(attributes: Attributes, here: Place): void {
    if (attributes.get("http-equiv")?.toLowerCase() !== "refresh") return;
    const target = readRefresh(attributes.get("content") ?? "")?.target;
    if (target) this.#links.add(target, "refresh", attributes, here);
  }

  #readRaw({ of, value, offset }: { of: string; value: string; offset: number }): void {
    const here: Place = { region: this.#inHead ? "head" : (this.#open.inner?.region ?? "body"), line: () => this.#lineAt(offset) };
    const add = (raw: string, kind: LinkKind) => this.#links.add(raw, kind, new Map(), here);
    if (of === "title") this.#head.title ??= value;
    else if (of === "script") this.#sent.hasScript ||= value.trim() !== "";
    else if (of === "style") for (const raw of cssAddresses(value)) add(raw, "css");
    else if (of === "json-ld") {
      const { addresses, modified } = readJsonLd(value);
      this.#head.modified.push(...modified);
      for (const raw of addresses) add(raw, "json-ld");
    }
  }
}

function joined(pieces: readonly string[], most = Number.POSITIVE_INFINITY): string {
  let text = "";
  for (const piece of pieces) {
    text += piece;
    if (text.length >= most) return text.slice(0, most);
  }
  return text;
}

/** Elements that are links, name addresses, or say something of the page. */
const telling = new Set(
  "a area audio base blockquote body button del embed form frame h1 iframe image img input ins link meta object q script source table td time track use video".split(
    " ",
  ),
);
/** Attributes that make any element say something. */
const tellingAttributes = ["id", "role", "style", "aria-label", "aria-labelledby"];

type Surroundings = Pick<OpenElement, "region" | "isHidden" | "isLabelled" | "lang">;

const top = { region: "body", isHidden: false, isLabelled: false } as const;
const regionTags = new Set(["header", "nav", "main", "aside", "footer"]);

/** Drawings may spell their addresses the old way. */
function withPlainAddress(attributes: Attributes): Attributes {
  return new Map([...attributes].map(([name, value]) => [name === "xlink:href" ? "href" : name, value]));
}

const isBody = (region: LinkRegion) => region === "main" || region === "body";

/** Scripts by what they hold: code, linked data, or something that no browser runs. */
function rawKind(tagName: string, attributes: Attributes): string {
  if (tagName !== "script") return tagName;
  const type = attributes.get("type")?.trim().toLowerCase() ?? "";
  return type === "application/ld+json" ? "json-ld" : isRunScript(type) ? "script" : "data";
}

function hides(attributes: Attributes): boolean {
  return (
    attributes.has("hidden") ||
    attributes.get("aria-hidden")?.trim().toLowerCase() === "true" ||
    /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)/i.test(attributes.get("style") ?? "")
  );
}
