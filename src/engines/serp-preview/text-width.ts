import { glyphRun, UNITS_PER_EM } from "./glyph-run.ts";

export interface TextStyle {
  sizePx: number;
  bold?: boolean;
}

export interface TextWidth {
  px: number;
  /** True when a character is not in Arial, so that the reader's machine decides how wide it is. */
  estimated: boolean;
}

/**
 * How wide Chromium's `measureText` finds a text in Arial, without a browser: the same figure on the server and in the page.
 * tests/e2e/title-width.spec.ts holds it against Chromium.
 */
export function textWidth(text: string, style: TextStyle): TextWidth {
  let units = 0;
  let estimated = false;
  for (const glyph of glyphRun(text, style.bold ?? false)) {
    units += glyph.advance;
    estimated ||= glyph.estimated;
  }
  return { px: (units * style.sizePx) / UNITS_PER_EM, estimated };
}
