import type { Source } from "./source.ts";

export const altText: Source = {
  title: "HTML Standard, “Requirements for providing text to act as an alternative for images”",
  url: "https://html.spec.whatwg.org/multipage/images.html#alt",
  checkedOn: "2026-11-15",
};
export const attributes: Source = {
  title: "HTML Standard, “Attributes”",
  url: "https://html.spec.whatwg.org/multipage/syntax.html#attributes-2",
  checkedOn: "2026-11-15",
};
export const baseElement: Source = {
  title: "HTML Standard, “The base element”",
  url: "https://html.spec.whatwg.org/multipage/semantics.html#the-base-element",
  checkedOn: "2026-11-15",
};
export const charset: Source = {
  title: "HTML Standard, “Specifying the document’s character encoding”",
  url: "https://html.spec.whatwg.org/multipage/semantics.html#charset",
  checkedOn: "2026-11-15",
};
export const cors: Source = {
  title: "Fetch Standard, CORS",
  url: "https://fetch.spec.whatwg.org/#http-cors-protocol",
  checkedOn: "2026-11-15",
};
export const doctype: Source = {
  title: "HTML Standard, “The DOCTYPE”",
  url: "https://html.spec.whatwg.org/multipage/syntax.html#the-doctype",
  checkedOn: "2026-11-15",
};
export const documentMetadata: Source = {
  title: "HTML Standard, “Document metadata”",
  url: "https://html.spec.whatwg.org/multipage/semantics.html#document-metadata",
  checkedOn: "2026-11-15",
};
export const encoding: Source = { title: "Encoding Standard", url: "https://encoding.spec.whatwg.org/", checkedOn: "2026-11-15" };
export const headElement: Source = {
  title: "HTML, the head element",
  url: "https://html.spec.whatwg.org/multipage/semantics.html#the-head-element",
  checkedOn: "2026-11-15",
};
export const headings: Source = {
  title: "HTML Standard, “Headings and outlines”",
  url: "https://html.spec.whatwg.org/multipage/sections.html#headings-and-outlines",
  checkedOn: "2026-11-15",
};
export const htmlParsing: Source = {
  title: "HTML, parsing HTML documents",
  url: "https://html.spec.whatwg.org/multipage/parsing.html",
  checkedOn: "2026-11-17",
};
export const idAttribute: Source = {
  title: "HTML Standard, “The id attribute”",
  url: "https://html.spec.whatwg.org/multipage/dom.html#the-id-attribute",
  checkedOn: "2026-11-15",
};
export const imageSniffing: Source = {
  title: "MIME Sniffing Standard, “Matching an image type pattern”",
  url: "https://mimesniff.spec.whatwg.org/#matching-an-image-type-pattern",
  checkedOn: "2026-11-15",
};
export const indicatedPart: Source = {
  title: "HTML Standard, the indicated part of the document",
  url: "https://html.spec.whatwg.org/multipage/browsing-the-web.html#the-indicated-part-of-the-document",
  checkedOn: "2026-11-15",
};
export const langAttribute: Source = {
  title: "HTML, the lang attribute",
  url: "https://html.spec.whatwg.org/multipage/dom.html#attr-lang",
  checkedOn: "2026-11-15",
};
export const linkIcon: Source = {
  title: "HTML Standard, “Link type icon”",
  url: "https://html.spec.whatwg.org/multipage/links.html#rel-icon",
  checkedOn: "2026-11-15",
};
export const linkTypes: Source = {
  title: "HTML Standard, “Link types”",
  url: "https://html.spec.whatwg.org/multipage/links.html#linkTypes",
  checkedOn: "2026-11-15",
};
export const linksInBody: Source = {
  title: "HTML, which link relations are body-ok",
  url: "https://html.spec.whatwg.org/multipage/links.html#body-ok",
  checkedOn: "2026-11-15",
};
export const mainElement: Source = {
  title: "HTML Standard, “The main element”",
  url: "https://html.spec.whatwg.org/multipage/grouping-content.html#the-main-element",
  checkedOn: "2026-11-15",
};
export const metaDescription: Source = {
  title: "HTML Standard, “Standard metadata names: description”",
  url: "https://html.spec.whatwg.org/multipage/semantics.html#meta-description",
  checkedOn: "2026-11-15",
};
export const metaElement: Source = {
  title: "HTML Standard, “The meta element”",
  url: "https://html.spec.whatwg.org/multipage/semantics.html#the-meta-element",
  checkedOn: "2026-11-15",
};
export const metadataNames: Source = {
  title: "HTML Standard, “Standard metadata names”",
  url: "https://html.spec.whatwg.org/multipage/semantics.html#standard-metadata-names",
  checkedOn: "2026-11-15",
};
export const microdata: Source = {
  title: "HTML Standard, “Microdata”",
  url: "https://html.spec.whatwg.org/multipage/microdata.html",
  checkedOn: "2026-11-15",
};
export const noopener: Source = {
  title: "HTML Standard, link type noopener",
  url: "https://html.spec.whatwg.org/multipage/links.html#link-type-noopener",
  checkedOn: "2026-11-15",
};
export const obsoleteFeatures: Source = {
  title: "HTML Standard, “Non-conforming features”",
  url: "https://html.spec.whatwg.org/multipage/obsolete.html#non-conforming-features",
  checkedOn: "2026-11-15",
};
export const optionalTags: Source = {
  title: "HTML Standard, optional tags",
  url: "https://html.spec.whatwg.org/multipage/syntax.html#optional-tags",
  checkedOn: "2026-11-17",
};
export const pictureElement: Source = {
  title: "HTML Standard, “The picture element”",
  url: "https://html.spec.whatwg.org/multipage/embedded-content.html#the-picture-element",
  checkedOn: "2026-11-15",
};
export const srcset: Source = {
  title: "HTML Standard, “Parsing a srcset attribute”",
  url: "https://html.spec.whatwg.org/multipage/images.html#parsing-a-srcset-attribute",
  checkedOn: "2026-11-15",
};
export const titleElement: Source = {
  title: "HTML Standard, “The title element”",
  url: "https://html.spec.whatwg.org/multipage/semantics.html#the-title-element",
  checkedOn: "2026-11-15",
};
