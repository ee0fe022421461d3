import { attributeOf, type HtmlElement } from "#core/html/parse-html.ts";
import type { Span } from "../json/json-tree.ts";
import type { SyntaxProblem } from "../syntax-problem.ts";
import { isHtml, type PageTree, placeOfTag } from "./page-tree.ts";

interface JsonLdScripts {
  /** Where the text of each script stands in the page. */
  texts: Span[];
  problems: SyntaxProblem[];
}

/** The data blocks of a page: https://www.w3.org/TR/json-ld11/#embedding-json-ld-in-html-documents */
export function jsonLdScripts({ elements, html }: PageTree): JsonLdScripts {
  const found: JsonLdScripts = { texts: [], problems: [] };
  for (const element of elements) {
    if (element.tagName !== "script" || !isHtml(element)) continue;
    const type = attributeOf(element, "type") ?? "";
    const text = textSpan(element);
    const [essence = "", ...parameters] = type.toLowerCase().split(";");
    if (essence.trim() === "application/ld+json") {
      // A context or a frame is for other documents to use; it says nothing about this page.
      if (!/json-ld#(?:context|frame)/.test(parameters.join(";"))) found.texts.push(text);
    } else if (ALMOST.test(essence.trim()) && /^\s*[[{]/.test(html.slice(text.start, text.start + 1000))) {
      found.problems.push({ kind: "script-type", detail: type, place: placeOfTag(element, "type") });
    }
  }
  return found;
}

/** Spellings that were meant for JSON-LD and that nobody reads. */
const ALMOST =
  /^(?:(?:application|text)\/(?:[li1]d[-_.+ ]?json|json[-_.+ ]?[li1]d)|ld[-+]json|json[-+]ld|schema\/json|application\/schema\+json)$/;

/** As in the source: nothing is decoded inside a script. */
function textSpan(element: HtmlElement): Span {
  const first = element.childNodes[0]?.sourceCodeLocation;
  const last = element.childNodes.at(-1)?.sourceCodeLocation;
  const end = element.sourceCodeLocation?.startTag?.endOffset ?? 0;
  return first && last ? { start: first.startOffset, end: last.endOffset } : { start: end, end };
}
