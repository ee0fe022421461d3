import type { HtmlPart } from "./read-html.ts";

const set = (names: string) => new Set(names.split(/\s+/));

/** After which start tags an end tag may be left out: https://html.spec.whatwg.org/multipage/syntax.html#optional-tags */
const BEFORE: Readonly<Record<string, ReadonlySet<string>>> = {
  li: set("li"),
  dt: set("dt dd"),
  dd: set("dt dd"),
  p: set(
    `address article aside blockquote details dialog div dl fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr main
    menu nav ol p pre search section table ul`,
  ),
  option: set("option optgroup"),
  optgroup: set("optgroup"),
  thead: set("tbody tfoot"),
  tbody: set("tbody tfoot"),
  tr: set("tr"),
  td: set("td th"),
  th: set("td th"),
};

/** Whether an element that is open ends where another begins. */
export const endsBefore = (name: string, next: string): boolean => BEFORE[name]?.has(next) === true;

/** Which end tags close it as well. */
const INSIDE: Readonly<Record<string, ReadonlySet<string>>> = {
  li: set("ul ol menu"),
  dd: set("dl"),
  p: set("div section article main aside li dd td th body blockquote figure form header footer nav"),
  option: set("select optgroup datalist"),
  optgroup: set("select"),
  tbody: set("table"),
  tfoot: set("table"),
  tr: set("tbody thead tfoot table"),
  td: set("tr tbody thead tfoot table"),
  th: set("tr tbody thead tfoot table"),
  body: set("html"),
};

/** Whether a browser closes the element at the same place without its end tag. White space or a comment between the two would move into it. */
export function canDropEndTag(name: string, next: HtmlPart | undefined): boolean {
  if (!next) return name === "html" || name === "body";
  if (next.kind === "open") return endsBefore(name, next.name);
  return next.kind === "close" && INSIDE[name]?.has(next.name) === true;
}
