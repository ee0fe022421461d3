/** What a run learned of a page. */
export interface ReadPage {
  url: string;
  title: string;
  /** The parts of the title and the headings of the main content, with their stems to find phrases in. */
  heads: readonly { text: string; stems: string }[];
  /** All that readers see, of every level. */
  headings: number;
  /** Of the main content. */
  words: number;
  linksInside: number;
  linksOutside: number;
  firstByteMs: number;
  /** Names in schema.org. */
  types: readonly string[];
  technology: readonly string[];
  phrases: readonly { phrase: string; key: string; score: number }[];
}

export interface SitemapDates {
  files: number;
  listed: number;
  /** Times of change, of entries that give one. */
  changed: number[];
}

export interface ReadSite {
  /** The page that answered; null where none did. */
  home: string | null;
  /** Why it could not be read, as a sentence; "" where it was. */
  trouble: string;
  /** The time ran out. */
  isCut: boolean;
  pages: readonly ReadPage[];
  /** Different addresses that the pages link to on the same host. */
  found: number;
  sitemap: SitemapDates | null;
}
