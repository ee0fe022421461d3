import { type CssToken, is } from "./read-css.ts";

/** Properties in which 0 means the same with and without its unit of length, where it stands by itself. */
const ZERO_LENGTHS =
  /^(?:margin|padding|inset|scroll-margin|scroll-padding)(?:-[a-z-]+)?$|^(?:top|right|bottom|left|width|height|gap|row-gap|column-gap|text-indent|letter-spacing|word-spacing|box-shadow|text-shadow|background-position|outline|outline-width|outline-offset)$|^(?:min|max)-(?:width|height)$|^border(?:-(?:top|right|bottom|left|width|radius|spacing))?$|^border-(?:top|right|bottom|left)-width$|^border-(?:top|bottom)-(?:left|right)-radius$/;

/** One token of a declaration's value, in fewer bytes. Only what is the same in every browser and for every property. */
export function shorterToken(property: string, token: CssToken, inside: readonly string[]): string {
  const { type, text } = token;
  if (type === is.Hash) return inside.some((name) => name.endsWith("element(")) ? text : shorterColor(text);
  if (type === is.Number || type === is.Percentage || type === is.Dimension) {
    if (property === "unicode-range") return text;
    if (type === is.Dimension && inside.length === 0 && ZERO_LENGTHS.test(property) && ZERO_LENGTH.test(text)) return "0";
    return shorterNumber(text, type === is.Number);
  }
  return text;
}

const ZERO_LENGTH = /^[+-]?0*\.?0+(?:px|em|rem|ex|ch|in|cm|mm|pt|pc|vw|vh|vmin|vmax)$/i;

/** #AABBCC as #abc. */
function shorterColor(text: string): string {
  if (!/^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(text)) return text;
  const color = text.toLowerCase();
  return color.length > 5 ? color.replace(/^#(.)\1(.)\2(.)\3(?:(.)\4)?$/, "#$1$2$3$4") : color;
}

/** 0.50 as .5. A number like 1.0 stays: where only whole numbers count it is refused, and 1 is not. */
function shorterNumber(text: string, isBare: boolean): string {
  const [, sign = "", whole = "", fraction, rest = ""] = /^([+-]?)(\d*)(?:\.(\d+))?(.*)$/s.exec(text) ?? [];
  if (fraction === undefined || /^e[+-]?\d/i.test(rest)) return text;
  const kept = fraction.replace(/0+$/, "");
  if (kept === "") return isBare ? text : sign + (whole.replace(/^0+(?=\d)/, "") || "0") + rest;
  return `${sign}${whole.replace(/^0+/, "")}.${kept}${rest}`;
}
