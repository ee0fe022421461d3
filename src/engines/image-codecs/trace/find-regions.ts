import type { Palette } from "../gif/choose-palette.ts";
import { CLEAR, type LabelledPixels } from "./label-pixels.ts";

export interface Regions {
  /** The number of the region that each pixel belongs to; -1 where nothing is drawn. */
  numbers: Int32Array;
  /** The label of each region. */
  labels: number[];
}

/** Neighbors of one color are a region; those that are too small to see become part of the neighbor they are most like. */
export function findRegions({ labels: given, palette }: LabelledPixels, width: number, specks: number, most: number): Regions {
  let labels = given;
  let parents = joinEqual(labels, width);
  let least = specks;
  // Noise has no shapes, only pixels: what is hardly a shape goes until the rest can be drawn.
  do {
    joinSpecks(parents, labels, palette, width, least);
    // Two of one color may have met now.
    labels = labels.map((_, at) => labels[rootOf(parents, at)] as number);
    parents = joinEqual(labels, width);
    least = Math.max(4, least * 2);
  } while (countDrawn(parents, labels) > most);
  return numbered(parents, labels);
}

/** Each pixel's way to the one that stands for its region. */
type Parents = Int32Array;

function rootOf(parents: Parents, of: number): number {
  let at = of;
  while (parents[at] !== at) {
    parents[at] = parents[parents[at] as number] as number;
    at = parents[at] as number;
  }
  return at;
}

function joinEqual(labels: Uint8Array, width: number): Parents {
  const parents = Int32Array.from(labels, (_, at) => at);
  const join = (a: number, b: number) => {
    if (labels[a] === labels[b]) parents[rootOf(parents, a)] = rootOf(parents, b);
  };
  for (let at = 0; at < labels.length; at++) {
    if (at % width > 0) join(at, at - 1);
    if (at >= width) join(at, at - width);
  }
  return parents;
}

/** The label of a region is that of its root. */
function joinSpecks(parents: Parents, labels: Uint8Array, palette: Palette, width: number, least: number): void {
  const areas = new Int32Array(labels.length);
  for (let at = 0; at < labels.length; at++) (areas[rootOf(parents, at)] as number)++;
  const around = neighborsOfSmall(parents, areas, width, least);
  for (const small of [...around.keys()].sort((a, b) => (areas[a] as number) - (areas[b] as number))) {
    const root = rootOf(parents, small);
    const area = areas[root] as number;
    if (area >= least) continue;
    let [best, nearest] = [-1, Number.POSITIVE_INFINITY];
    for (const each of around.get(small) ?? []) {
      const other = rootOf(parents, each);
      if (other === root) continue;
      // Of two that are as like, the larger.
      const distance = distanceOf(labels[root] as number, labels[other] as number, palette) - Math.min(0.9, (areas[other] as number) / 1e7);
      if (distance < nearest) [best, nearest] = [other, distance];
    }
    if (best === -1) continue;
    const [kept, gone] = area > (areas[best] as number) ? [root, best] : [best, root];
    parents[gone] = kept;
    areas[kept] = area + (areas[best] as number);
    const others = around.get(gone);
    if (others && around.has(kept)) around.get(kept)?.push(...others.slice(0, MAX_HANDED_ON));
  }
}

/** A small region has few neighbors; what grew from many is small no more. */
const MAX_HANDED_ON = 64;

function neighborsOfSmall(parents: Parents, areas: Int32Array, width: number, least: number): Map<number, number[]> {
  const around = new Map<number, number[]>();
  const note = (root: number, other: number) => {
    if ((areas[root] as number) >= least) return;
    const known = around.get(root);
    if (!known) around.set(root, [other]);
    else if (!known.includes(other)) known.push(other);
  };
  for (let at = 0; at < parents.length; at++) {
    const here = rootOf(parents, at);
    for (const other of [at % width > 0 ? at - 1 : -1, at - width]) {
      if (other < 0) continue;
      const there = rootOf(parents, other);
      if (there === here) continue;
      note(here, there);
      note(there, here);
    }
  }
  return around;
}

/** Nothing is as far from a color as what is not drawn. */
function distanceOf(one: number, other: number, palette: Palette): number {
  if (one === other) return 0;
  if (one === CLEAR || other === CLEAR) return 1e6;
  let sum = 0;
  for (let axis = 0; axis < 3; axis++) sum += ((palette[one * 3 + axis] as number) - (palette[other * 3 + axis] as number)) ** 2;
  return sum;
}

function countDrawn(parents: Parents, labels: Uint8Array): number {
  let count = 0;
  for (let at = 0; at < parents.length; at++) if (parents[at] === at && labels[at] !== CLEAR) count++;
  return count;
}

function numbered(parents: Parents, labels: Uint8Array): Regions {
  const numbers = new Int32Array(parents.length).fill(-1);
  const known = new Map<number, number>();
  const found: number[] = [];
  for (let at = 0; at < parents.length; at++) {
    const root = rootOf(parents, at);
    const label = labels[root] as number;
    if (label === CLEAR) continue;
    let number = known.get(root);
    if (number === undefined) {
      number = found.push(label) - 1;
      known.set(root, number);
    }
    numbers[at] = number;
  }
  return { numbers, labels: found };
}
