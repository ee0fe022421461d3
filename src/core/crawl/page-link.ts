/** Where an address of a page comes from. `a` and `area` are what visitors follow; the rest is what pages are made of. */
export type LinkKind =
  | "a"
  | "area"
  | "link"
  | "img"
  | "script"
  | "frame"
  | "media"
  | "form"
  | "refresh"
  | "share"
  | "json-ld"
  | "css"
  | "cite";

export type LinkRegion = "head" | "header" | "nav" | "main" | "aside" | "footer" | "body";

/** What is said of a link, wherever it stands. */
export interface LinkShape {
  /** Absolute with its fragment; as written, cut, when it is no address. */
  url: string;
  kind: LinkKind;
  /** What a visitor reads: the words, or the alt of the picture that is the link. */
  text: string;
  rel: readonly string[];
  region: LinkRegion;
  flags: LinkFlags;
}

export interface LinkFlags {
  /** Not an address at all. */
  invalid?: boolean;
  /** `javascript:`, no href or a file: nothing that a crawler can follow. */
  uncrawlable?: boolean;
  /** No accessible name: a screen reader says only “link”. */
  empty?: boolean;
  /** “click here” and its kin, in nine languages. */
  generic?: boolean;
  /** The words are the alt of a picture. */
  image?: boolean;
  /** Opens a new window. */
  blank?: boolean;
  /** `rel=opener` lets the new window reach back; without it browsers no longer do. */
  opener?: boolean;
  /** A form that posts: never submitted. */
  posts?: boolean;
}

const flagNames = [
  "invalid",
  "uncrawlable",
  "empty",
  "generic",
  "image",
  "blank",
  "opener",
  "posts",
] as const satisfies (keyof LinkFlags)[];

/** A shape as it travels: address, kind, text, rel, region, flags as bits. */
export type PackedShape = readonly [url: string, kind: LinkKind, text: string, rel: string, region: LinkRegion, flags: number];

export function packShape({ url, kind, text, rel, region, flags }: LinkShape): PackedShape {
  return [url, kind, text, rel.join(" "), region, flagNames.reduce((bits, name, at) => (flags[name] ? bits | (1 << at) : bits), 0)];
}

export function unpackShape([url, kind, text, rel, region, bits]: PackedShape): LinkShape {
  const flags: LinkFlags = {};
  for (const [at, name] of flagNames.entries()) if (bits & (1 << at)) flags[name] = true;
  return { url, kind, text, rel: rel === "" ? [] : rel.split(" "), region, flags };
}
