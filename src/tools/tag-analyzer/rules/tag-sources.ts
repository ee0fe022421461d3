import type { Finding } from "#core/rules/finding.schema.ts";

type Sources = Finding["sources"];
const checkedOn = "2026-11-15";
const html = (anchor: string, title: string): Sources => [
  { title: `HTML Standard, “${title}”`, url: `https://html.spec.whatwg.org/multipage/${anchor}`, checkedOn },
];

export const validMetadata: Sources = [
  {
    title: "Google Search Central, “Use valid HTML to specify page metadata”",
    url: "https://developers.google.com/search/docs/crawling-indexing/valid-page-metadata",
    checkedOn,
  },
];
export const supportedMetas: Sources = [
  {
    title: "Google Search Central, “Meta tags and attributes that Google supports”",
    url: "https://developers.google.com/search/docs/crawling-indexing/special-tags",
    checkedOn,
  },
];
export const localized: Sources = [
  {
    title: "Google Search Central, “Tell Google about localized versions of your page”",
    url: "https://developers.google.com/search/docs/specialty/international/localized-versions",
    checkedOn,
  },
];
export const subtags: Sources = [
  ...localized,
  {
    title: "IANA, “Language subtag registry”",
    url: "https://www.iana.org/assignments/language-subtag-registry/language-subtag-registry",
    checkedOn,
  },
];
export const hiddenLinks: Sources = [
  {
    title: "Google Search Central, “Spam policies: hidden text and link abuse”",
    url: "https://developers.google.com/search/docs/essentials/spam-policies#hidden-text-and-links",
    checkedOn,
  },
];
export const domSize: Sources = [
  {
    title: "Lighthouse, “Avoid an excessive DOM size”",
    url: "https://developer.chrome.com/docs/lighthouse/performance/dom-size",
    checkedOn,
  },
];
export const renderBlocking: Sources = [
  {
    title: "Lighthouse, “Eliminate render-blocking resources”",
    url: "https://developer.chrome.com/docs/lighthouse/performance/render-blocking-resources",
    checkedOn,
  },
];
export const analytics: Sources = [
  {
    title: "Google Analytics Help, “Universal Analytics has been replaced by GA4”",
    url: "https://support.google.com/analytics/answer/11583528",
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
export const langRule: Sources = [
  {
    title: "W3C, ACT rule b5c3f8, “HTML page has lang attribute”",
    url: "https://www.w3.org/WAI/standards-guidelines/act/rules/b5c3f8/",
    checkedOn,
  },
];
export const doctype = html("syntax.html#the-doctype", "The DOCTYPE");
export const charset = html("semantics.html#charset", "Specifying the document’s character encoding");
export const metaElement = html("semantics.html#the-meta-element", "The meta element");
export const baseElement = html("semantics.html#the-base-element", "The base element");
export const linkTypes = html("links.html#linkTypes", "Link types");
export const obsolete = html("obsolete.html#non-conforming-features", "Non-conforming features");
export const idAttribute = html("dom.html#the-id-attribute", "The id attribute");
export const mainElement = html("grouping-content.html#the-main-element", "The main element");
