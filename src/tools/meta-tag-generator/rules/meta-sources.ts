import type { Finding } from "#core/rules/finding.schema.ts";

type Sources = Finding["sources"];
const checkedOn = "2026-11-15";

export const robotsMeta: Sources = [
  {
    title: "Google Search Central, “Robots meta tag specifications”",
    url: "https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag",
    checkedOn,
  },
];
export const titleLinks: Sources = [
  {
    title: "Google Search Central, “Influencing your title links”",
    url: "https://developers.google.com/search/docs/appearance/title-link",
    checkedOn,
  },
];
export const snippets: Sources = [
  {
    title: "Google Search Central, “Control your snippets”",
    url: "https://developers.google.com/search/docs/appearance/snippet",
    checkedOn,
  },
];
export const canonicals: Sources = [
  {
    title: "Google Search Central, “Specify a canonical URL”",
    url: "https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls",
    checkedOn,
  },
];
export const localizedPages: Sources = [
  {
    title: "Google Search Central, “Localized versions of your pages”",
    url: "https://developers.google.com/search/docs/specialty/international/localized-versions",
    checkedOn,
  },
];
export const specialTags: Sources = [
  {
    title: "Google Search Central, “Meta tags that Google supports”",
    url: "https://developers.google.com/search/docs/crawling-indexing/special-tags",
    checkedOn,
  },
];
export const bingControls: Sources = [
  {
    title: "Bing Webmaster Blog, “New options for webmasters to control usage of their content in Bing Chat”",
    url: "https://blogs.bing.com/webmaster/september-2023/Announcing-new-options-for-webmasters-to-control-usage-of-their-content-in-Bing-Chat",
    checkedOn,
  },
];
export const zoom: Sources = [
  {
    title: "W3C, ACT rule b4f0c3, “Meta viewport allows for zoom”",
    url: "https://www.w3.org/WAI/standards-guidelines/act/rules/b4f0c3/",
    checkedOn,
  },
];
export const charsetSource: Sources = [
  {
    title: "HTML Standard, “Specifying the document’s character encoding”",
    url: "https://html.spec.whatwg.org/multipage/semantics.html#charset",
    checkedOn,
  },
];
export const metaNames: Sources = [
  {
    title: "HTML Standard, “Standard metadata names”",
    url: "https://html.spec.whatwg.org/multipage/semantics.html#standard-metadata-names",
    checkedOn,
  },
];
export const pageLanguage: Sources = [
  {
    title: "W3C, ACT rule bf051a, “HTML page lang attribute has valid language tag”",
    url: "https://www.w3.org/WAI/standards-guidelines/act/rules/bf051a/",
    checkedOn,
  },
];
export const protocol: Sources = [{ title: "The Open Graph protocol", url: "https://ogp.me/", checkedOn }];
