import { readFileSync } from "node:fs";
import { create, type Font } from "fontkit";

/** Faces as outlines, our clients' and our own two: the picture library has no fonts. */
const files = {
  caprasimo: "faces/caprasimo.woff2",
  cormorant: "faces/cormorant-500.woff2",
  cormorantItalic: "faces/cormorant-500-italic.woff2",
  dela: "faces/dela.woff2",
  fraunces: "faces/fraunces-600.woff2",
  karla: "faces/karla-400.woff2",
  karlaBold: "faces/karla-700.woff2",
  display: "../../src/server/og/big-shoulders-latin.ttf",
  text: "../../src/ui/fonts/atkinson-next.woff2",
} as const;
export type Face = keyof typeof files;

const opened = new Map<Face, Font>();

function open(face: Face): Font {
  const font = opened.get(face) ?? create(readFileSync(new URL(files[face], import.meta.url)));
  opened.set(face, font);
  return font;
}

interface Setting {
  x: number;
  /** Of the baseline. */
  y: number;
  size: number;
  fill: string;
  anchor?: "start" | "middle" | "end";
}

/** One line of text. */
export function words(face: Face, text: string, { x, y, size, fill, anchor = "start" }: Setting): string {
  const font = open(face);
  const scale = size / font.unitsPerEm;
  const { glyphs, positions, advanceWidth } = font.layout(text);
  let at = x - advanceWidth * scale * { start: 0, middle: 0.5, end: 1 }[anchor];
  let path = "";
  for (const [place, glyph] of glyphs.entries()) {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[place] ?? {};
    path += glyph.path
      .scale(scale, -scale)
      .translate(at + xOffset * scale, y - yOffset * scale)
      .toSVG();
    at += xAdvance * scale;
  }
  return `<path d="${path}" fill="${fill}"/>`;
}

/** Lines of text, one below the other. */
export const lines = (face: Face, texts: readonly string[], { y, ...setting }: Setting, leading: number) =>
  texts.map((text, place) => words(face, text, { ...setting, y: y + place * leading })).join("");

export function widthOf(face: Face, text: string, size: number): number {
  const font = open(face);
  return (font.layout(text).advanceWidth * size) / font.unitsPerEm;
}
