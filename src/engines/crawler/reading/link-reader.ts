import type { LinkFlags, LinkKind, LinkRegion } from "#core/crawl/page-link.ts";
import { isGenericText, isUncrawlable } from "./generic-anchors.ts";
import type { Attributes } from "./html-scanner.ts";
import { collapse, type NamePieces, words } from "./name-pieces.ts";
import type { PageReading, ReadLink } from "./page-reading.ts";
import { createResolver } from "./resolve-address.ts";

const MAX_LINKS = 5_000;
const MAX_TEXT = 200;

/** Roles that are a link or inherit from it: https://www.w3.org/TR/dpub-aria-1.1/ */
const linkRoles = new Set(["link", "doc-backlink", "doc-biblioref", "doc-glossref", "doc-noteref"]);
/** A link that can be focused stays one, whatever these say. */
const noRoles = new Set(["none", "presentation"]);

export interface Place {
  region: LinkRegion;
  /** Counted when it is wanted, and in the order of the page. */
  line(): number;
}

interface OpenPlace extends Place {
  isHidden: boolean;
  lang: string | undefined;
  source(): string;
}

/** Collects the links of a page. Names are made at the end: what an `aria-labelledby` refers to may stand below. */
export class LinkReader {
  readonly #names: NamePieces;
  readonly #address: string;
  /** A base element counts for the links above it too. */
  readonly #baseOf: () => string;
  readonly #resolve = createResolver();
  readonly #links: (() => ReadLink)[] = [];
  readonly #empty: (() => { line: number; snippet: string } | undefined)[] = [];
  #more = 0;
  #depth = 0;

  constructor(names: NamePieces, address: string, baseOf: () => string) {
    this.#names = names;
    this.#address = address;
    this.#baseOf = baseOf;
  }

  /** Inside a link, or what has the role of one. */
  get isOpen(): boolean {
    return this.#depth > 0;
  }

  result(): Pick<PageReading, "links" | "moreLinks" | "emptyLinks"> {
    return {
      links: this.#links.map((make) => make()),
      moreLinks: this.#more,
      emptyLinks: this.#empty.flatMap((make) => make() ?? []),
    };
  }

  /** An address that is no link to follow: a picture, a script, a form. */
  add(raw: string, kind: LinkKind, attributes: Attributes, { region, line }: Place): void {
    // What the page carries in itself is not fetched; a drawing refers to its own parts by fragments.
    if (/^\s*(?:#|(?:data|blob|about):)/i.test(raw)) return;
    const posts = kind === "form" && (attributes.get("method") ?? attributes.get("formmethod"))?.toLowerCase() === "post";
    const text = collapse(attributes.get("alt") ?? attributes.get("title") ?? "").slice(0, MAX_TEXT);
    const at = line();
    this.#push(() => ({
      ...this.#addressOf(raw, posts ? { posts } : {}),
      kind,
      text,
      visibleText: "",
      rel: kind === "link" ? words(attributes.get("rel")?.toLowerCase()) : [],
      region,
      line: at,
    }));
  }

  /** Opens what is a link. Undefined for any other element, else what to call when it ends. */
  open(tagName: string, attributes: Attributes, place: OpenPlace): (() => void) | undefined {
    const role = words(attributes.get("role")?.toLowerCase())[0];
    const anchor = tagName === "a" || tagName === "area" ? tagName : undefined;
    if (!anchor && (role === undefined || !linkRoles.has(role))) return undefined;
    const hasHref = attributes.has("href");
    const line = place.line();
    const isLink = anchor && hasHref ? role === undefined || linkRoles.has(role) || noRoles.has(role) : linkRoles.has(role ?? "");
    const start = this.#names.end;
    let end: number | undefined;
    let name: string | undefined;
    const nameOf = () => {
      name ??= this.#nameOf(tagName, attributes, start, end ?? this.#names.end);
      return name;
    };
    if (isLink && !place.isHidden && this.#empty.length < MAX_LINKS) {
      const source = place.source;
      this.#empty.push(() => (nameOf() === "" ? { line, snippet: startTagOf(source()) } : undefined));
    }
    if (anchor && (anchor === "a" || hasHref))
      this.#push(() => this.#linkOf(anchor, attributes, place, { start, end: end ?? this.#names.end, isLink, name: nameOf(), line }));
    this.#depth++;
    return () => {
      end = this.#names.end;
      this.#depth--;
    };
  }

  /** What an element inside a link adds to the link's name. */
  readInside(tagName: string, attributes: Attributes, isHidden: boolean): void {
    const isImage = tagName === "img" || tagName === "image" || (tagName === "input" && attributes.get("type")?.toLowerCase() === "image");
    if (isHidden) return;
    const references = attributes.get("aria-labelledby")?.trim();
    if (references && (isImage || this.isOpen)) this.#names.add("reference", references);
    else if (attributes.get("aria-label")?.trim() && (isImage || this.isOpen)) this.#names.add("name", attributes.get("aria-label") ?? "");
    else if (isImage && !noRoles.has(attributes.get("role")?.trim().toLowerCase() ?? ""))
      this.#names.add("name", attributes.get("alt") ?? attributes.get("title") ?? "");
  }

  #push(make: () => ReadLink): void {
    if (this.#links.length < MAX_LINKS) this.#links.push(make);
    else this.#more++;
  }

  /** The accessible name, in the order of https://www.w3.org/TR/accname-1.2/ */
  #nameOf(tagName: string, attributes: Attributes, start: number, end: number): string {
    const references = attributes.get("aria-labelledby")?.trim();
    return (
      (references && this.#names.labelledBy(references)) ||
      collapse(attributes.get("aria-label") ?? "") ||
      (tagName === "area" ? collapse(attributes.get("alt") ?? "") : this.#names.name(start, end)) ||
      collapse(attributes.get("title") ?? "")
    );
  }

  #linkOf(
    tagName: "a" | "area",
    attributes: Attributes,
    { region, isHidden, lang }: OpenPlace,
    { start, end, isLink, name, line }: { start: number; end: number; isLink: boolean; name: string; line: number },
  ): ReadLink {
    const raw = attributes.get("href") ?? null;
    const rel = words(attributes.get("rel")?.toLowerCase());
    const visibleText = tagName === "a" ? this.#names.text(start, end) : "";
    const flags: LinkFlags = {};
    if (isLink && !isHidden && name === "") flags.empty = true;
    if (visibleText === "" && name !== "" && tagName === "a" && !isHidden) flags.image = true;
    // Without an address nothing opens.
    if (raw !== null && attributes.get("target")?.toLowerCase() === "_blank") {
      flags.blank = true;
      if (rel.includes("opener")) flags.opener = true;
    }
    const address = raw === null ? { url: "", raw, flags } : this.#addressOf(raw, flags);
    if (
      tagName === "a" &&
      isUncrawlable(attributes, (href) => (href === raw ? !address.flags.invalid : URL.canParse(href, this.#baseOf())))
    )
      address.flags.uncrawlable = true;
    if (isGeneric(visibleText, lang, rel, address.url, this.#address)) address.flags.generic = true;
    const text = visibleText || name || this.#names.hiddenText(start, end);
    return { ...address, kind: tagName, text: text.slice(0, MAX_TEXT), visibleText, rel, region, line };
  }

  #addressOf(raw: string, flags: LinkFlags): { url: string; raw: string; flags: LinkFlags } {
    const url = this.#resolve(raw, this.#baseOf());
    return url === null
      ? { url: raw.trim().slice(0, 200), raw, flags: { ...flags, invalid: true } }
      : { url: url.slice(0, MAX_ADDRESS), raw, flags };
  }
}

/** Links that nobody follows by their words, and those within the page, may be short. */
function isGeneric(text: string, lang: string | undefined, rel: readonly string[], url: string, address: string): boolean {
  if (url === "" || rel.includes("nofollow") || /^(?:javascript|mailto):/i.test(url)) return false;
  return isGenericText(text, lang) && withoutHash(url) !== withoutHash(address);
}

function withoutHash(url: string): string {
  const at = url.indexOf("#");
  return at === -1 ? url : url.slice(0, at);
}

/** One character more than is kept, so that a longer address can be recognized. */
const MAX_ADDRESS = 2_049;

function startTagOf(source: string): string {
  const end = source.indexOf(">");
  return (end === -1 ? source : source.slice(0, end + 1)).trim();
}
