import type { LinkShape } from "#core/crawl/page-link.ts";
import type { DateEvidence } from "./page-dates.ts";

/** What one pass over a page gives: everything that crawls, link checks and rules over many pages ask for. Addresses are absolute. */
export interface PageReading {
  title: string;
  description?: string;
  /** Text of the first heading of level one that says something. */
  h1?: string;
  lang?: string;
  /** The one canonical of the head; undefined when there is none, or several that disagree. */
  canonical?: string;
  noindex: boolean;
  nofollow: boolean;
  /** Target of a meta refresh that sends visitors away at once. */
  refresh?: string;
  dates: DateEvidence;
  alternates: readonly (readonly [lang: string, url: string])[];
  /** In the order of the page; at most 5,000. */
  links: readonly ReadLink[];
  /** Links beyond those. */
  moreLinks: number;
  /** Elements with the role of a link and no name, those without an address among them. */
  emptyLinks: readonly { line: number; snippet: string }[];
  /** Scripts, hardly a word and no link: what readers see is likely written in the browser. */
  isScriptBuilt: boolean;
  /** What a fragment can point to: ids, and names of anchors. */
  targets: ReadonlySet<string>;
  /** Text outside navigation, header, footer and asides, white space collapsed: all of it, or the first letters. Made when asked for. */
  bodyText(most?: number): string;
  /** The same without the words of links; a line break stands for each. */
  unlinkedText(most?: number): string;
}

export interface ReadLink extends LinkShape {
  /** As written; null when there is no href at all. */
  raw: string | null;
  line: number;
  /** The words alone, without alts. */
  visibleText: string;
}
