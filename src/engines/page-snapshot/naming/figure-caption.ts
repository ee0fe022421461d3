import type { HtmlElement, HtmlNode } from "#core/html/parse-html.ts";
import { collapse } from "../text/text-collector.ts";

/** How far above a picture its figure may stand: links and wrappers lie between. */
const MAX_CLIMB = 6;
const MAX_NODES = 500;
const MAX_CHARACTERS = 500;

/** The caption of the figure around an element; null when there is neither. */
export function captionOf(element: HtmlElement): string | null {
  let node: HtmlNode | null = element.parentNode;
  for (let step = 0; step < MAX_CLIMB && node && "attrs" in node; step++, node = node.parentNode) {
    if (node.tagName !== "figure") continue;
    // A figure may hold a thousand pictures; its caption is read once.
    const known = captions.get(node);
    const caption = known === undefined ? readCaption(node) : known;
    captions.set(node, caption);
    return caption;
  }
  return null;
}

const captions = new WeakMap<HtmlElement, string | null>();

function readCaption(figure: HtmlElement): string | null {
  const caption = figure.childNodes.find((child): child is HtmlElement => "attrs" in child && child.tagName === "figcaption");
  return caption ? collapse(textIn(caption)) || null : null;
}

function textIn(element: HtmlElement): string {
  let text = "";
  let left = MAX_NODES;
  const rest: HtmlNode[] = firstOf(element);
  for (let node = rest.pop(); node && left > 0 && text.length < MAX_CHARACTERS; node = rest.pop(), left--) {
    if ("value" in node) text += `${node.value} `;
    else if ("attrs" in node && !/^(?:script|style|template|noscript)$/.test(node.tagName)) rest.push(...firstOf(node));
  }
  return text.slice(0, MAX_CHARACTERS);
}

/** From the back, for a stack; no more than are looked at. */
function firstOf({ childNodes }: HtmlElement): HtmlNode[] {
  return childNodes.slice(0, MAX_NODES).reverse();
}
