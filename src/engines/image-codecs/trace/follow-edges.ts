import { present } from "#core/errors/present.ts";
/** Edges of pixels one after another, with a region on their right: pixel and side (0 above, 1 right, 2 below, 3 left) in one number. */
export type Loop = number[];

export interface Point {
  x: number;
  y: number;
}

export interface Grid {
  numbers: Int32Array;
  width: number;
  height: number;
}

/** All closed ways around each region: the one outside runs clockwise, those around its holes the other way. */
export function followEdges({ numbers, width, height }: Grid, regions: number): Loop[][] {
  const loops: Loop[][] = Array.from({ length: regions }, () => []);
  const seen = new Uint8Array(numbers.length);
  const at = (x: number, y: number) => (x < 0 || y < 0 || x >= width || y >= height ? -1 : (numbers[y * width + x] as number));
  for (let start = 0; start < numbers.length; start++) {
    const region = numbers[start] as number;
    if (region === -1) continue;
    for (let side = 0; side < 4; side++) {
      if ((seen[start] as number) & (1 << side)) continue;
      const [dx, dy] = present(OUTWARD[side]);
      if (at((start % width) + dx, Math.floor(start / width) + dy) === region) continue;
      loops[region]?.push(followFrom(start, side));
    }
  }
  return loops;

  function followFrom(start: number, startSide: number): Loop {
    const region = numbers[start] as number;
    const loop: Loop = [];
    let [x, y, side] = [start % width, Math.floor(start / width), startSide];
    do {
      loop.push((y * width + x) * 4 + side);
      (seen[y * width + x] as number) |= 1 << side;
      const [fx, fy] = present(FORWARD[side]);
      const [ox, oy] = present(OUTWARD[side]);
      if (at(x + fx, y + fy) !== region) side = (side + 1) % 4;
      else if (at(x + fx + ox, y + fy + oy) !== region) [x, y] = [x + fx, y + fy];
      else [x, y, side] = [x + fx + ox, y + fy + oy, (side + 3) % 4];
    } while (y * width + x !== start || side !== startSide);
    return loop;
  }
}

type Step = readonly [x: number, y: number];
export const OUTWARD: readonly Step[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];
const FORWARD: readonly Step[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];

/** The corner of the grid where an edge begins. */
export function beginOf(edge: number, width: number): Point {
  const [pixel, side] = [edge >> 2, edge & 3];
  return { x: (pixel % width) + (side === 1 || side === 2 ? 1 : 0), y: Math.floor(pixel / width) + (side >= 2 ? 1 : 0) };
}

/** Whether more than two regions meet at a corner, or two of them twice. */
export function isJunction({ numbers, width, height }: Grid, { x, y }: Point): boolean {
  const at = (px: number, py: number) => (px < 0 || py < 0 || px >= width || py >= height ? -1 : (numbers[py * width + px] as number));
  const [a, b, c, d] = [at(x - 1, y - 1), at(x, y - 1), at(x, y), at(x - 1, y)];
  return Number(a !== b) + Number(b !== c) + Number(c !== d) + Number(d !== a) > 2;
}
