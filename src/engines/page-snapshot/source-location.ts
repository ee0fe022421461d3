import type { Token } from "parse5";
import type { HtmlElement } from "#core/html/parse-html.ts";
import type { Fact } from "./page-snapshot.ts";

const SNIPPET_LENGTH = 300;

/** Where a fragment that was parsed on its own stands in the page. */
export interface Origin {
  offset: number;
  line: number;
  column: number;
}

export const startOfPage: Origin = { offset: 0, line: 1, column: 1 };

/** Line, column and source of an element's start tag, or of the whole element. */
export function placeOf(
  element: HtmlElement,
  html: string,
  origin: Origin,
  extent: "tag" | "element" = "tag",
): Pick<Fact, "line" | "column" | "snippet"> {
  const whole = element.sourceCodeLocation;
  if (!whole) return { line: null, column: null, snippet: "" };
  if (extent === "tag") return placeOfLocation(whole.startTag ?? whole, html, origin);
  // An element that is never closed reaches to the end of the page.
  return placeOfLocation(whole.endTag ? whole : { ...whole, endOffset: html.length }, html, origin);
}

export function placeOfLocation(location: Token.Location, html: string, origin: Origin): { line: number; column: number; snippet: string } {
  const start = origin.offset + location.startOffset;
  return {
    line: origin.line + location.startLine - 1,
    column: location.startLine === 1 ? origin.column + location.startCol - 1 : location.startCol,
    snippet: html.slice(start, Math.min(origin.offset + location.endOffset, start + SNIPPET_LENGTH)).trim(),
  };
}
