import type { Finding } from "#core/rules/finding.schema.ts";

type Sources = Finding["sources"];
const checkedOn = "2026-11-15";

export const snippets: Sources = [
  {
    title: "Google Search Central, “Control your snippets in search results”",
    url: "https://developers.google.com/search/docs/appearance/snippet",
    checkedOn,
  },
];

export const validMetadata: Sources = [
  {
    title: "Google Search Central, “Use valid HTML to specify page metadata”",
    url: "https://developers.google.com/search/docs/crawling-indexing/valid-page-metadata",
    checkedOn,
  },
];

export const metaNames: Sources = [
  {
    title: "HTML Standard, “Standard metadata names”",
    url: "https://html.spec.whatwg.org/multipage/semantics.html#meta-description",
    checkedOn,
  },
];

export const attributeSyntax: Sources = [
  {
    title: "HTML Standard, “Attributes”",
    url: "https://html.spec.whatwg.org/multipage/syntax.html#attributes-2",
    checkedOn,
  },
];

export const robotsMeta: Sources = [
  {
    title: "Google Search Central, “Robots meta tag, data-nosnippet, and X-Robots-Tag specifications”",
    url: "https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag",
    checkedOn,
  },
];

/** The range that most editors know; Google names none. */
export const yoastLength: Sources = [
  ...snippets,
  {
    title: "Yoast, “Meta description length” (120 to 156 characters)",
    url: "https://yoast.com/help/meta-description-length/",
    checkedOn,
  },
];
