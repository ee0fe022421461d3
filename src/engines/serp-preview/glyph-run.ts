import { CONTROL_ADVANCE, EMOJI_ADVANCE, fallbackAdvance } from "./fallback-advance.ts";
import { type FontFace, fontFace, pairKey } from "./read-metrics.ts";
import { scriptOf } from "./script-of.ts";

export const UNITS_PER_EM = 2048;

/** What is drawn as one: a character with its marks, or a whole emoji. */
interface Glyph {
  text: string;
  /** Includes the pair with the next glyph. */
  advance: number;
  estimated: boolean;
}

/**
 * Cuts a text into what a shaper would draw, each with its advance.
 * As Chromium's canvas does: white space is U+0020; words are shaped one by one, so a space takes part in no pair;
 * a pair does not reach from one script into another; a base with marks becomes the composed character where Arial has it.
 */
export function* glyphRun(text: string, bold: boolean): Generator<Glyph> {
  const face = fontFace(bold ? "bold" : "regular");
  let held: (Glyph & { last: number }) | undefined;
  let runScript = 0;
  for (const [cluster] of text.matchAll(clusters)) {
    const { first, last, advance, estimated } = shape(cluster, face);
    const script = scriptOf(first);
    if (held) {
      const sameRun = script === 0 || runScript === 0 || script === runScript;
      if (sameRun) held.advance += face.pairs.get(pairKey(held.last, first)) ?? 0;
      yield held;
    }
    held = { text: cluster, advance, estimated, last };
    if (/\s/.test(cluster)) runScript = 0;
    else runScript = script || runScript;
  }
  if (held) yield held;
}

/** An emoji sequence, a character with its marks, or marks that stand alone. */
const clusters = /\p{RGI_Emoji}|[^\p{M}]?\p{M}+|[\s\S]/gv;
const emoji = /^\p{RGI_Emoji}$/v;

interface Shape {
  /** Code points of the first and the last glyph: the ones that can form a pair with a neighbour. */
  first: number;
  last: number;
  advance: number;
  estimated: boolean;
}

function shape(cluster: string, face: FontFace): Shape {
  const first = cluster.codePointAt(0) ?? 0;
  const isSingle = cluster.length === (first > 0xffff ? 2 : 1);
  if ((!isSingle || !face.advances.has(first)) && emoji.test(cluster))
    return { first, last: first, advance: EMOJI_ADVANCE, estimated: true };
  if (isSingle) return { first, last: first, ...advanceOf(first, cluster, face) };
  // HarfBuzz composes base and marks when the font has the result, else it draws them over each other.
  const parts = [...cluster.normalize("NFC")].map((character) => {
    const code = character.codePointAt(0) ?? 0;
    return { code, ...advanceOf(code, character, face) };
  });
  return {
    first: parts[0]?.code ?? first,
    last: parts.at(-1)?.code ?? first,
    advance: parts.reduce((sum, part) => sum + part.advance, 0),
    estimated: parts.some((part) => part.estimated),
  };
}

function advanceOf(code: number, character: string, face: FontFace): { advance: number; estimated: boolean } {
  const advance = face.advances.get(code);
  if (advance !== undefined) {
    // Soft hyphens and the like have an advance in the font that is never used.
    if (code > 0x7e && neverDrawn.test(character)) return { advance: 0, estimated: false };
    // Liberation kerns Hebrew and Arimo does not: about half a percent apart.
    return { advance, estimated: code >= 0x590 && code <= 0x5ff };
  }
  if (code >= 0x09 && code <= 0x0d) return { advance: face.advances.get(0x20) ?? 0, estimated: false };
  if (neverDrawn.test(character)) return { advance: 0, estimated: false };
  if (/\p{Cc}/u.test(character)) return { advance: CONTROL_ADVANCE, estimated: true };
  const parts = [...character.normalize("NFD")].map((part) => face.advances.get(part.codePointAt(0) ?? 0));
  if (parts.every((part) => part !== undefined)) return { advance: parts.reduce((sum, part) => sum + part, 0), estimated: false };
  return { advance: fallbackAdvance(code, character), estimated: true };
}

const neverDrawn = /\p{Default_Ignorable_Code_Point}|[\u05c3\ufffc]/u;
