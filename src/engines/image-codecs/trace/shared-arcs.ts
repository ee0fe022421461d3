import { present } from "#core/errors/present.ts";
import { beginOf, type Grid, isJunction, type Loop, type Point } from "./follow-edges.ts";

/** A run of edges between two junctions, or all around where there is none. Two regions share it, one forwards and one backwards. */
export interface Arc {
  /** The same for both. */
  key: number;
  isReversed: boolean;
  isClosed: boolean;
  /** Edges in the arc's own direction are these, or these backwards. */
  edges: Loop;
}

/** The arcs of a loop, in its order. */
export function arcsOf(loop: Loop, grid: Grid): Arc[] {
  const begins = loop.map((edge) => beginOf(edge, grid.width));
  const cornerNumber = ({ x, y }: Point) => y * (grid.width + 1) + x;
  const cuts: number[] = [];
  for (const [index, begin] of begins.entries()) if (isJunction(grid, begin)) cuts.push(index);
  const isClosed = cuts.length === 0;
  if (isClosed) cuts.push(lowest(begins.map(cornerNumber)));
  return cuts.map((from, index): Arc => {
    const to = cuts[index + 1] ?? (cuts[0] as number) + loop.length;
    const edges = Array.from({ length: to - from }, (_, step) => loop[(from + step) % loop.length] as number);
    const corner = (step: number) => cornerNumber(present(begins[(from + step) % loop.length]));
    const forwards = keyOf(corner(0), corner(1));
    const backwards = keyOf(corner(edges.length), corner(edges.length - 1));
    return { key: Math.min(forwards, backwards), isReversed: backwards < forwards, isClosed, edges };
  });

  /** Where it starts and which way it leaves: to one of four neighbors. */
  function keyOf(start: number, next: number): number {
    return start * 4 + (next === start + 1 ? 0 : next === start - 1 ? 1 : next > start ? 2 : 3);
  }
}

function lowest(values: readonly number[]): number {
  let best = 0;
  for (const [index, value] of values.entries()) if (value < (values[best] as number)) best = index;
  return best;
}
