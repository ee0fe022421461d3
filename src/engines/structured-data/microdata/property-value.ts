import { attributeOf, type HtmlElement } from "#core/html/parse-html.ts";
import type { EntityValue } from "../entity.ts";
import { type PageTree, placeOfTag } from "../page/page-tree.ts";
import { isAbsoluteIri, resolveIri } from "../page/resolve-iri.ts";
import { numberDatatype, timeDatatype } from "../page/xsd-datatype.ts";

const MAX_CHARACTERS = 100_000;

/**
 * The value of a property whose element is no item: https://html.spec.whatwg.org/multipage/microdata.html#values
 * A content attribute counts on every element and not only on meta: so says the W3C's Microdata note, and so does Google.
 */
export function propertyValue(element: HtmlElement, tree: PageTree): Exclude<EntityValue, { kind: "entity" | "number" | "boolean" }> {
  const content = attributeOf(element, "content");
  if (content !== null) return text(content, placeOfTag(element, "content"), languageOf(element, tree));
  const address = addressAttribute.get(element.tagName);
  if (address) return addressOf(element, address, tree);
  const place = placeOfTag(element);
  if (element.tagName === "meta") return text("", place, null);
  if (element.tagName === "data" || element.tagName === "meter") {
    const value = attributeOf(element, "value") ?? "";
    return { kind: "text", text: value, datatype: numberDatatype(value), language: null, place: placeOfTag(element, "value") };
  }
  if (element.tagName === "time") {
    const value = attributeOf(element, "datetime") ?? tree.textOf(element);
    const datatype = timeDatatype(value);
    return { kind: "text", text: value, datatype, language: datatype ? null : languageOf(element, tree), place };
  }
  return text(tree.textOf(element), place, languageOf(element, tree));
}

const addressAttribute = new Map([
  ...["audio", "embed", "iframe", "img", "source", "track", "video"].map((name) => [name, "src"] as const),
  ...["a", "area", "link"].map((name) => [name, "href"] as const),
  ["object", "data"] as const,
]);

function addressOf(element: HtmlElement, attribute: string, tree: PageTree) {
  const raw = attributeOf(element, attribute);
  const place = placeOfTag(element, attribute);
  const address = raw === null ? "" : resolveIri(raw, tree.base);
  return isAbsoluteIri(address) ? { kind: "link" as const, address, isReference: false, place } : text("", place, null);
}

function text(value: string, place: EntityValue["place"], language: string | null) {
  return { kind: "text" as const, text: value.slice(0, MAX_CHARACTERS), language, datatype: null, place };
}

/** The nearest lang attribute; "" means unknown. */
function languageOf(element: HtmlElement, tree: PageTree): string | null {
  for (let at: HtmlElement | null = element; at; at = tree.parentOf(at)) {
    const language = attributeOf(at, "xml:lang") ?? attributeOf(at, "lang");
    if (language !== null) return language || null;
  }
  return null;
}
