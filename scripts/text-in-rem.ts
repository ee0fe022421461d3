import { generate, parse, type SheetNode, walk } from "css-tree";

/** What browsers begin with; a reader's setting changes it, and rem and em with it. */
const BROWSER_TEXT_PX = 16;

/** Titles from here on are large enough as they are: twice as large, their words would leave a phone. */
const TITLE_PX = 40;

/**
 * Style sheets are written in the pixels of the drawings. As served, text follows the size that a reader set in the browser, and a page
 * turns to the narrower form when that text needs the room: sizes of text and the widths of queries become rem and em. The letters of a
 * drawing keep their pixels, because each has its place.
 */
export function textInRem(css: string): string {
  const changes: { start: number; end: number; text: string }[] = [];
  const change = ({ loc: { start, end } }: SheetNode, replace: (text: string) => string) =>
    changes.push({ start: start.offset, end: end.offset, text: replace(css.slice(start.offset, end.offset)) });
  walk(parse(css, { positions: true }), function (node) {
    if (node.type === "Atrule" && node.prelude && (node.name === "media" || node.name === "container"))
      change(node.prelude, (query) => inUnit(query, node.name === "media" ? "em" : "rem"));
    if (node.type === "Declaration" && TEXT_SIZES.has(node.property) && !(this.rule && isOfDrawing(this.rule)))
      change(node, (declaration) => inUnit(declaration, "rem", TITLE_PX));
  });
  return changes.reduceRight((whole, { start, end, text }) => whole.slice(0, start) + text + whole.slice(end), css);
}

const TEXT_SIZES = new Set(["font", "font-size", "line-height"]);

const inUnit = (text: string, unit: "em" | "rem", below = Number.POSITIVE_INFINITY) =>
  text.replace(/(?<![\w.])(\d+(?:\.\d+)?)px\b/g, (written, px: string) =>
    Number(px) < below ? `${Number(px) / BROWSER_TEXT_PX}${unit}` : written,
  );

/** Letters in an SVG are filled, not coloured. */
function isOfDrawing({ prelude, block }: SheetNode): boolean {
  for (const { type, property } of block.children) if (type === "Declaration" && property === "fill") return true;
  return prelude !== null && /(?:^|[\s>+~,(])text(?![-\w])/.test(generate(prelude));
}
