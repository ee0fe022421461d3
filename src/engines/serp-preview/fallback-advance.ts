/**
 * Width of a character that Arial lacks, in units of 2,048 to the em. The browser takes another font for it, which one depends on the
 * machine, so this is an estimate; the fonts named are the ones the figure was read from.
 */
export function fallbackAdvance(code: number, character: string): number {
  if (/[\p{Mn}\p{Me}]/u.test(character)) return 0;
  if (/\p{Mc}/u.test(character)) return 600;
  if (isBetween(code, halfWidth)) return 1024;
  if (isBetween(code, hangul)) return 1884; // Noto Sans KR and Malgun Gothic: 0.92 em
  if (isBetween(code, fullWidth)) return 2048;
  const script = scripts.find(({ pattern }) => pattern.test(character));
  if (script) return Math.round(script.em * 2048);
  return code >= 0x2190 ? 1720 : 1230; // signs and symbols about 0.84 em, letters of other scripts about 0.6
}

/** Noto Color Emoji: 2,550 of 2,048. Apple's and Microsoft's differ by up to a tenth. */
export const EMOJI_ADVANCE = 2550;
/** Control characters are drawn as Liberation's empty box. */
export const CONTROL_ADVANCE = 1536;

type Range = readonly [from: number, to: number];

/** Unicode's East Asian Width W and F, without Hangul: https://www.unicode.org/reports/tr11/ */
const fullWidth: readonly Range[] = [
  [0x2e80, 0x303e],
  [0x3041, 0x33ff],
  [0x3400, 0x4dbf],
  [0x4e00, 0xa4cf],
  [0xf900, 0xfaff],
  [0xfe10, 0xfe19],
  [0xfe30, 0xfe6f],
  [0xff00, 0xff60],
  [0xffe0, 0xffe6],
  [0x16fe0, 0x18aff],
  [0x1b000, 0x1b2ff],
  [0x1f000, 0x1faff],
  [0x20000, 0x3fffd],
];
const halfWidth: readonly Range[] = [
  [0xff61, 0xffdc],
  [0xffe8, 0xffee],
];
const hangul: readonly Range[] = [
  [0x1100, 0x115f],
  [0x3131, 0x318e],
  [0xa960, 0xa97c],
  [0xac00, 0xd7a3],
];

/** Means over running text, letters joined, in the Noto Sans family. */
const scripts: readonly { pattern: RegExp; em: number }[] = [
  { pattern: /[\p{Script=Arabic}\p{Script=Syriac}]/u, em: 0.46 },
  { pattern: /[\p{Script=Thai}\p{Script=Lao}]/u, em: 0.57 },
  { pattern: /[\p{Script=Devanagari}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Bengali}]/u, em: 0.6 },
  { pattern: /[\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}]/u, em: 0.8 },
];

function isBetween(code: number, ranges: readonly Range[]): boolean {
  return ranges.some(([from, to]) => code >= from && code <= to);
}
