import type { Finding } from "#core/rules/finding.schema.ts";

type Sources = Finding["sources"];
const checkedOn = "2026-11-15";
const act = (id: string, title: string): Sources => [
  { title: `W3C, ACT rule ${id}, “${title}”`, url: `https://www.w3.org/WAI/standards-guidelines/act/rules/${id}/`, checkedOn },
];

export const imageHasName = act("23a2a8", "Image has non-empty accessible name");
export const imageButtonHasName = act("59796f", "Image button has non-empty accessible name");
export const svgHasName = act("7d6734", "SVG element with explicit role has non-empty accessible name");
export const objectHasName = act("8fc3b6", "Object element rendering non-text content has non-empty accessible name");
export const linkHasName = act("c487ae", "Link has non-empty accessible name");
export const buttonHasName = act("97a4e1", "Button has non-empty accessible name");
export const imageNameDescribes = act("qt1vmo", "Image accessible name is descriptive");

export const decisionTree: Sources = [
  { title: "W3C WAI, “An alt decision tree”", url: "https://www.w3.org/WAI/tutorials/images/decision-tree/", checkedOn },
];
export const functionalImages: Sources = [
  { title: "W3C WAI, “Functional images”", url: "https://www.w3.org/WAI/tutorials/images/functional/", checkedOn },
];
export const htmlAlt: Sources = [
  {
    title: "HTML Standard, “Requirements for providing text to act as an alternative for images”",
    url: "https://html.spec.whatwg.org/multipage/images.html#alt",
    checkedOn,
  },
];
export const areaAlt: Sources = [
  {
    title: "W3C, WCAG technique H24, “Providing text alternatives for the area elements of image maps”",
    url: "https://www.w3.org/WAI/WCAG22/Techniques/html/H24",
    checkedOn,
  },
];
export const googleImages: Sources = [
  {
    title: "Google Search Central, “Google image SEO best practices”",
    url: "https://developers.google.com/search/docs/appearance/google-images",
    checkedOn,
  },
];
export const lazyLoading: Sources = [
  {
    title: "Google Search Central, “Fix lazy-loaded content”",
    url: "https://developers.google.com/search/docs/crawling-indexing/javascript/lazy-loading",
    checkedOn,
  },
];
export const layoutShift: Sources = [
  { title: "web.dev, “Optimize Cumulative Layout Shift”", url: "https://web.dev/articles/optimize-cls", checkedOn },
];
export const pictureElement: Sources = [
  {
    title: "HTML Standard, “The picture element”",
    url: "https://html.spec.whatwg.org/multipage/embedded-content.html#the-picture-element",
    checkedOn,
  },
];
