import { present } from "#core/errors/present.ts";
import type { Random } from "./random.ts";
import type { Point } from "./route.ts";

/** What a stroke or a filling is, not its colour: the page's line decides that. */
export type Ink = "ground" | "white" | "lite" | "edge";

/** A line of the map. Its corners lie on `points`; `aside` moves it sideways (positive = right of travel), corners concentric. */
export interface Track {
  points: readonly Point[];
  aside: number;
  ink: Exclude<Ink, "ground">;
  dashed: boolean;
}

/** A station (both ends the same) or an interchange across several lines. */
export interface Stop {
  from: Point;
  to: Point;
  radius: number;
  ring: Exclude<Ink, "ground">;
  fill: Ink;
  /** Planned, not built. */
  dashed: boolean;
}

export interface Plate {
  width: number;
  height: number;
  /** Thickness of every line. */
  stroke: number;
  /** Radius of the corners of a line that is not moved aside. */
  bend: number;
  tracks: readonly Track[];
  stops: readonly Stop[];
}

/** The sheet a scene is drawn on: measures that follow from its size. */
export interface Sheet {
  width: number;
  height: number;
  stroke: number;
  /** From line to line in a bundle. */
  gap: number;
  bend: number;
  /** Far enough outside that no line's end is seen. */
  beyond: number;
}

interface Scene {
  tracks: Track[];
  stops: Stop[];
}

export type DrawScene = (random: Random, sheet: Sheet) => Scene;

/** Corners from their coordinates in a row: x, y, x, y, … */
export function via(...coordinates: number[]): Point[] {
  return coordinates.flatMap((x, place) => (place % 2 === 0 ? [[x, present(coordinates[place + 1])] as const] : []));
}

/** Every corner lies on the 8 px grid. */
export const grid = (value: number) => Math.round(value / 8) * 8;

export function track(points: readonly Point[], ink: Track["ink"], more: Partial<Track> = {}): Track {
  return { points, ink, aside: 0, dashed: false, ...more };
}

/** Where a line is, `share` of the way along one of its segments. */
export function pointOn({ points, aside }: Track, segment: number, share: number): Point {
  const a = present(points.at(segment));
  const b = present(points.at(segment + 1 || points.length));
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const [ux, uy] = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
  return [a[0] + ux * length * share - uy * aside, a[1] + uy * length * share + ux * aside];
}

export function station(at: Point, { stroke }: Sheet, more: Partial<Stop> = {}): Stop {
  return { from: at, to: at, radius: stroke * 1.2, ring: "white", fill: "ground", dashed: false, ...more };
}

/** One stop for all of a bundle's lines. */
export function interchange(bundle: readonly Track[], segment: number, share: number, { stroke }: Sheet): Stop {
  const first = present(bundle[0]);
  const last = present(bundle.at(-1));
  return {
    from: pointOn(first, segment, share),
    to: pointOn(last, segment, share),
    radius: stroke * 1.12,
    ring: "white",
    fill: "ground",
    dashed: false,
  };
}

/** Lines side by side on one route. */
export function bundle(points: readonly Point[], inks: readonly Track["ink"][], { gap }: Sheet): Track[] {
  return inks.map((ink, place) => track(points, ink, { aside: (place - (inks.length - 1) / 2) * gap }));
}
