import { present } from "#core/errors/present.ts";
import type { Plate, Sheet, Stop, Track } from "./plate-model.ts";
import { plateScenes } from "./plate-scenes.ts";
import { createRandom } from "./random.ts";
import type { Point } from "./route.ts";

interface Options {
  width: number;
  height: number;
  /** Which of the scenes, for a set of plates that should differ from their neighbors; the seed decides otherwise. */
  scene?: number;
}

/** A map of lines made from a seed: the same seed gives the same map, another seed another one. */
export function drawPlate(seed: string, { width, height, scene }: Options): Plate {
  const random = createRandom(seed);
  const inner = innerSize(width, height);
  const [left, top] = [(width - inner.width) / 2, (height - inner.height) / 2];
  const stroke = Math.max(6, Math.round(Math.min(inner.height, inner.width * 0.6) * random.between(0.036, 0.044)));
  const sheet: Sheet = { ...inner, stroke, gap: stroke * 1.4, bend: stroke * 3.2, beyond: stroke * 3 };
  const drawScene = scene === undefined ? random.pick(plateScenes) : (plateScenes[scene % plateScenes.length] ?? random.pick(plateScenes));
  const { tracks, stops } = drawScene(random, sheet);
  const place = placer(inner, [left, top], random.chance(0.5), random.chance(0.35));
  return {
    width,
    height,
    stroke,
    bend: sheet.bend,
    tracks: tracks.map((track) => place.track(prolong(track, inner, Math.max(left, top)))),
    stops: stops.map(place.stop).filter((stop) => isWhole(stop, width, height)),
  };
}

/** A stop that the sheet's edge would cut is left out. */
const isWhole = ({ from, to, radius }: Stop, width: number, height: number) =>
  [from, to].every(([x, y]) => Math.min(x, y, width - x, height - y) > radius * 1.2);

/** Scenes are laid for landscape formats. On a narrower or wider sheet they stand in the middle, and their lines run on to its edges. */
function innerSize(width: number, height: number): { width: number; height: number } {
  return { width: Math.min(width, height * 3), height: Math.min(height, width / 1.5) };
}

/** Ends that leave the scene leave the sheet too. */
function prolong(track: Track, { width, height }: { width: number; height: number }, by: number): Track {
  const isOutside = ([x, y]: Point) => x < 0 || y < 0 || x > width || y > height;
  const moved = (end: Point, before: Point): Point =>
    isOutside(end) ? [end[0] + Math.sign(end[0] - before[0]) * by, end[1] + Math.sign(end[1] - before[1]) * by] : end;
  const { points } = track;
  const [first, last] = [present(points[0]), present(points.at(-1))];
  return { ...track, points: [moved(first, present(points[1])), ...points.slice(1, -1), moved(last, present(points.at(-2)))] };
}

/** Turned over left to right or top to bottom, a scene is another map with the same angles. */
function placer({ width, height }: { width: number; height: number }, [left, top]: Point, sideways: boolean, over: boolean) {
  const point = ([x, y]: Point): Point => [left + (sideways ? width - x : x), top + (over ? height - y : y)];
  return {
    track: (track: Track): Track => ({ ...track, points: track.points.map(point), aside: sideways === over ? track.aside : -track.aside }),
    stop: (stop: Stop): Stop => ({ ...stop, from: point(stop.from), to: point(stop.to) }),
  };
}
