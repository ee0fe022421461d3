import { html as names } from "parse5";
import { attributeOf, type HtmlElement, type HtmlNode, type ParsedHtml } from "#core/html/parse-html.ts";
import { readElement, readForeign } from "./elements/element-facts.ts";
import type { DocumentFacts, Notes, Surroundings } from "./elements/element-notes.ts";
import { headBreakOf, isHeadBreakInNoscript } from "./head-break.ts";
import { Inventory } from "./inventory.ts";
import { accessibleNamer } from "./naming/accessible-name.ts";
import type { PageSnapshot } from "./page-snapshot.ts";
import { regionIn } from "./region.ts";
import { placeOfLocation, startOfPage } from "./source-location.ts";
import { conceals } from "./text/conceals.ts";
import { hides } from "./text/hides.ts";
import { TextBlocks } from "./text/text-blocks.ts";
import { TextCollector } from "./text/text-collector.ts";

/** One walk over the tree, without recursion: pages may nest deeply. */
export function readDocument(
  parsed: ParsedHtml,
  source: string,
): DocumentFacts & Pick<PageSnapshot, "textBlocks" | "elements" | "duplicateIds" | "obsolete" | "headElements"> {
  const notes: Notes = {
    facts: emptyFacts(parsed, source),
    source,
    text: new TextCollector(),
    openAnchor: null,
    openButton: null,
    unnamed: [],
    blocks: new TextBlocks(),
  };
  const inventory = new Inventory();
  const around = {
    inHead: false,
    inNoscript: false,
    isHidden: false,
    isConcealed: false,
    inShadow: false,
    region: "body" as const,
    origin: startOfPage,
  };
  const stack: Frame[] = [{ node: parsed.document, around, children: parsed.document.childNodes, next: 0 }];
  for (let frame = stack.at(-1); frame; frame = stack.at(-1)) {
    const child = frame.children[frame.next++];
    if (child === undefined) {
      leave(frame.node, notes);
      stack.pop();
    } else if ("value" in child) {
      notes.text.add(child.value);
      if (isSeen(frame)) notes.blocks.add(child.value, blockOf(child, frame, notes));
    } else if ("attrs" in child) {
      const inside = surroundingsIn(child, frame.around);
      inventory.see(child, stack.length, source, inside.origin);
      notes.blocks.edge(child);
      if (child.namespaceURI === names.NS.HTML) readElement(child, inside, notes);
      else readForeign(child, inside, notes);
      stack.push({ node: child, ...contentOf(child, inside, parsed, notes), next: 0 });
    }
  }
  const nameOf = accessibleNamer(parsed.document);
  for (const { fact, element, isPicture } of notes.unnamed) fact.name = nameOf(element, { isPicture: isPicture ?? false });
  notes.blocks.end();
  return { ...notes.facts, textBlocks: notes.blocks.blocks, ...inventory.counted() };
}

/** Text that readers see: neither hidden nor for browsers without scripts, nor the label of a drawing or a list of choices. */
function isSeen({ node, around }: Frame): boolean {
  return !around.isHidden && !around.inNoscript && !around.inHead && "tagName" in node && !unseen.has(node.tagName);
}

const unseen = new Set(["option", "optgroup", "select", "datalist", "title", "desc", "metadata", "rp"]);

function blockOf(text: HtmlNode, { node, around }: Frame, { facts }: Notes) {
  const line = (text.sourceCodeLocation?.startLine ?? 1) + around.origin.line - 1;
  return { line, region: around.region, heading: facts.headings.length - 1, tagName: "tagName" in node ? node.tagName : "" };
}

interface Content {
  around: Surroundings;
  children: readonly HtmlNode[];
}

interface Frame extends Content {
  node: HtmlNode;
  next: number;
}

function emptyFacts({ document, stopped }: ParsedHtml, source: string): DocumentFacts {
  const doctype = document.childNodes.find((node) => node.nodeName === "#documentType");
  const isQuirks = document.mode === names.DOCUMENT_MODE.QUIRKS;
  return {
    doctype:
      doctype && "publicId" in doctype ? { name: doctype.name, publicId: doctype.publicId, systemId: doctype.systemId, isQuirks } : null,
    lang: null,
    base: null,
    bases: [],
    parseStopped: stopped,
    headBreak: headBreakOf(document, source),
    titles: [],
    metas: [],
    links: [],
    jsonLd: [],
    headings: [],
    images: [],
    anchors: [],
    scripts: [],
    iframes: [],
    media: [],
  };
}

/** What there is to walk inside an element: text of scripts, styles and titles is not text of the page. */
function contentOf(element: HtmlElement, around: Surroundings, parsed: ParsedHtml, notes: Notes): Content {
  if (element.namespaceURI !== names.NS.HTML) return { around, children: element.childNodes };
  if (element.tagName === "template") {
    // A template is not drawn, except as a declarative shadow root.
    const children = "content" in element && attributeOf(element, "shadowrootmode") !== null ? childrenOf(element.content) : [];
    return { around: { ...around, inShadow: true }, children };
  }
  if (element.tagName === "noscript") return contentOfNoscript(element, around, parsed, notes);
  return { around, children: unread.has(element.tagName) ? [] : element.childNodes };
}

const unread = new Set(["script", "style", "title", "textarea", "iframe", "noframes", "xmp"]);

function contentOfNoscript(element: HtmlElement, around: Surroundings, parsed: ParsedHtml, { facts, source, text }: Notes): Content {
  const location = element.childNodes[0]?.sourceCodeLocation;
  if (!location || around.inNoscript) return { around, children: [] };
  text.openAside(element);
  const children = parsed.parseInside(source.slice(location.startOffset, location.endOffset));
  const origin = { offset: location.startOffset, line: location.startLine, column: location.startCol };
  const breaker = around.inHead ? children.find(isHeadBreakInNoscript) : undefined;
  if (breaker?.sourceCodeLocation) {
    const place = placeOfLocation(breaker.sourceCodeLocation, source, origin);
    facts.headBreak ??= { element: breaker.nodeName, ...place, onlyWithoutScripts: true };
  }
  return { around: { ...around, inNoscript: true, origin }, children };
}

function leave(node: HtmlNode, notes: Notes): void {
  if (!("attrs" in node)) return;
  notes.blocks.edge(node);
  if (node.tagName === "a") notes.openAnchor = null;
  if (node === notes.openButton?.owner) notes.openButton = null;
  notes.text.close(node);
}

function surroundingsIn(element: HtmlElement, outside: Surroundings): Surroundings {
  const inHead = outside.inHead || (element.tagName === "head" && element.namespaceURI === names.NS.HTML);
  const isHidden = outside.isHidden || hides(element);
  const isConcealed = outside.isConcealed || conceals(element);
  const region = regionIn(element, outside.region);
  const isSame =
    inHead === outside.inHead && isHidden === outside.isHidden && isConcealed === outside.isConcealed && region === outside.region;
  return isSame ? outside : { ...outside, inHead, isHidden, isConcealed, region };
}

function childrenOf(content: unknown): readonly HtmlNode[] {
  return (content as { childNodes: HtmlNode[] }).childNodes;
}
