import type { SvgDrawing } from "./read-svg.ts";

interface Size {
  width: number;
  height: number;
}

interface WantedSize {
  scale?: number | undefined;
  width?: number | undefined;
  height?: number | undefined;
}

/** More pixels a side no canvas of every browser holds. */
const MAX_SIDE = 16_383;

/** A drawing has no pixels of its own: a width or height is met exactly, both make it fit within them, and a scale counts otherwise. */
export function drawnSize({ width, height }: Size, wanted: WantedSize, maxPixels: number): Size {
  const ways = [wanted.width && wanted.width / width, wanted.height && wanted.height / height].filter((way) => way !== undefined);
  const scale = ways.length > 0 ? Math.min(...ways) : (wanted.scale ?? 1);
  const size = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
  const words = `${size.width.toLocaleString("en-US")} × ${size.height.toLocaleString("en-US")}`;
  if (Math.max(size.width, size.height) > MAX_SIDE)
    throw new Error(`It would be ${words} pixels; ${MAX_SIDE.toLocaleString("en-US")} a side are drawn. Give a smaller width or scale.`);
  if (size.width * size.height > maxPixels)
    throw new Error(
      `It would be ${words}, ${Math.round((size.width * size.height) / 1e6)} megapixels. The limit is ${maxPixels / 1e6}: give a smaller width or scale.`,
    );
  return size;
}

/** The drawing with that size in its root tag, so that it is drawn in it and not enlarged afterwards. */
export function withSize({ text, root, width, height }: SvgDrawing, size: Size): string {
  const tag = text.slice(root.start, root.end).replace(/\s(?:width|height)\s*=\s*(?:"[^"]*"|'[^']*')/g, "");
  const sides = ` width="${size.width}" height="${size.height}"${root.hasViewBox ? "" : ` viewBox="0 0 ${width} ${height}"`}`;
  // A style of the root would win over its attributes.
  const styled = tag.replace(
    /(\sstyle\s*=\s*["'])/,
    `$1width:${size.width}px!important;height:${size.height}px!important;max-width:none!important;`,
  );
  return `${text.slice(0, root.start)}${styled.replace(/^<[^\s/>]+/, (name) => `${name}${sides}`)}${text.slice(root.end)}`;
}
