/** What stands in one sitemap file, whatever form it has. */
export interface SitemapDocument {
  kind: "urlset" | "sitemapindex" | "text" | "rss" | "atom" | "html" | "unknown";
  entries: readonly SitemapEntry[];
  /** How many there are; more than `entries` when those were capped. */
  count: number;
  problems: readonly SitemapProblem[];
  /** How often each problem was met; `problems` holds the first of each. */
  problemCounts: Readonly<Partial<Record<SitemapProblemCode, number>>>;
  /** Of the root element; null where there is none. */
  namespace: string | null;
  encoding: string;
  packed: boolean;
  /** Unpacked. */
  bytes: number;
  /** True when the reader stopped before the end. */
  isCut: boolean;
}

/** A page, or in an index another sitemap. */
export interface SitemapEntry {
  /** As meant: entities resolved, white space trimmed. */
  loc: string;
  line: number;
  lastmod?: string;
  changefreq?: string;
  priority?: string;
  images: number;
  /** Their addresses: the first twenty of a page, and twenty thousand of a file. */
  imageLocs?: readonly string[];
  videos: number;
  hasNews: boolean;
  alternates: readonly { hreflang: string; href: string }[];
}

export interface SitemapProblem {
  code: SitemapProblemCode;
  line: number | null;
  /** What stands there. */
  snippet: string;
}

export type SitemapProblemCode = keyof typeof problemTable;

interface ProblemWords {
  level: "error" | "warning" | "info";
  /** True when the file does not validate against the schema of sitemaps.org for this. */
  xsd: boolean;
  title: string;
}

/** Ids are permanent: results and tests hang on them. */
export const problemTable = {
  "not-well-formed": { level: "error", xsd: true, title: "Not well-formed XML" },
  "bare-ampersand": { level: "error", xsd: true, title: "An & that is not written &amp;" },
  "unknown-entity": { level: "error", xsd: true, title: "An entity that XML does not know" },
  "space-before-declaration": { level: "error", xsd: true, title: "Something stands before the XML declaration" },
  "has-doctype": { level: "warning", xsd: false, title: "A document type, whose entities nobody should expand" },
  "too-deep": { level: "error", xsd: true, title: "Elements nested past all sense" },
  "too-many-faults": { level: "error", xsd: true, title: "So many faults that the rest was not read" },
  "not-unpacked": { level: "error", xsd: true, title: "Damaged: it does not unpack" },
  "too-large": { level: "error", xsd: false, title: "Larger than 50 MB unpacked" },
  "too-many": { level: "error", xsd: false, title: "More than 50,000 entries" },
  "bad-encoding": { level: "error", xsd: true, title: "Bytes that are not valid in its encoding" },
  "not-utf-8": { level: "warning", xsd: false, title: "Not in UTF-8" },
  "is-html": { level: "error", xsd: true, title: "A web page, not a sitemap" },
  "unknown-root": { level: "error", xsd: true, title: "A root element that no sitemap has" },
  "namespace-missing": { level: "error", xsd: true, title: "The namespace is missing" },
  "namespace-wrong": { level: "error", xsd: true, title: "A wrong namespace" },
  "namespace-old": { level: "warning", xsd: true, title: "The namespace of Google's format of 2005" },
  "prefix-undeclared": { level: "error", xsd: true, title: "A prefix without its namespace" },
  empty: { level: "error", xsd: true, title: "No entry at all" },
  "unknown-element": { level: "warning", xsd: true, title: "An element that the schema does not know" },
  "stray-text": { level: "warning", xsd: true, title: "Text where only elements may stand" },
  "unknown-attribute": { level: "info", xsd: true, title: "An attribute that the schema does not know" },
  "wrong-order": { level: "info", xsd: true, title: "Elements in another order than the schema's" },
  "element-twice": { level: "error", xsd: true, title: "The same element twice in one entry" },
  "loc-missing": { level: "error", xsd: true, title: "An entry without an address" },
  "loc-relative": { level: "error", xsd: false, title: "An address without scheme and host" },
  "loc-malformed": { level: "error", xsd: false, title: "Not a web address" },
  "loc-scheme": { level: "error", xsd: false, title: "An address that is neither http nor https" },
  "loc-long": { level: "error", xsd: true, title: "An address of more than 2,048 characters" },
  "loc-short": { level: "warning", xsd: true, title: "An address of fewer than 12 characters" },
  "loc-fragment": { level: "warning", xsd: false, title: "An address with a fragment" },
  "loc-unescaped": { level: "warning", xsd: false, title: "An address with characters that must be escaped" },
  "loc-not-uri": { level: "warning", xsd: true, title: "An address that is not a valid URI: a stray %, a bracket or a second #" },
  "lastmod-invalid": { level: "error", xsd: true, title: "A lastmod that is no date" },
  "lastmod-not-xsd": { level: "info", xsd: true, title: "A date that W3C allows and the schema does not" },
  "lastmod-future": { level: "warning", xsd: false, title: "A lastmod in the future" },
  "changefreq-invalid": { level: "warning", xsd: true, title: "A changefreq that the protocol does not know" },
  "priority-invalid": { level: "warning", xsd: true, title: "A priority that is not between 0.0 and 1.0" },
  "alternate-incomplete": { level: "error", xsd: false, title: "An alternate without language or address" },
  "image-without-loc": { level: "error", xsd: false, title: "An image without an address" },
  "too-many-images": { level: "error", xsd: false, title: "More than 1,000 images on one page" },
  "line-not-address": { level: "error", xsd: false, title: "A line that is no web address" },
} as const satisfies Record<string, ProblemWords>;
