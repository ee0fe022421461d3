import type { Finding } from "#core/rules/finding.schema.ts";

const CHECKED = "2026-11-15";
const google = (title: string, path: string): Finding["sources"] => [
  { title: `Google Search Central, ${title}`, url: `https://developers.google.com/search/docs/${path}`, checkedOn: CHECKED },
];

export const titleLinks = google("Influencing title links", "appearance/title-link");
export const snippets = google("Control your snippets", "appearance/snippet");
export const robotsTags = google("Robots meta tag specifications", "crawling-indexing/robots-meta-tag");
export const canonicals = google("How to specify a canonical URL", "crawling-indexing/consolidate-duplicate-urls");
export const images = google("Image SEO best practices", "appearance/google-images");
export const markup = google("Structured data general guidelines", "appearance/structured-data/sd-policies");
export const favicons = google("Define a favicon", "appearance/favicon-in-search");
export const mobileFirst = google("Mobile-first indexing", "crawling-indexing/mobile/mobile-sites-mobile-first-indexing");
export const htmlHead: Finding["sources"] = [
  { title: "HTML, the head element", url: "https://html.spec.whatwg.org/multipage/semantics.html#the-head-element", checkedOn: CHECKED },
];
export const htmlCharset: Finding["sources"] = [
  {
    title: "HTML, specifying the character encoding",
    url: "https://html.spec.whatwg.org/multipage/semantics.html#charset",
    checkedOn: CHECKED,
  },
];
export const wcagLanguage: Finding["sources"] = [
  { title: "WCAG 2.2, 3.1.1 Language of page", url: "https://www.w3.org/TR/WCAG22/#language-of-page", checkedOn: CHECKED },
];
export const wcagHeadings: Finding["sources"] = [
  { title: "WCAG 2.2, 2.4.6 Headings and labels", url: "https://www.w3.org/TR/WCAG22/#headings-and-labels", checkedOn: CHECKED },
];
export const openGraph: Finding["sources"] = [{ title: "The Open Graph protocol", url: "https://ogp.me/", checkedOn: CHECKED }];
