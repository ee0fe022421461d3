import { create, type Font } from "fontkit";
import latin from "./big-shoulders-latin.ttf?inline";
import latinExt from "./big-shoulders-latin-ext.ttf?inline";

/** The display face as outlines: a picture library has no fonts of ours. scripts/subset-fonts.ts cuts the two files. */
export interface Typeface {
  /** In ems, kerned. */
  width(text: string): number;
  /** Path data of one line of text. */
  outline(text: string, at: { x: number; baseline: number; size: number }): string;
}

export function openTypeface(): Typeface {
  const fonts = [latin, latinExt].map((file) => create(Buffer.from(file.slice(file.indexOf(",") + 1), "base64")));
  return {
    width: (text) => runsOf(text, fonts).reduce((sum, { font, part }) => sum + font.layout(part).advanceWidth / font.unitsPerEm, 0),
    outline(text, { x, baseline, size }) {
      let [path, at] = ["", x];
      for (const { font, part } of runsOf(text, fonts)) {
        const scale = size / font.unitsPerEm;
        const { glyphs, positions } = font.layout(part);
        for (const [place, glyph] of glyphs.entries()) {
          const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[place] ?? {};
          path += glyph.path
            .scale(scale, -scale)
            .translate(at + xOffset * scale, baseline - yOffset * scale)
            .toSVG();
          at += xAdvance * scale;
        }
      }
      return path;
    },
  };
}

/** The text in pieces that one file can set. A character that none has is left out, because an empty box would be drawn for it. */
function runsOf(text: string, fonts: readonly Font[]): { font: Font; part: string }[] {
  const runs: { font: Font; part: string }[] = [];
  for (const character of text.normalize("NFC")) {
    const font = fonts.find((each) => each.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
    const last = runs.at(-1);
    if (!font) continue;
    if (last?.font === font) last.part += character;
    else runs.push({ font, part: character });
  }
  return runs;
}
