import type { Finding } from "#core/rules/finding.schema.ts";

const CHECKED = "2026-11-15";

export const consolidate: Finding["sources"] = [
  {
    title: "Google Search Central, How to specify a canonical URL",
    url: "https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls",
    checkedOn: CHECKED,
  },
];
export const canonicalRelation: Finding["sources"] = [
  { title: "RFC 6596, The Canonical Link Relation", url: "https://www.rfc-editor.org/rfc/rfc6596", checkedOn: CHECKED },
];
export const commonMistakes: Finding["sources"] = [
  {
    title: "Google Search Central, 5 common mistakes with rel=canonical",
    url: "https://developers.google.com/search/blog/2013/04/5-common-mistakes-with-relcanonical",
    checkedOn: CHECKED,
  },
];
export const bodyLinks: Finding["sources"] = [
  { title: "HTML, which link relations are body-ok", url: "https://html.spec.whatwg.org/multipage/links.html#body-ok", checkedOn: CHECKED },
  ...consolidate,
];
export const robotsRules: Finding["sources"] = [
  { title: "RFC 9309, Robots Exclusion Protocol", url: "https://www.rfc-editor.org/rfc/rfc9309", checkedOn: CHECKED },
  ...consolidate,
];
export const javaScriptBasics: Finding["sources"] = [
  {
    title: "Google Search Central, JavaScript SEO basics",
    url: "https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics",
    checkedOn: CHECKED,
  },
];
export const pagination: Finding["sources"] = [
  {
    title: "Google Search Central, Pagination and incremental page loading",
    url: "https://developers.google.com/search/docs/specialty/ecommerce/pagination-and-incremental-page-loading",
    checkedOn: CHECKED,
  },
];
export const hreflang: Finding["sources"] = [
  {
    title: "Google Search Central, Localized versions of your pages",
    url: "https://developers.google.com/search/docs/specialty/international/localized-versions",
    checkedOn: CHECKED,
  },
];
export const openGraph: Finding["sources"] = [{ title: "The Open Graph protocol", url: "https://ogp.me/", checkedOn: CHECKED }];
export const sitemaps: Finding["sources"] = [
  {
    title: "Google Search Central, Build and submit a sitemap",
    url: "https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap",
    checkedOn: CHECKED,
  },
];
