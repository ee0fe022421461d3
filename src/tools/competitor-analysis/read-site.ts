/** Of a site: enough to see what it is about, and little enough to ask of a stranger's server. */
export const PAGES = 12;

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

/** What a site's own sitemaps say of its changes. */
export interface SitemapDates {
  files: number;
  listed: number;
  /** Entries that give a day of change. */
  dated: number;
  newest: number | null;
  inLast30Days: number;
  /** Of the last twelve spans of thirty days, those with a change. */
  months: number;
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
