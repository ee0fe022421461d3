import { html as names } from "parse5";
import type { HtmlDocument, HtmlElement, HtmlNode } from "#core/html/parse-html.ts";
import type { HeadBreak } from "./page-snapshot.ts";
import { placeOfLocation, startOfPage } from "./source-location.ts";

/**
 * Finds what ended the head too early. A parser closes the head at the first element that may not stand in it and opens the body;
 * Google stops reading metadata there too: https://developers.google.com/search/docs/crawling-indexing/valid-page-metadata
 * A page that leaves its head and body tags out is valid, so the break counts only if one of those tags still follows.
 */
export function headBreakOf(document: HtmlDocument, source: string): HeadBreak | null {
  const root = elementNamed(document, "html");
  const head = root && elementNamed(root, "head");
  const body = root && elementNamed(root, "body");
  if (!head || !body || head.sourceCodeLocation?.endTag || body.sourceCodeLocation) return null;
  const breaker = body.childNodes.find((node) => node.nodeName !== "#comment" && !isBlank(node));
  const location = breaker?.sourceCodeLocation;
  if (!breaker || !location) return null;
  const restOfHead = /<\/head[\s>]|<body[\s>]/gi;
  restOfHead.lastIndex = location.startOffset;
  if (!restOfHead.test(source)) return null;
  const part = "startTag" in location && location.startTag ? location.startTag : location;
  return { element: breaker.nodeName, ...placeOfLocation(part, source, startOfPage), onlyWithoutScripts: false };
}

/** Inside a noscript of the head only these may stand: https://html.spec.whatwg.org/multipage/scripting.html#the-noscript-element */
export function isHeadBreakInNoscript(node: HtmlNode): boolean {
  return !["link", "meta", "style", "#comment"].includes(node.nodeName) && !isBlank(node);
}

function elementNamed(parent: HtmlDocument | HtmlElement, tagName: string): HtmlElement | undefined {
  return parent.childNodes.find(
    (node): node is HtmlElement => "attrs" in node && node.tagName === tagName && node.namespaceURI === names.NS.HTML,
  );
}

function isBlank(node: HtmlNode): boolean {
  return "value" in node && /^[\t\n\f\r ]*$/.test(node.value);
}
