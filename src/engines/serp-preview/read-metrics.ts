import { arialMetrics } from "./arial-metrics.ts";

/** One weight of Arial, in units of 2,048 to the em. */
export interface FontFace {
  /** Code point → advance. */
  advances: ReadonlyMap<number, number>;
  /** `pairKey(first, second)` → change of the first one's advance. */
  pairs: ReadonlyMap<number, number>;
}

/**
 * The packed form, chosen so that both weights fit in 9 KB of brotli:
 * `ranges`: gap and length of each run of code points, base 36;
 * `advances`: the distinct advances, base 36, then a line with each code point's place among them;
 * `pairs`: a line per first character, then `change seconds` groups parted by tabs.
 */
export function fontFace(weight: "regular" | "bold"): FontFace {
  const known = faces.get(weight);
  if (known) return known;
  const face = { advances: unpackAdvances(arialMetrics[weight].advances), pairs: unpackPairs(arialMetrics[weight].pairs) };
  faces.set(weight, face);
  return face;
}

const faces = new Map<"regular" | "bold", FontFace>();

export function pairKey(first: number, second: number): number {
  return first * 0x20_0000 + second;
}

function unpackAdvances(packed: string): Map<number, number> {
  const [list = "", places = ""] = packed.split("\n");
  const palette = list.split(" ").map((advance) => Number.parseInt(advance, 36));
  const advances = new Map<number, number>();
  let at = 0;
  const readPlace = () => {
    const code = places.charCodeAt(at++);
    return code < 112 ? code - 48 : (code - 112) * 64 + places.charCodeAt(at++) - 48;
  };
  let code = 0;
  const ranges = arialMetrics.ranges.split(" ").map((number) => Number.parseInt(number, 36));
  for (let index = 0; index < ranges.length; index += 2) {
    code += ranges[index] ?? 0;
    for (let left = ranges[index + 1] ?? 0; left > 0; left--) advances.set(code++, palette[readPlace()] ?? 0);
  }
  return advances;
}

function unpackPairs(packed: string): Map<number, number> {
  const pairs = new Map<number, number>();
  for (const line of packed.split("\n")) {
    const first = line.codePointAt(0) ?? 0;
    for (const group of line.slice(String.fromCodePoint(first).length).split("\t")) {
      const space = group.indexOf(" ");
      const change = Number(group.slice(0, space));
      for (const second of group.slice(space + 1)) pairs.set(pairKey(first, second.codePointAt(0) ?? 0), change);
    }
  }
  return pairs;
}
