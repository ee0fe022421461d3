import type { SitemapDocument } from "#engines/sitemap/sitemap-document.ts";

/** One file as it was gathered: read, or with the reason why not. */
export interface GatheredFile {
  /** Its address; the name of a file or "pasted" otherwise. */
  url: string;
  /** Where it was found in the end, when redirects led elsewhere. */
  foundAt?: string;
  level: number;
  status: number | null;
  /** Undefined when there was nothing to read. */
  document?: SitemapDocument;
  trouble?: string;
}

export interface GatheredSitemaps {
  asked: string;
  foundBy: "address" | "robots.txt" | "link" | "usual places" | "pasted" | "file";
  files: readonly GatheredFile[];
  notes: readonly string[];
  sample: readonly SampledAddress[];
}

/** What one of the addresses answers. */
export interface SampledAddress {
  loc: string;
  status: number | null;
  words: string;
  isFine: boolean;
}

/** Addresses kept over all files: as many as one sitemap may hold. */
export const MAX_LISTED = 50_000;

/** A sitemap speaks for the host it is asked at, or the one that redirects led to. A file without an address has none. */
export function hostsOf({ url, foundAt = url }: GatheredFile): (string | undefined)[] {
  return [URL.parse(url)?.host, URL.parse(foundAt)?.host];
}
