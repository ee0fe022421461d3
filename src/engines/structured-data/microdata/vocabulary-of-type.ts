import { isAbsoluteIri, withoutFragment } from "../page/resolve-iri.ts";

/** Where the short names of an item come from: https://www.w3.org/TR/microdata-rdf/#property-uri-generation */
export function vocabularyOf(type: string): string {
  if (type.startsWith(HCARD)) return `${HCARD}#`;
  // schema.org's extensions have longer paths: http://schema.org/Product/Extended.
  if (type.startsWith("http://schema.org/")) return "http://schema.org/";
  const hash = type.indexOf("#");
  return hash > 0 ? type.slice(0, hash + 1) : type.slice(0, type.lastIndexOf("/") + 1);
}

/** The registry that the note ends with knows two vocabularies; in the other one names stand after a #. */
const HCARD = "http://microformats.org/profile/hcard";

export function predicateOf(name: string, vocabulary: string | null, base: string): string {
  if (isAbsoluteIri(name)) return name;
  return vocabulary === null ? `${withoutFragment(base)}#${name}` : vocabulary + name;
}
