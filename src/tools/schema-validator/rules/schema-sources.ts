import type { Finding } from "#core/rules/finding.schema.ts";

const checkedOn = "2026-11-15";

export const jsonStandard: Finding["sources"] = [{ title: "RFC 8259, JSON", url: "https://www.rfc-editor.org/rfc/rfc8259", checkedOn }];
export const jsonLdStandard: Finding["sources"] = [
  { title: "W3C, JSON-LD 1.1, embedding in HTML", url: "https://www.w3.org/TR/json-ld11/#embedding-json-ld-in-html-documents", checkedOn },
];
export const jsonLdProcessing: Finding["sources"] = [
  { title: "W3C, JSON-LD 1.1 processing and API", url: "https://www.w3.org/TR/json-ld11-api/", checkedOn },
];
export const microdataStandard: Finding["sources"] = [
  { title: "WHATWG, HTML, microdata", url: "https://html.spec.whatwg.org/multipage/microdata.html", checkedOn },
];
export const rdfaStandard: Finding["sources"] = [{ title: "W3C, HTML+RDFa 1.1", url: "https://www.w3.org/TR/html-rdfa/", checkedOn }];
export const vocabularySource: Finding["sources"] = [
  { title: "schema.org, full vocabulary", url: "https://schema.org/docs/full.html", checkedOn },
];
export const dataModelSource: Finding["sources"] = [
  { title: "schema.org, data model", url: "https://schema.org/docs/datamodel.html", checkedOn },
];
export const guidelines: Finding["sources"] = [
  {
    title: "Google, general structured data guidelines",
    url: "https://developers.google.com/search/docs/appearance/structured-data/sd-policies",
    checkedOn,
  },
];
export const indexLimit: Finding["sources"] = [
  { title: "Google, Googlebot", url: "https://developers.google.com/search/docs/crawling-indexing/googlebot", checkedOn },
];
