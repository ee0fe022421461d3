import { html as names } from "parse5";
import { attributeOf, type HtmlElement, type HtmlNode, parseHtml } from "#core/html/parse-html.ts";
import type { Place } from "../entity.ts";
import { LineIndex } from "./line-index.ts";
import { resolveIri } from "./resolve-iri.ts";

/** A page as the readers of markup walk it. */
export interface PageTree {
  html: string;
  lines: LineIndex;
  /** HTML and other elements in the order of the source; content of templates is not among them. */
  elements: readonly HtmlElement[];
  /** Index in `elements`. */
  orderOf(element: HtmlElement): number;
  parentOf(element: HtmlElement): HtmlElement | null;
  childrenOf(element: HtmlElement): HtmlElement[];
  /** The first element with that id. */
  elementWithId(id: string): HtmlElement | undefined;
  /** All text inside, scripts included, as the DOM's textContent. */
  textOf(element: HtmlElement): string;
  /** What relative addresses are resolved against. */
  base: string;
  /** Line of a parse that stopped early, since the page nests too deeply or is too long. */
  stoppedAt: number | null;
}

/** Parses a page. `url` is where it stands. */
export function readPageTree(html: string, url: string): PageTree {
  const { document, stopped } = parseHtml(html);
  const walked = walk(document.childNodes);
  const text = walked.text.join("");
  const orderOf = (element: HtmlElement) => walked.order.get(element) ?? 0;
  const baseElement = walked.elements.find((element) => element.tagName === "base" && attributeOf(element, "href") !== null);
  return {
    html,
    lines: new LineIndex(html),
    elements: walked.elements,
    orderOf,
    parentOf: (element) => walked.elements[walked.parents[orderOf(element)] ?? -1] ?? null,
    childrenOf: (element) => element.childNodes.filter((child) => "attrs" in child),
    elementWithId: (id) => walked.ids.get(id),
    // A slice of the whole: elements inside each other do not copy their text over and over.
    textOf: (element) => text.slice(walked.textStarts[orderOf(element)], walked.textEnds[orderOf(element)]),
    base: baseAddress(baseElement, url),
    stoppedAt: stopped?.line ?? null,
  };
}

/** Longer than any address that works; each link of the page would copy it. */
const MAX_BASE = 2048;

function baseAddress(element: HtmlElement | undefined, url: string): string {
  const href = element ? attributeOf(element, "href") : null;
  return href === null || href.length > MAX_BASE ? url : resolveIri(href, url);
}

interface Walked {
  elements: HtmlElement[];
  order: Map<HtmlElement, number>;
  parents: number[];
  ids: Map<string, HtmlElement>;
  text: string[];
  textStarts: number[];
  textEnds: number[];
}

/** Without recursion: pages may nest deeply. */
function walk(roots: readonly HtmlNode[]): Walked {
  const walked: Walked = { elements: [], order: new Map(), parents: [], ids: new Map(), text: [], textStarts: [], textEnds: [] };
  let length = 0;
  const stack: { index: number; children: readonly HtmlNode[]; next: number }[] = [{ index: -1, children: roots, next: 0 }];
  for (let frame = stack.at(-1); frame; frame = stack.at(-1)) {
    const child = frame.children[frame.next++];
    if (child === undefined) {
      walked.textEnds[frame.index] = length;
      stack.pop();
    } else if ("value" in child) {
      walked.text.push(child.value);
      length += child.value.length;
    } else if ("attrs" in child) {
      const index = walked.elements.push(child) - 1;
      walked.order.set(child, index);
      walked.parents.push(frame.index);
      walked.textStarts.push(length);
      const id = attributeOf(child, "id");
      if (id && !walked.ids.has(id)) walked.ids.set(id, child);
      stack.push({ index, children: child.childNodes, next: 0 });
    }
  }
  return walked;
}

export function isHtml(element: HtmlElement): boolean {
  return element.namespaceURI === names.NS.HTML;
}

/** The start tag, or one attribute of it. */
export function placeOfTag(element: HtmlElement, attribute?: string): Place {
  const location = element.sourceCodeLocation;
  const tag = (attribute && location?.attrs?.[attribute]) || location?.startTag || location;
  // An element that the parser made up, such as a body that was never written, stands nowhere.
  return tag
    ? { line: tag.startLine, column: tag.startCol, start: tag.startOffset, end: tag.endOffset }
    : { line: 1, column: 1, start: 0, end: 0 };
}

/** Words of a list attribute, each once. */
export function tokensOf(list: string | null): string[] {
  return [...new Set(list?.split(/[\t\n\f\r ]+/).filter(Boolean))];
}
