/**
 * An xn-- label as people read it (RFC 3492, 6.2). One that does not decode stays as it is, and so does one that nobody could have typed:
 * what it holds is invisible, or another name in disguise.
 */
export function decodeLabel(label: string): string {
  if (!/^xn--/i.test(label)) return label;
  const decoded = decodePunycode(label.slice(4).toLowerCase());
  const isTypable = decoded && URL.parse(`http://${decoded}.example`)?.hostname === `${label.toLowerCase()}.example`;
  return isTypable ? decoded : label;
}

const [BASE, T_MIN, T_MAX, SKEW, DAMP, FIRST_BIAS, FIRST_CODE] = [36, 1, 26, 38, 700, 72, 128];

function decodePunycode(text: string): string | undefined {
  const split = text.lastIndexOf("-");
  const output = split > 0 ? [...text.slice(0, split)].map((character) => character.charCodeAt(0)) : [];
  let [code, index, bias] = [FIRST_CODE, 0, FIRST_BIAS];
  for (let at = split > 0 ? split + 1 : 0; at < text.length; ) {
    const before = index;
    for (let weight = 1, k = BASE; ; k += BASE) {
      const digit = digitOf(text.charCodeAt(at++));
      if (digit === undefined) return undefined;
      index += digit * weight;
      const threshold = k <= bias ? T_MIN : Math.min(k - bias, T_MAX);
      if (digit < threshold) break;
      weight *= BASE - threshold;
      if (weight > 2 ** 40) return undefined;
    }
    const length = output.length + 1;
    bias = adapt(index - before, length, before === 0);
    code += Math.floor(index / length);
    if (code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return undefined;
    index %= length;
    output.splice(index++, 0, code);
  }
  return String.fromCodePoint(...output);
}

/** a to z are 0 to 25, 0 to 9 are 26 to 35. */
function digitOf(code: number): number | undefined {
  if (code >= 97 && code <= 122) return code - 97;
  return code >= 48 && code <= 57 ? code - 22 : undefined;
}

function adapt(delta: number, length: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? DAMP : 2));
  rest += Math.floor(rest / length);
  let k = 0;
  for (; rest > ((BASE - T_MIN) * T_MAX) / 2; k += BASE) rest = Math.floor(rest / (BASE - T_MIN));
  return k + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + SKEW));
}
