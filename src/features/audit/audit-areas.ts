import type { AreaId } from "./audit-report.ts";

export const auditAreas: readonly { id: AreaId; title: string }[] = [
  { id: "indexing", title: "Indexing" },
  { id: "titles", title: "Titles and headings" },
  { id: "content", title: "Content" },
  { id: "links", title: "Links" },
  { id: "speed", title: "Speed" },
  { id: "structured-data", title: "Structured data" },
];

/** How much a rule counts in its area's score, and a fix in the order of the list. */
export const weights = { error: 3, warning: 2, info: 1 } as const;

/** Tools and rules over many pages, by the area they speak for; what is not named speaks for the content. */
const areas: Partial<Record<string, AreaId>> = {
  "title-tag-checker": "titles",
  "h1-tag-checker": "titles",
  "meta-description-checker": "titles",
  "seo-meta-in-one-click": "indexing",
  "tag-analyzer": "indexing",
  "schema-validator": "structured-data",
  "site-duplicate-title": "titles",
  "site-duplicate-description": "titles",
  "site-duplicate-h1": "titles",
  "site-duplicate-body": "content",
  "site-dead-link": "links",
  "site-orphan": "links",
  "site-nofollow-only": "links",
  "site-linked-redirect": "links",
  "site-deep-page": "links",
  "site-dead-end": "links",
  "site-redirect-chain": "links",
  "site-canonical-target": "indexing",
  "site-hreflang-return": "indexing",
  "site-noindex-in-sitemap": "indexing",
  "site-unfit-in-sitemap": "indexing",
  "page-slow": "speed",
  "page-heavy": "speed",
};

export const areaOf = (source: string): AreaId => areas[source] ?? "content";
