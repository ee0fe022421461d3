import type { Finding } from "#core/rules/finding.schema.ts";

type Sources = Finding["sources"];
const checkedOn = "2026-11-15";

export const titleLinks: Sources = [
  {
    title: "Google Search Central, “Influencing your title links”",
    url: "https://developers.google.com/search/docs/appearance/title-link",
    checkedOn,
  },
];

export const titleElement: Sources = [
  {
    title: "HTML Standard, “The title element”",
    url: "https://html.spec.whatwg.org/multipage/semantics.html#the-title-element",
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

export const pageHasTitle: Sources = [
  {
    title: "W3C, ACT rule 2779a5, “HTML page has non-empty title”",
    url: "https://www.w3.org/WAI/standards-guidelines/act/rules/2779a5/",
    checkedOn,
  },
];

export const openGraph: Sources = [{ title: "The Open Graph protocol", url: "https://ogp.me/", checkedOn }];
