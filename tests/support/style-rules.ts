import { parse, walk } from "css-tree";
import { STEPS } from "../../scripts/steps-in-place.ts";

const TOKENS = "src/ui/styles/tokens.css";
const RAW_COLOR = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(/i;

/** Lines with a color of their own. A tool that imitates another product names that product's colors in properties of its own. */
export function rawColors(path: string, source: string): string[] {
  if (path === TOKENS) return [];
  return linesOf(source)
    .filter(({ text }) => RAW_COLOR.test(text.replace(/"[^"]*"|url\([^)]*\)/g, "")))
    .filter(({ text }) => !(path.startsWith("src/tools/") && /^--[\w-]+:/.test(text)))
    .map(({ number, text }) => `${path}:${number}: ${text}`);
}

/** Where the media queries of a sheet divide widths, as written. */
export function mediaWidths(source: string): string[] {
  const queries = source.replace(/\/\*[\s\S]*?\*\//g, "").match(/@media[^{]*width[^{]*/g) ?? [];
  return queries.flatMap((query) => query.match(/\d+(?:\.\d+)?(?:px|r?em)/g) ?? []);
}

/** Spacing and sizes of type that are written as a number where the value has a name. */
export function rawSteps(path: string, source: string): string[] {
  if (IMITATIONS.has(path)) return [];
  return sizesOf(source).flatMap(({ line, declaration, px, step }) =>
    step ? [`${path}:${line}: ${declaration}: ${px}px is ${step}`] : [],
  );
}

/** Sizes of type that have no name, in pixels. */
export const oddTypeSizes = (path: string, source: string): number[] =>
  IMITATIONS.has(path) ? [] : sizesOf(source).flatMap(({ kind, px, step }) => (kind === "type" && !step ? [px] : []));

const SPACING = /^(?:(?:scroll-)?(?:padding|margin)|(?:row-|column-)?gap|inset)(?:-|$)|^(?:top|right|bottom|left)$/;
const TYPE = /^font(?:-size)?$/;

/** What the spacing and the type of a sheet say in pixels. */
function sizesOf(source: string) {
  const sizes: { kind: "space" | "type"; line: number; declaration: string; px: number; step: string | undefined }[] = [];
  walk(parse(source, { positions: true }), ({ type, property, loc }) => {
    if (type !== "Declaration") return;
    const kind = SPACING.test(property) ? "space" : TYPE.test(property) ? "type" : undefined;
    if (kind === undefined) return;
    const declaration = source.slice(loc.start.offset, loc.end.offset);
    const line = source.slice(0, loc.start.offset).split("\n").length;
    // In `font:`, what follows the last stroke is the height of the line. What is taken from a size is the room around it.
    const written = property === "font" ? declaration.replace(/ \/ (?!.* \/ ).*/s, "") : declaration;
    for (const [, less, digits] of written.matchAll(/(- )?(?<![\w.])(\d+(?:\.\d+)?)px\b/g))
      if (kind === "space" || less === undefined)
        sizes.push({ kind, line, declaration, px: Number(digits), step: nameOf(kind, `${digits}px`) });
  });
  return sizes;
}

const nameOf = (kind: "space" | "type", value: string) =>
  [...STEPS.keys()].find((name) => name.startsWith("--space-") === (kind === "space") && STEPS.get(name) === value);

/** Cards as other sites draw them keep those sites' sizes. */
const IMITATIONS = new Set(["src/tools/open-graph-tag-generator/share-cards.css"]);

/** Trimmed, without comments, numbered as in the file. */
function linesOf(source: string): { number: number; text: string }[] {
  const withoutComments = source.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ""));
  return withoutComments.split("\n").map((line, index) => ({ number: index + 1, text: line.trim() }));
}
