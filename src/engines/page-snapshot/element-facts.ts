import { attributeOf, type HtmlElement } from "#core/html/parse-html.ts";
import type { AddressFact, AnchorFact, Fact, HeadingFact, ImageFact, LinkFact, PageSnapshot } from "./page-snapshot.ts";
import { type Origin, placeOf } from "./source-location.ts";
import { collapse, type TextCollector } from "./text-collector.ts";

/** Writes down what one element says. */
export function readElement(element: HtmlElement, around: Surroundings, notes: Notes): void {
  const read = readers.get(element.tagName);
  if (read) read(element, around, notes);
  else if (breaksText.has(element.tagName)) notes.text.add(" ");
}

/** What a node inherits from the elements around it. */
export interface Surroundings {
  inHead: boolean;
  inNoscript: boolean;
  isHidden: boolean;
  /** In a declarative shadow root: drawn, but no part of the document's own tree. */
  inShadow: boolean;
  origin: Origin;
}

export interface Notes {
  facts: DocumentFacts;
  source: string;
  text: TextCollector;
  /** Index in `facts.anchors` of the anchor that is open. */
  openAnchor: number | null;
}

type Unresolved<F extends AddressFact> = Omit<F, "resolved">;

/** A snapshot's facts before addresses are resolved: a base element may come after them. */
export interface DocumentFacts
  extends Pick<PageSnapshot, "doctype" | "lang" | "titles" | "metas" | "jsonLd" | "headings" | "parseStopped" | "headBreak"> {
  base: Unresolved<AddressFact> | null;
  links: Unresolved<LinkFact>[];
  images: Unresolved<ImageFact>[];
  anchors: Unresolved<AnchorFact>[];
}

type Reader = (element: HtmlElement, around: Surroundings, notes: Notes) => void;

const readers = new Map<string, Reader>([
  [
    "html",
    (element, around, notes) => {
      const lang = attributeOf(element, "lang");
      if (lang !== null) notes.facts.lang = factOf(element, around, notes, lang);
    },
  ],
  [
    "title",
    (element, around, notes) => {
      // In a noscript or a shadow root it is no title of the document.
      if (around.inNoscript || around.inShadow) return;
      const raw = textOf(element);
      notes.facts.titles.push({ ...factOf(element, around, notes, raw, "element"), text: collapse(raw) });
    },
  ],
  [
    "base",
    (element, around, notes) => {
      const href = attributeOf(element, "href");
      if (href !== null && !around.inNoscript && !around.inShadow) notes.facts.base ??= factOf(element, around, notes, href);
    },
  ],
  [
    "meta",
    (element, around, notes) => {
      const lower = (name: string) => attributeOf(element, name)?.trim().toLowerCase() ?? null;
      notes.facts.metas.push({
        ...factOf(element, around, notes, attributeOf(element, "content") ?? ""),
        name: lower("name"),
        property: lower("property"),
        httpEquiv: lower("http-equiv"),
        itemprop: lower("itemprop"),
        charset: lower("charset"),
      });
    },
  ],
  [
    "link",
    (element, around, notes) => {
      const { rel, href = "", ...attributes } = Object.fromEntries(element.attrs.map(({ name, value }) => [name, value]));
      notes.facts.links.push({ ...factOf(element, around, notes, href), rel: tokens(rel), attributes });
    },
  ],
  [
    "script",
    (element, around, notes) => {
      const type = attributeOf(element, "type")?.trim().toLowerCase();
      if (type === "application/ld+json") notes.facts.jsonLd.push(factOf(element, around, notes, textOf(element)));
    },
  ],
  ["a", readAnchor],
  ["img", readImage],
  ...(["h1", "h2", "h3", "h4", "h5", "h6"] as const).map((name, index): [string, Reader] => [
    name,
    headingReader((index + 1) as HeadingFact["level"]),
  ]),
]);

const breaksText = new Set(["br", "p", "div", "li", "tr", "td", "th", "section", "article", "hr"]);

function headingReader(level: HeadingFact["level"]): Reader {
  return (element, around, notes) => {
    const heading: HeadingFact = { ...factOf(element, around, notes, ""), level, imageAlts: [], isHidden: around.isHidden };
    notes.facts.headings.push(heading);
    notes.text.open(element, ({ text, alts }) => {
      heading.raw = collapse(text);
      heading.imageAlts = alts;
    });
  };
}

function readAnchor(element: HtmlElement, around: Surroundings, notes: Notes): void {
  const href = attributeOf(element, "href");
  if (href === null) return;
  const anchor: Unresolved<AnchorFact> = {
    ...factOf(element, around, notes, href),
    rel: tokens(attributeOf(element, "rel")),
    text: "",
    target: attributeOf(element, "target"),
  };
  notes.openAnchor = notes.facts.anchors.push(anchor) - 1;
  notes.text.open(element, ({ text }) => {
    anchor.text = collapse(text);
  });
}

function readImage(element: HtmlElement, around: Surroundings, notes: Notes): void {
  const alt = attributeOf(element, "alt");
  if (alt) notes.text.addAlt(alt);
  notes.facts.images.push({
    ...factOf(element, around, notes, attributeOf(element, "src") ?? ""),
    alt,
    srcset: attributeOf(element, "srcset"),
    sizes: attributeOf(element, "sizes"),
    width: attributeOf(element, "width"),
    height: attributeOf(element, "height"),
    loading: attributeOf(element, "loading"),
    anchor: notes.openAnchor,
    isHidden: around.isHidden,
  });
}

function factOf(element: HtmlElement, around: Surroundings, { source }: Notes, raw: string, extent?: "tag" | "element"): Fact {
  const { inHead, inNoscript, origin } = around;
  return { raw, source: "html", inHead, inNoscript, ...placeOf(element, source, origin, extent) };
}

function tokens(list: string | null | undefined): string[] {
  return (
    list
      ?.toLowerCase()
      .split(/[\t\n\f\r ]+/)
      .filter(Boolean) ?? []
  );
}

function textOf(element: HtmlElement): string {
  return element.childNodes.map((child) => ("value" in child ? child.value : "")).join("");
}
