import { jsValue } from "./code-strings.ts";
import { attributeOf, contentOf, type HeadTag, keyOf } from "./head-tag.ts";
import { nextPlaces, type Place } from "./next-places.ts";

/**
 * The metadata object of Next.js (https://nextjs.org/docs/app/api-reference/functions/generate-metadata). What it has no field for goes
 * under `other`, which Next writes with `name`; the viewport has an export of its own.
 */
export function writeNext(tags: readonly HeadTag[]): string {
  const { metadata, viewport } = readTags(tags);
  const hasViewport = Object.keys(viewport).length > 0;
  const hasMetadata = Object.keys(metadata).length > 0 || !hasViewport;
  const types = [...(hasMetadata ? ["Metadata"] : []), ...(hasViewport ? ["Viewport"] : [])];
  return [
    `import type { ${types.join(", ")} } from "next";`,
    ...(hasMetadata ? [`export const metadata: Metadata = ${jsValue(metadata)};`] : []),
    ...(hasViewport ? [`export const viewport: Viewport = ${jsValue(viewport)};`] : []),
  ].join("\n\n");
}

type Tree = { [key: string]: Branch };
type Branch = string | number | boolean | Branch[] | Tree;

function readTags(tags: readonly HeadTag[]): { metadata: Tree; viewport: Tree } {
  const metadata: Tree = {};
  const viewport: Tree = {};
  for (const tag of tags) {
    if (tag.element === "title") metadata["title"] = tag.text ?? "";
    else if (tag.element === "link") readLink(tag, metadata);
    else if (attributeOf(tag, "charset") === undefined) readMeta(tag, metadata, viewport);
  }
  return { metadata, viewport };
}

function readMeta(tag: HeadTag, metadata: Tree, viewport: Tree): void {
  const [key, content] = [keyOf(tag), contentOf(tag)];
  const known = nextPlaces[key];
  if (known) place(metadata, known, content);
  else if (key === "viewport") readViewport(content, viewport);
  else if (key === "theme-color") push(viewport, ["themeColor"], themeColor(content, attributeOf(tag, "media")));
  else if (key === "color-scheme") viewport["colorScheme"] = content;
  else if (key === "author") push(metadata, ["authors"], { name: content });
  else if (attributeOf(tag, "http-equiv") === undefined) push(metadata, ["other", key], content);
}

function readViewport(content: string, viewport: Tree): void {
  for (const pair of content.split(",")) {
    const [name = "", value = ""] = pair.split("=").map((part) => part.trim());
    if (name !== "") viewport[viewportNames[name] ?? name] = value === "yes" || value === "no" ? value === "yes" : numberOr(value);
  }
}

const themeColor = (color: string, media: string | undefined): Tree => (media === undefined ? { color } : { media, color });

function readLink(tag: HeadTag, metadata: Tree): void {
  const [rel, href = ""] = [attributeOf(tag, "rel"), attributeOf(tag, "href")];
  if (rel === "canonical") setIn(metadata, ["alternates", "canonical"], href);
  else if (rel === "alternate" && attributeOf(tag, "hreflang"))
    setIn(metadata, ["alternates", "languages", attributeOf(tag, "hreflang") ?? ""], href);
  else if (rel === "manifest") metadata["manifest"] = href;
  else if (rel === "icon" || rel === "apple-touch-icon") {
    const [type, sizes] = [attributeOf(tag, "type"), attributeOf(tag, "sizes")];
    push(metadata, ["icons", rel === "icon" ? "icon" : "apple"], { url: href, ...(type ? { type } : {}), ...(sizes ? { sizes } : {}) });
  }
}

const viewportNames: Record<string, string> = {
  "initial-scale": "initialScale",
  "minimum-scale": "minimumScale",
  "maximum-scale": "maximumScale",
  "user-scalable": "userScalable",
  "viewport-fit": "viewportFit",
  "interactive-widget": "interactiveWidget",
};

const numeric = /^(?:width|height|duration|disc|track)$/;

function place(metadata: Tree, { to: path, as, name = "" }: Place, content: string): void {
  const typed = numeric.test(name || (path.at(-1) ?? "")) ? numberOr(content) : content;
  if (as === "value") setIn(metadata, path, typed);
  else if (as === "items") push(metadata, path, typed);
  else if (as === "objects") push(metadata, path, { url: content });
  else {
    const begun = (getIn(metadata, path) as Tree[] | undefined)?.at(-1);
    if (begun) begun[name] = typed;
  }
}

function numberOr(text: string): string | number {
  return /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : text;
}

function getIn(tree: Tree, path: readonly string[]): Branch | undefined {
  return path.reduce<Branch | undefined>((inner, key) => (inner as Tree | undefined)?.[key], tree);
}

function setIn(tree: Tree, path: readonly string[], leaf: Branch): void {
  const last = path.at(-1) ?? "";
  let inner = tree;
  for (const key of path.slice(0, -1)) {
    inner[key] ??= {};
    const held = inner[key];
    if (typeof held !== "object" || Array.isArray(held)) throw new TypeError(`${path.join(".")} leads through a value`);
    inner = held;
  }
  inner[last] = leaf;
}

function push(tree: Tree, path: readonly string[], leaf: Branch): void {
  setIn(tree, path, [...((getIn(tree, path) as Branch[] | undefined) ?? []), leaf]);
}
