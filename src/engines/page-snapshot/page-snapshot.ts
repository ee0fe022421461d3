import type { Charset } from "#core/html/decode-body.ts";
import type { FetchedHop } from "#core/tool/tool-ports.ts";
import type { Region } from "./region.ts";

/**
 * What one fetch and one parse of a page gave: a plain value that can be stored, sent and compared. Rules read it and nothing else.
 * Addresses, dates and sizes are facts; whether they are good is for the rules.
 */
export interface PageSnapshot {
  request: {
    /** As the visitor typed it. */
    input: string;
    /** The address that answered, after redirects; what relative addresses are resolved against, unless `base` says otherwise. */
    url: string;
  };
  /** Every answer on the way, redirects first, the page last. */
  hops: HopFact[];
  /** The source as decoded. */
  html: string;
  /** Null for pasted HTML, which no server sent. */
  response: ResponseFacts | null;
  /** Where the parse ended early: markup nested deeper or longer than we follow. Facts after that line are missing. */
  parseStopped: { line: number; reason: "depth" | "size" } | null;
  doctype: { name: string; publicId: string; systemId: string; isQuirks: boolean } | null;
  /** `lang` of the html element. */
  lang: Fact | null;
  base: AddressFact | null;
  /** Every `base` element, also those that have no effect: a second one, one in the body, one without an address. */
  bases: BaseFact[];
  /** What ended the head before its end tag, so that everything after it counts as body. */
  headBreak: HeadBreak | null;
  /** `title` elements of HTML in tree order, also those in the body; an SVG's title is not among them. The first is the document's. */
  titles: TitleFact[];
  metas: MetaFact[];
  /** `link` elements, then `Link:` headers. */
  links: LinkFact[];
  jsonLd: Fact[];
  headings: HeadingFact[];
  images: ImageFact[];
  anchors: AnchorFact[];
  scripts: ScriptFact[];
  iframes: AddressFact[];
  /** Pictures that are no `img`, and sound and film. */
  media: MediaFact[];
  /** What readers see, in the order of the page: no scripts, no hidden parts. */
  textBlocks: TextBlock[];
  /** Elements of every namespace; the deepest stands at `maxDepth`. */
  elements: { total: number; maxDepth: number; counts: { name: string; count: number }[] };
  duplicateIds: { id: string; lines: number[] }[];
  /** Elements that the HTML standard has dropped. */
  obsolete: ({ element: string } & Pick<Fact, "line" | "column" | "snippet">)[];
  /** Children of the head in their order, up to 1,000. */
  headElements: ({ element: string } & Pick<Fact, "line" | "column" | "snippet">)[];
}

/** Something the page or its headers say, and where. */
export interface Fact {
  /** The value as written, character references resolved. */
  raw: string;
  source: "html" | "header";
  inHead: boolean;
  /** Inside noscript: there for readers without scripts. */
  inNoscript: boolean;
  /** From 1; null for a header. */
  line: number | null;
  column: number | null;
  /** The source that says it, cut to 300 characters: a start tag, a whole title, a header line. */
  snippet: string;
}

export interface AddressFact extends Fact {
  /** Absolute, or null when `raw` is not an address. */
  resolved: string | null;
}

/** `raw` is the href attribute, "" when there is none. */
interface BaseFact extends Fact {
  hasHref: boolean;
  target: string | null;
}

export interface TitleFact extends Fact {
  /** As `document.title` gives it: ASCII white space stripped and collapsed. */
  text: string;
}

/** `raw` is the content attribute. Names are lower-cased; a tag may carry several (`name` and `property` on one is common). */
export interface MetaFact extends Fact {
  name: string | null;
  property: string | null;
  httpEquiv: string | null;
  itemprop: string | null;
  charset: string | null;
  /** All attributes as they stand, names lower-cased: words that a broken quote left over are among them. */
  attributes: Record<string, string>;
}

/** `raw` is the href attribute or the target of the header. */
export interface LinkFact extends AddressFact {
  /** Lower-cased. */
  rel: string[];
  /** Every other attribute, names lower-cased: hreflang, media, type, sizes, as … */
  attributes: Record<string, string>;
}

/** `raw` is the text with the alt of images in their place; white space collapsed. */
export interface HeadingFact extends Fact {
  /** The level that assistive technology announces: `aria-level` counts for more than the tag. */
  level: 1 | 2 | 3 | 4 | 5 | 6;
  /** "h1" to "h6", or the element that carries `role="heading"`. */
  tagName: string;
  /** "heading", unless a role attribute makes it something else. */
  role: string;
  /** What assistive technology calls it. */
  name: string;
  /** Alts that are part of the text. */
  imageAlts: string[];
  /** Holds an image, with or without an alt. */
  hasImage: boolean;
  isHidden: boolean;
}

/** `raw` is the src attribute, "" when there is none. */
export interface ImageFact extends AddressFact {
  /** Null when there is no alt attribute; "" marks an ornament. */
  alt: string | null;
  srcset: string | null;
  sizes: string | null;
  width: string | null;
  height: string | null;
  loading: string | null;
  /** The anchor around it, as an index in `anchors`. */
  anchor: number | null;
  /** The button around it, by what assistive technology calls it. */
  button: { name: string } | null;
  /** The words under it, when it stands in a figure that has some. */
  caption: string | null;
  isHidden: boolean;
  /** "img", "none" for an ornament, or what a role attribute makes of it. */
  role: string;
  /** What assistive technology calls it. */
  name: string;
  /** Every other attribute, names lower-cased: title, role, aria-label, data-src, fetchpriority … */
  attributes: Record<string, string>;
}

/** `raw` is the href attribute. */
export interface AnchorFact extends AddressFact {
  rel: string[];
  /** White space collapsed, alts in the place of images. */
  text: string;
  target: string | null;
  region: Region;
  isHidden: boolean;
  /** Drawn, and by a style of its own or around it where nobody sees it. */
  isConcealed: boolean;
  /** What assistive technology calls it. */
  name: string;
  /** True when only pictures stand in it. */
  isImageOnly: boolean;
  hreflang: string | null;
}

/** `raw` is the src attribute, "" for a script in the page itself. */
export interface ScriptFact extends AddressFact {
  /** Lower-cased; "" when there is none. */
  type: string;
  isAsync: boolean;
  isDeferred: boolean;
  /** All attributes, names lower-cased: integrity, crossorigin, nomodule … */
  attributes: Record<string, string>;
  /** The first 2,000 characters of a script in the page. */
  text: string;
  characters: number;
}

/** `raw` is the address: src, srcset of a source, poster, data of an object, url() of a style attribute; "" for an inline svg. */
export interface MediaFact extends AddressFact {
  kind: "source" | "picture" | "poster" | "video" | "audio" | "object" | "embed" | "input-image" | "area" | "svg" | "role-img" | "style";
  /** What assistive technology calls it; "" where nothing names it. */
  name: string;
  isHidden: boolean;
  attributes: Record<string, string>;
}

export interface TextBlock {
  text: string;
  line: number;
  region: Region;
  /** Index of the last heading before it, -1 before the first; a heading's own text has its own index. */
  heading: number;
  /** The element that the text stands in. */
  tagName: string;
}

export interface HopFact extends Omit<FetchedHop, "location" | "headers"> {
  location: string | null;
  headers: (readonly [name: string, value: string])[];
}

interface ResponseFacts {
  status: number;
  /** In the order sent, names as sent. */
  headers: (readonly [name: string, value: string])[];
  /** Decoded size. */
  bytes: number;
  bytesWire: number;
  /** True when the page went on after the part we read. */
  truncated: boolean;
  /** Why https gave nothing, when http answered in its place. */
  httpsTrouble?: string;
  totalMs: number;
  charset: Charset;
}

export interface HeadBreak {
  /** Tag name, or "#text" for words that stand in the head. */
  element: string;
  line: number;
  column: number;
  snippet: string;
  /** True when it stands in a noscript: browsers with scripts, Google's renderer among them, still read the whole head. */
  onlyWithoutScripts: boolean;
}
