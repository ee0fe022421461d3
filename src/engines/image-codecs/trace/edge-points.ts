import { present } from "#core/errors/present.ts";
import { beginOf, type Grid, type Loop, OUTWARD, type Point } from "./follow-edges.ts";

export interface EdgePoint extends Point {
  isCorner?: boolean;
}

/** How much of the way from the pixel inside an edge to the one outside the color changes at: 0 to 1. */
export type Crossing = (inside: number, outside: number) => number;

/** Points along a run of edges: the middle of each, moved to where the soft edge really is, and the corners between long straight runs. */
export function pointsAlong(edges: Loop, isClosed: boolean, { numbers, width, height }: Grid, crossing: Crossing): EdgePoint[] {
  const points: EdgePoint[] = [];
  const runs = runLengths(edges, isClosed);
  for (const [index, edge] of edges.entries()) {
    const before = index > 0 ? index - 1 : isClosed ? edges.length - 1 : -1;
    if (index === 0 && !isClosed) points.push(junctionAt(beginOf(edge, width)));
    else if (isTrueCorner(runs, before, index)) {
      const [one, other] = [moved(edges[before] as number), moved(edge)];
      const corner = beginOf(edge, width);
      points.push({ x: corner.x + one.x + other.x, y: corner.y + one.y + other.y, isCorner: true });
    }
    const begin = beginOf(edge, width);
    const end = beginOf((edge & ~3) | ((edge + 1) & 3), width);
    const by = moved(edge);
    points.push({ x: (begin.x + end.x) / 2 + by.x, y: (begin.y + end.y) / 2 + by.y });
  }
  const last = edges.at(-1) as number;
  if (!isClosed) points.push(junctionAt(beginOf((last & ~3) | ((last + 1) & 3), width)));
  return points;

  /** Where several arcs end: between the edges that meet there, the same for all of them. */
  function junctionAt({ x, y }: Point): EdgePoint {
    const across = [edgeBetween(x - 1, y - 1, 1, 0), edgeBetween(x - 1, y, 1, 0)];
    const down = [edgeBetween(x - 1, y - 1, 0, 1), edgeBetween(x, y - 1, 0, 1)];
    return { x: x + mean(across), y: y + mean(down), isCorner: true };
  }

  /** How far the edge between a pixel and the next lies from the middle of the two; undefined where it is none. */
  function edgeBetween(x: number, y: number, dx: number, dy: number): number | undefined {
    if (x < 0 || y < 0 || x + dx >= width || y + dy >= height || x >= width || y >= height) return undefined;
    const [one, other] = [y * width + x, (y + dy) * width + x + dx];
    return numbers[one] === numbers[other] ? undefined : crossing(one, other) - 0.5;
  }

  /** How far an edge lies from where its pixels meet. */
  function moved(edge: number): Point {
    const [dx, dy] = present(OUTWARD[edge & 3]);
    const inside = edge >> 2;
    const [x, y] = [(inside % width) + dx, Math.floor(inside / width) + dy];
    if (x < 0 || y < 0 || x >= width || y >= height) return { x: 0, y: 0 };
    const by = crossing(inside, y * width + x) - 0.5;
    return { x: dx * by, y: dy * by };
  }
}

function mean(values: readonly (number | undefined)[]): number {
  const known = values.filter((value) => value !== undefined);
  return known.length === 0 ? 0 : known.reduce((sum, value) => sum + value, 0) / known.length;
}

/** Steps of a slope are one pixel in one direction; a corner has room on both sides. */
const CORNER_RUN = 3;

const isTrueCorner = (runs: readonly number[], before: number, here: number) =>
  before >= 0 &&
  runs[before] !== runs[here] &&
  Math.abs(runs[before] as number) >= CORNER_RUN &&
  Math.abs(runs[here] as number) >= CORNER_RUN;

/** The length of the straight run that each edge is part of, its sign the direction: across or down. */
function runLengths(edges: Loop, isClosed: boolean): number[] {
  const count = edges.length;
  const lengths = new Array<number>(count).fill(0);
  let start = 0;
  if (isClosed) while (start < count && ((edges[start] as number) & 3) === ((edges.at(start - 1) as number) & 3)) start++;
  for (let from = start; from < start + count; ) {
    const side = (edges[from % count] as number) & 3;
    let to = from;
    while (to < start + count && ((edges[to % count] as number) & 3) === side) to++;
    for (let at = from; at < to; at++) lengths[at % count] = side % 2 === 0 ? to - from : from - to;
    from = to;
  }
  return lengths;
}
