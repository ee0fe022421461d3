import { present } from "#core/errors/present.ts";
import type { Point } from "#ui/line-map/route.ts";

export interface Label {
  text: string;
  x: number;
  y: number;
  anchor?: "middle";
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Half of the stroke and some air. */
const CLEAR = 14;
/** The text face at 15 px, rounded up. */
const LETTER = 8;

/**
 * A label for each stop of a line, where neither the line nor another label runs under it: at the right with its number, below it
 * with or without the number, else above. A stop that has no such place goes without.
 */
export function placeLabels(points: readonly Point[], texts: readonly { name: string; value: string }[]): Label[] {
  const taken: Box[] = [];
  return texts.flatMap(({ name, value }, i) => {
    const [x, y] = present(points[i]);
    const whole = `${name} ${value}`;
    const below = (text: string): Label => ({ text, x, y: y + 44, anchor: "middle" });
    const above = (text: string): Label => ({ text, x, y: y - 32, anchor: "middle" });
    const candidates = [...(i === 0 ? [below(whole)] : [{ text: whole, x: x + 32, y: y + 28 }]), below(name), above(whole), above(name)];
    const label = candidates.find((each) => isFree(boxOf(each), points, taken));
    if (label) taken.push(boxOf(label));
    return label ?? [];
  });
}

function boxOf({ text, x, y, anchor }: Label): Box {
  const width = text.length * LETTER;
  const left = anchor ? x - width / 2 : x;
  return { left, right: left + width, top: y - 14, bottom: y + 5 };
}

function isFree(box: Box, points: readonly Point[], taken: readonly Box[]): boolean {
  const near = grown(box, CLEAR);
  return !taken.some((other) => meet(grown(box, 4), other)) && !samples(points).some((point) => holds(near, point));
}

/** Points along a line, four pixels apart. */
function samples(points: readonly Point[]): Point[] {
  return points.slice(1).flatMap((to, i) => {
    const from = present(points[i]);
    const steps = Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / 4);
    const at = (share: number): Point => [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    return Array.from({ length: steps + 1 }, (_, step) => at(step / Math.max(1, steps)));
  });
}

const holds = ({ left, right, top, bottom }: Box, [x, y]: Point) => x > left && x < right && y > top && y < bottom;

const meet = (a: Box, b: Box) => a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;

const grown = ({ left, right, top, bottom }: Box, by: number): Box => ({
  left: left - by,
  right: right + by,
  top: top - by,
  bottom: bottom + by,
});
