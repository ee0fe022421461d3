import { serialize } from "parse5";
import { attributeOf, type HtmlElement, type HtmlNode } from "#core/html/parse-html.ts";
import type { PageTree } from "../page/page-tree.ts";
import { timeDatatype } from "../page/xsd-datatype.ts";
import { type NameScope, nameToIri } from "./rdfa-names.ts";
import { type Literal, RDF } from "./rdfa-triple.ts";

const MAX_CHARACTERS = 100_000;

/** What a property says when it says a text: RDFa Core 1.1, section 7.5, step 11, with the additions for HTML. */
export function propertyLiteral(element: HtmlElement, tree: PageTree, scope: NameScope, language: string | null): Literal {
  const datatype = nameToIri(attributeOf(element, "datatype")?.trim() ?? "", scope);
  if (datatype === `${RDF}XMLLiteral` || datatype === `${RDF}HTML`)
    return { text: markupIn(element, datatype, scope), language: null, datatype };
  const content = attributeOf(element, "content");
  const datetime = content === null ? attributeOf(element, "datetime") : null;
  const text = (content ?? datetime ?? tree.textOf(element)).slice(0, MAX_CHARACTERS);
  const isTime = datetime !== null || (element.tagName === "time" && content === null);
  const implied = isTime && attributeOf(element, "datatype") === null ? timeDatatype(text) : null;
  const chosen = datatype ?? implied;
  return { text, datatype: chosen, language: chosen === null ? language : null };
}

function markupIn(element: HtmlElement, datatype: string, scope: NameScope): string {
  const { startTag, endTag } = element.sourceCodeLocation ?? {};
  // Elements inside each other would each copy all that is inside them.
  if (startTag && (endTag?.startOffset ?? Number.POSITIVE_INFINITY) - startTag.endOffset > MAX_CHARACTERS) return "";
  if (datatype === `${RDF}HTML`) return serialize(element);
  return element.childNodes.map((child) => xmlOf(child, namespacesOf(scope))).join("");
}

/** Prefixes that the page declared go along, so that the markup means the same on its own. */
function namespacesOf(scope: NameScope): string {
  const found = new Map<string, string>();
  for (let at: NameScope | null = scope; at?.outer; at = at.outer)
    for (const [prefix, iri] of at.prefixes) if (!found.has(prefix)) found.set(prefix, iri);
  return [...found]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([prefix, iri]) => ` xmlns:${prefix}="${escaped(iri)}"`)
    .join("");
}

function xmlOf(node: HtmlNode, namespaces: string): string {
  if ("value" in node) return escaped(node.value);
  if (!("attrs" in node)) return "";
  const attributes = node.attrs.map(({ name, value }) => ` ${name}="${escaped(value)}"`).join("");
  return `<${node.tagName}${namespaces}${attributes}>${node.childNodes.map((child) => xmlOf(child, "")).join("")}</${node.tagName}>`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
