/** The alphabet of a code point as far as kerning in Arial cares: 0 stands for signs, which take the alphabet of their neighbours. */
export function scriptOf(code: number): number {
  if (code < 0x2b0) return isLatin(code) ? LATIN : SIGN;
  if (code < 0x370) return SIGN;
  if (code < 0x400) return GREEK;
  if (code < 0x530) return CYRILLIC;
  if (code >= 0x1e00 && code < 0x1f00) return LATIN;
  if (code >= 0x1f00 && code < 0x2000) return GREEK;
  if (code >= 0x2000 && code < 0x2c00) return SIGN;
  return OTHER;
}

const SIGN = 0;
const LATIN = 1;
const GREEK = 2;
const CYRILLIC = 3;
const OTHER = 4;

function isLatin(code: number): boolean {
  if (code < 0xc0) return (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a) || code === 0xaa || code === 0xba;
  return code !== 0xd7 && code !== 0xf7;
}
