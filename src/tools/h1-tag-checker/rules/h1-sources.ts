import type { Finding } from "#core/rules/finding.schema.ts";

type Sources = Finding["sources"];
const checkedOn = "2026-11-15";

export const headingElements: Sources = [
  {
    title: "HTML Standard, “Headings and outlines”",
    url: "https://html.spec.whatwg.org/multipage/sections.html#headings-and-outlines",
    checkedOn,
  },
];

export const headingHasName: Sources = [
  {
    title: "W3C, ACT rule ffd0e9, “Heading has non-empty accessible name”",
    url: "https://www.w3.org/WAI/standards-guidelines/act/rules/ffd0e9/",
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

/** Says that the order and number of headings do not matter to Google, and do to screen readers. */
export const starterGuide: Sources = [
  {
    title: "Google Search Central, “SEO starter guide”",
    url: "https://developers.google.com/search/docs/fundamentals/seo-starter-guide",
    checkedOn,
  },
];

export const headingOrder: Sources = [
  {
    title: "W3C WAI, “Page structure tutorial: headings”",
    url: "https://www.w3.org/WAI/tutorials/page-structure/headings/",
    checkedOn,
  },
  {
    title: "axe, “heading-order”",
    url: "https://dequeuniversity.com/rules/axe/4.10/heading-order",
    checkedOn,
  },
];
