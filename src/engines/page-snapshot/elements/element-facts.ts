import { attributeOf, type HtmlElement } from "#core/html/parse-html.ts";
import { roleOf } from "../naming/aria-role.ts";
import { captionOf } from "../naming/figure-caption.ts";
import type { AnchorFact, HeadingFact, ImageFact } from "../page-snapshot.ts";
import { collapse } from "../text/text-collector.ts";
import { allAttributes, factOf, type Notes, type Surroundings, type Unresolved } from "./element-notes.ts";
import { readMedia } from "./media-facts.ts";

/** Writes down what one element says. */
export function readElement(element: HtmlElement, around: Surroundings, notes: Notes): void {
  const read = readers.get(element.tagName);
  if (read) read(element, around, notes);
  else if (breaksText.has(element.tagName)) notes.text.add(" ");
  readMedia(element, around, notes);
  if (element.tagName === "button" || (attributeOf(element, "role") !== null && roleOf(element, "") === "button")) {
    notes.openButton = { fact: { name: "" }, owner: element };
    notes.unnamed.push({ fact: notes.openButton.fact, element });
  }
  if (!/^h[1-6]$/.test(element.tagName) && attributeOf(element, "role") !== null && roleOf(element, "") === "heading")
    readHeading(element, around, notes, ROLE_LEVEL);
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
      if (around.inNoscript || around.inShadow) return;
      const href = attributeOf(element, "href");
      const fact = factOf(element, around, notes, href ?? "");
      notes.facts.bases.push({ ...fact, hasHref: href !== null, target: attributeOf(element, "target") });
      if (href !== null) notes.facts.base ??= fact;
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
        attributes: Object.fromEntries(element.attrs.map(({ name, value }) => [name, value])),
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
      const type = attributeOf(element, "type")?.trim().toLowerCase() ?? "";
      const text = textOf(element);
      // A type may carry parameters: application/ld+json;profile="…".
      if (/^application\/ld\+json(?:$|[;\s])/.test(type)) notes.facts.jsonLd.push(factOf(element, around, notes, text));
      notes.facts.scripts.push({
        ...factOf(element, around, notes, attributeOf(element, "src") ?? ""),
        type,
        isAsync: attributeOf(element, "async") !== null,
        isDeferred: attributeOf(element, "defer") !== null,
        attributes: Object.fromEntries(element.attrs.map(({ name, value }) => [name, value])),
        text: text.slice(0, SCRIPT_LENGTH),
        characters: text.length,
      });
    },
  ],
  ["iframe", (element, around, notes) => notes.facts.iframes.push(factOf(element, around, notes, attributeOf(element, "src") ?? ""))],
  ["a", readAnchor],
  ["img", readImage],
  ...(["h1", "h2", "h3", "h4", "h5", "h6"] as const).map((name, index): [string, Reader] => [
    name,
    (element, around, notes) => readHeading(element, around, notes, index + 1),
  ]),
]);

/** Enough to know a tag by. */
const SCRIPT_LENGTH = 2000;

const breaksText = new Set(["br", "p", "div", "li", "tr", "td", "th", "section", "article", "hr"]);

/** Of a heading by role that names no level: https://www.w3.org/TR/wai-aria-1.2/#aria-level */
const ROLE_LEVEL = 2;

function readHeading(element: HtmlElement, around: Surroundings, notes: Notes, native: number): void {
  const said = attributeOf(element, "aria-level")?.trim() ?? "";
  const level = /^[1-9]\d*$/.test(said) ? Math.min(Number(said), 6) : native;
  const heading: HeadingFact = {
    ...factOf(element, around, notes, ""),
    level: level as HeadingFact["level"],
    tagName: element.tagName,
    role: roleOf(element, "heading"),
    name: "",
    imageAlts: [],
    hasImage: false,
    isHidden: around.isHidden,
  };
  notes.facts.headings.push(heading);
  notes.unnamed.push({ fact: heading, element });
  notes.text.open(element, ({ text, alts, hasImage }) => {
    heading.raw = collapse(text);
    heading.imageAlts = alts;
    heading.hasImage = hasImage;
  });
}

function readAnchor(element: HtmlElement, around: Surroundings, notes: Notes): void {
  const href = attributeOf(element, "href");
  if (href === null) return;
  const anchor: Unresolved<AnchorFact> = {
    ...factOf(element, around, notes, href),
    rel: tokens(attributeOf(element, "rel")),
    text: "",
    target: attributeOf(element, "target"),
    region: around.region,
    isHidden: around.isHidden,
    isConcealed: around.isConcealed,
    name: "",
    isImageOnly: false,
    hreflang: attributeOf(element, "hreflang"),
  };
  notes.unnamed.push({ fact: anchor, element });
  notes.openAnchor = notes.facts.anchors.push(anchor) - 1;
  notes.text.open(element, ({ text, alts, hasImage }) => {
    anchor.text = collapse(text);
    anchor.isImageOnly = hasImage && collapse(alts.join(" ")) === anchor.text;
  });
}

function readImage(element: HtmlElement, around: Surroundings, notes: Notes): void {
  const alt = attributeOf(element, "alt");
  notes.text.addImage(alt ?? "");
  const image: Unresolved<ImageFact> = {
    ...factOf(element, around, notes, attributeOf(element, "src") ?? ""),
    alt,
    srcset: attributeOf(element, "srcset"),
    sizes: attributeOf(element, "sizes"),
    width: attributeOf(element, "width"),
    height: attributeOf(element, "height"),
    loading: attributeOf(element, "loading"),
    anchor: notes.openAnchor,
    isHidden: around.isHidden,
    name: "",
    // An empty alt makes it an ornament: https://www.w3.org/TR/html-aam-1.0/#el-img-empty-alt
    role: roleOf(element, alt === "" ? "none" : "img"),
    button: notes.openButton?.fact ?? null,
    caption: captionOf(element),
    attributes: allAttributes(element),
  };
  notes.facts.images.push(image);
  notes.unnamed.push({ fact: image, element, isPicture: true });
}

/** An svg or a formula: what it draws is a picture, and its elements are none of HTML's. A part of a drawing may be one of its own. */
export function readForeign(element: HtmlElement, around: Surroundings, notes: Notes): void {
  const role = attributeOf(element, "role")?.trim().toLowerCase() ?? "";
  if (element.tagName === "svg" || /^(?:img|image|graphics-document|graphics-symbol)(?:\s|$)/.test(role)) readMedia(element, around, notes);
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
