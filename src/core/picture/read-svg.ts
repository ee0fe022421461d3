import { SaxesParser } from "saxes";
import { present } from "../errors/present.ts";
import { sniffImage } from "./sniff-image.ts";
import { expandEntities } from "./svg-entities.ts";
import { refuseBombs, type SvgElement } from "./svg-weight.ts";

/** A drawing as it can be drawn: without a doctype, with its size known and with what will be missing from it. */
export interface SvgDrawing {
  text: string;
  /** The size it names, in pixels; taken from its viewBox where it names none. */
  width: number;
  height: number;
  /** Where the root tag stands in the text. */
  root: { start: number; end: number; hasViewBox: boolean };
  /** Addresses that it names outside of itself. Nothing is loaded from them. */
  outside: readonly string[];
  /** Fonts that its text names and that it does not bring along. */
  fonts: readonly string[];
  hasScript: boolean;
  hasHtml: boolean;
  isAnimated: boolean;
}

export const MAX_SVG_BYTES = 10_000_000;

/** Reads a drawing of a stranger: nothing in it is run, loaded or unpacked beyond measure. Throws a sentence for what cannot be drawn. */
export function readSvg(bytes: Uint8Array): SvgDrawing {
  if (bytes.length === 0) throw new Error("This file is empty: it has no bytes.");
  if (bytes.length > MAX_SVG_BYTES) throw new Error("This SVG is larger than 10 MB, which no browser draws in good time.");
  if (bytes[0] === 0x1f && bytes[1] === 0x8b) throw new Error("This is a packed SVG (.svgz). Unpack it first: it is a gzip file.");
  const type = sniffImage(bytes);
  if (type && type.name !== "svg")
    throw new Error(`This is a ${type.name.toUpperCase()}, which has pixels already. The other converters on this line take it.`);
  if (!type) throw new Error("This is no SVG: it does not begin with an <svg> element.");
  return factsOf(expandEntities(textOf(bytes)));
}

function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const encoding = first === 0xff && second === 0xfe ? "utf-16le" : first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
  // What it says of its encoding is not true of a text any more.
  return new TextDecoder(encoding).decode(bytes).replace(/^<\?xml[^>]*\?>\s*/, "");
}

function factsOf(text: string): SvgDrawing {
  const outside = new Set<string>();
  const families = new Set<string>();
  const found = { hasScript: false, hasHtml: false, isAnimated: false, hasText: false };
  let root: (SvgDrawing["root"] & { attributes: Record<string, string> }) | undefined;
  let style = "";
  const open: SvgElement[] = [{ children: [] }];
  const parser = new SaxesParser();
  parser.on("error", (error) => {
    throw new Error(`This SVG is damaged: ${error.message.replace(/\.$/, "")}. Browsers refuse it too.`);
  });
  parser.on("opentag", ({ name: qualified, attributes }) => {
    const name = qualified.replace(/^.*:/, "");
    root ??= { start: text.lastIndexOf("<", parser.position - 1), end: parser.position, hasViewBox: "viewBox" in attributes, attributes };
    const href = attributes["href"] ?? attributes["xlink:href"] ?? "";
    const element: SvgElement = { children: [], id: attributes["id"], uses: name === "use" ? href.replace(/^#/, "") : undefined, name };
    open.at(-1)?.children.push(element);
    open.push(element);
    if (name !== "a" && href !== "" && !/^\s*(?:#|data:)/i.test(href)) outside.add(href.trim());
    if (name === "script") found.hasScript = true;
    if (name === "foreignObject") found.hasHtml = true;
    if (name === "text") found.hasText = true;
    if (/^(?:animate|set$)/.test(name)) found.isAnimated = true;
    for (const family of familiesIn(attributes["font-family"] ?? "")) families.add(family);
    style += `;${attributes["style"] ?? ""}`;
  });
  parser.on("text", (words) => {
    if (open.at(-1)?.name === "style") style += `;${words}`;
  });
  parser.on("cdata", (words) => {
    if (open.at(-1)?.name === "style") style += `;${words}`;
  });
  parser.on("closetag", () => open.pop());
  parser.write(text).close();
  if (!root) throw new Error("This is no SVG: it has no element.");
  refuseBombs(present(open[0]));
  for (const [, address = ""] of style.matchAll(/(?:url\(\s*|@import\s+)["']?([^"')\s;]+)/gi))
    if (!/^(?:#|data:|url\()/i.test(address)) outside.add(address);
  const { own, named } = fontsIn(style);
  for (const family of named) families.add(family);
  const { hasText, ...facts } = found;
  const { attributes, ...place } = root;
  return {
    text,
    root: place,
    ...sizeOf(attributes),
    outside: [...outside],
    fonts: hasText ? [...families].filter((family) => !own.has(family)) : [],
    ...facts,
  };
}

/** Families that a style sheet brings along, and those that its rules name. */
function fontsIn(style: string): { own: ReadonlySet<string>; named: readonly string[] } {
  const listed = (css: string) => [...css.matchAll(/font-family\s*:\s*([^;}]+)/gi)].flatMap(([, list = ""]) => familiesIn(list));
  const [rules = "", ...faces] = style.split(/@font-face/i);
  const ends = faces.map((face) => (face.includes("}") ? face.indexOf("}") : face.length));
  return {
    own: new Set(faces.flatMap((face, at) => listed(face.slice(0, ends[at])))),
    named: [rules, ...faces.map((face, at) => face.slice(ends[at]))].flatMap(listed),
  };
}

const GENERIC = /^(?:serif|sans-serif|monospace|cursive|fantasy|system-ui|ui-[\w-]+|math|emoji|inherit|initial|unset|var\(.*)$/i;

function familiesIn(list: string): string[] {
  return list
    .replace(/!important/i, "")
    .split(",")
    .map((name) => name.trim().replace(/^(["'])(.*)\1$/, "$2"))
    .filter((name) => name !== "" && !GENERIC.test(name));
}

/** CSS pixels of each unit. */
const UNITS: Readonly<Record<string, number>> = {
  "": 1,
  px: 1,
  pt: 96 / 72,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  q: 96 / 101.6,
  em: 16,
  ex: 8,
};

/** Undefined for percentages and what is no length: then the viewBox counts. */
function pixelsOf(length: string | undefined): number | undefined {
  if ((length?.length ?? 0) > 40) return undefined;
  const [, figure, unit = ""] = /^\s*\+?(\d*\.?\d+(?:e[+-]?\d+)?)\s*([a-z]*)\s*$/i.exec(length ?? "") ?? [];
  const factor = UNITS[unit.toLowerCase()];
  return figure === undefined || factor === undefined ? undefined : Number(figure) * factor;
}

/** As browsers do for a picture: what is missing comes from the viewBox, and where there is none it is 300 by 150. */
function sizeOf(attributes: Readonly<Record<string, string>>): { width: number; height: number } {
  const box = (attributes["viewBox"] ?? "")
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [, , boxWidth = 0, boxHeight = 0] = box;
  const ratio = box.length === 4 && boxWidth > 0 && boxHeight > 0 ? boxWidth / boxHeight : undefined;
  const [width, height] = [pixelsOf(attributes["width"]), pixelsOf(attributes["height"])];
  const size = {
    width: width ?? (height !== undefined && ratio ? height * ratio : ratio ? boxWidth : 300),
    height: height ?? (width !== undefined && ratio ? width / ratio : ratio ? boxHeight : 150),
  };
  if (!(size.width > 0 && size.height > 0))
    throw new Error(`This SVG says that it is ${size.width} × ${size.height} pixels, so there is nothing to draw.`);
  return size;
}
