import type { Finding } from "#core/rules/finding.schema.ts";

const CHECKED = "2026-11-15";

export const helpfulContent: Finding["sources"] = [
  {
    title: "Google Search Central, Creating helpful content",
    url: "https://developers.google.com/search/docs/fundamentals/creating-helpful-content",
    checkedOn: CHECKED,
  },
];
export const languageTags: Finding["sources"] = [
  { title: "WCAG 2.2, 3.1.1 Language of page", url: "https://www.w3.org/TR/WCAG22/#language-of-page", checkedOn: CHECKED },
  { title: "HTML, the lang attribute", url: "https://html.spec.whatwg.org/multipage/dom.html#attr-lang", checkedOn: CHECKED },
];
export const readability: Finding["sources"] = [
  {
    title: "Yoast, readability assessments (thresholds)",
    url: "https://github.com/Yoast/wordpress-seo/tree/trunk/packages/yoastseo/src/scoring/assessments",
    checkedOn: CHECKED,
  },
];
export const landmarks: Finding["sources"] = [
  {
    title: "HTML, the main element",
    url: "https://html.spec.whatwg.org/multipage/grouping-content.html#the-main-element",
    checkedOn: CHECKED,
  },
];
export const spamPolicies: Finding["sources"] = [
  {
    title: "Google Search Central, Spam policies: keyword stuffing",
    url: "https://developers.google.com/search/docs/essentials/spam-policies#keyword-stuffing",
    checkedOn: CHECKED,
  },
];
