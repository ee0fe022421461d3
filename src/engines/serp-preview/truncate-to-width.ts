import { glyphRun, UNITS_PER_EM } from "./glyph-run.ts";
import { type TextStyle, textWidth } from "./text-width.ts";

export interface TruncatedText {
  /** What is shown, ellipsis included. */
  text: string;
  /** The part of the text that is in view. */
  kept: string;
  cut: boolean;
}

/**
 * Cuts a text to a width. Google cuts a desktop title between words and adds " ..."; a phone's line clamp cuts anywhere and adds "…".
 * Reads no further than the width, so a title of a megabyte costs no more than one of a line.
 */
export function truncateToWidth(
  text: string,
  { maxPx, ellipsis = "…", betweenWords = false, ...style }: TextStyle & { maxPx: number; ellipsis?: string; betweenWords?: boolean },
): TruncatedText {
  const available = maxPx - textWidth(ellipsis, style).px;
  let px = 0;
  let length = 0;
  let fitting = 0;
  let word = { length: 0, px: 0 };
  for (const glyph of glyphRun(text, style.bold ?? false)) {
    if (/\s/.test(glyph.text) && px <= available) word = { length, px };
    px += (glyph.advance * style.sizePx) / UNITS_PER_EM;
    length += glyph.text.length;
    if (px <= available) fitting = length;
    if (px > maxPx) {
      // One very long word: cut inside it rather than lose most of the line.
      const end = betweenWords && word.px > available * 0.6 ? word.length : fitting;
      const kept = text.slice(0, end).trimEnd();
      return { text: kept + ellipsis, kept, cut: true };
    }
  }
  return { text, kept: text, cut: false };
}
