import { present } from "#core/errors/present.ts";
import type { EdgePoint } from "./edge-points.ts";
import type { Point } from "./follow-edges.ts";

/** Straight to a point, or bent by two handles. */
interface Piece {
  handles?: readonly [Point, Point];
  to: Point;
}

export interface Curve {
  from: Point;
  pieces: Piece[];
}

/** Few lines and curves that run beside the points by no more than the tolerance. */
export function fitCurves(points: readonly EdgePoint[], isClosed: boolean, tolerance: number): Curve {
  const marked = sharpen(points, isClosed);
  const first = isClosed
    ? Math.max(
        0,
        marked.findIndex(({ isCorner }) => isCorner),
      )
    : 0;
  const way = isClosed ? [...marked.slice(first), ...marked.slice(0, first), present(marked[first])] : marked;
  const isRound = isClosed && !marked.some(({ isCorner }) => isCorner);
  const pieces: Piece[] = [];
  const ends = way.flatMap(({ isCorner }, index) => (isCorner || index === 0 || index === way.length - 1 ? [index] : []));
  for (let at = 0; at + 1 < ends.length; at++) {
    const part = way.slice(ends[at] as number, (ends[at + 1] as number) + 1);
    // All around without a corner: it goes on as it began.
    const tangent = isRound && part.length > 3 ? unit(minus(present(part[1]), present(part[part.length - 2]))) : undefined;
    fitPart(
      part,
      tangent ?? directionOf(part),
      tangent ? scaled(tangent, -1) : directionOf([...part].reverse()),
      tolerance,
      pieces,
      !tangent,
    );
  }
  return { from: present(way[0]), pieces };
}

/** Points on either side by which a turn is judged, and the turn that makes a corner. */
const REACH = 4;
const TURN = 0.95;

/** Marks the points where the way turns sharply, and puts them where its two sides would meet. */
function sharpen(points: readonly EdgePoint[], isClosed: boolean): EdgePoint[] {
  const count = points.length;
  if (count < REACH * 4) return [...points];
  const at = (index: number) => present(points[(index + count) % count]);
  const turns = points.map((point, index) => {
    if (!isClosed && (index < REACH || index >= count - REACH)) return 0;
    for (let near = -REACH; near <= REACH; near++) if (at(index + near).isCorner) return 0;
    const [before, after] = [minus(point, at(index - REACH)), minus(at(index + REACH), point)];
    return Math.abs(Math.atan2(before.x * after.y - before.y * after.x, before.x * after.x + before.y * after.y));
  });
  return points.map((point, index) => {
    const turn = turns[index] as number;
    if (point.isCorner || turn < TURN) return point;
    for (let near = -REACH; near <= REACH; near++) {
      const other = turns[(index + near + count) % count] as number;
      if (other > turn || (other === turn && near < 0)) return point;
    }
    const tip = meeting(at(index - REACH), at(index - 1), at(index + REACH), at(index + 1));
    return { ...(tip && lengthOf(minus(tip, point)) < 1.5 ? tip : { x: point.x, y: point.y }), isCorner: true };
  });
}

/** Where the line through the first two meets that through the others. */
function meeting(a: Point, b: Point, c: Point, d: Point): Point | undefined {
  const [one, other] = [minus(b, a), minus(d, c)];
  const cross = one.x * other.y - one.y * other.x;
  if (Math.abs(cross) < 1e-6) return undefined;
  const along = ((c.x - a.x) * other.y - (c.y - a.y) * other.x) / cross;
  return { x: a.x + one.x * along, y: a.y + one.y * along };
}

/** Towards what follows the first point. */
function directionOf(points: readonly Point[]): Point {
  const from = present(points[0]);
  return unit(minus(present(points[Math.min(points.length - 1, 3)]), from));
}

/** By P. J. Schneider, “An algorithm for automatically fitting digitized curves”, Graphics Gems, 1990. */
function fitPart(points: readonly Point[], begin: Point, end: Point, tolerance: number, pieces: Piece[], mayBeStraight: boolean): void {
  const [from, to] = [present(points[0]), present(points.at(-1))];
  if (points.length < 3 || (mayBeStraight && isStraight(points, tolerance))) {
    pieces.push({ to });
    return;
  }
  let places = placesAlong(points);
  let handles = handlesFor(points, places, begin, end);
  for (let round = 0; ; round++) {
    const { worst, error } = farthest(points, places, from, handles, to);
    if (error <= tolerance) {
      pieces.push({ handles, to });
      return;
    }
    if (round < ROUNDS && error < tolerance * 4) {
      places = points.map((point, index) => nearestPlace(point, places[index] as number, from, handles, to));
      handles = handlesFor(points, places, begin, end);
      continue;
    }
    const tangent = unit(minus(present(points[Math.max(0, worst - 2)]), present(points[Math.min(points.length - 1, worst + 2)])));
    fitPart(points.slice(0, worst + 1), begin, tangent, tolerance, pieces, true);
    fitPart(points.slice(worst), scaled(tangent, -1), end, tolerance, pieces, true);
    return;
  }
}

const ROUNDS = 3;

function isStraight(points: readonly Point[], tolerance: number): boolean {
  const from = present(points[0]);
  const line = minus(present(points.at(-1)), from);
  const length = lengthOf(line);
  if (length === 0) return false;
  return points.every((point) => Math.abs((point.x - from.x) * line.y - (point.y - from.y) * line.x) <= tolerance * length);
}

/** Shares of the whole length, 0 to 1. */
function placesAlong(points: readonly Point[]): number[] {
  const lengths = [0];
  for (let at = 1; at < points.length; at++)
    lengths.push(present(lengths[at - 1]) + lengthOf(minus(present(points[at]), present(points[at - 1]))));
  const whole = lengths.at(-1) || 1;
  return lengths.map((length) => length / whole);
}

/** How far the handles stand out along the two directions, by least squares. */
function handlesFor(points: readonly Point[], places: readonly number[], begin: Point, end: Point): readonly [Point, Point] {
  const [from, to] = [present(points[0]), present(points.at(-1))];
  let [a, b, c, x, y] = [0, 0, 0, 0, 0];
  for (const [index, t] of places.entries()) {
    const s = 1 - t;
    const [w1, w2] = [3 * s * s * t, 3 * s * t * t];
    const point = present(points[index]);
    const fixed = { x: from.x * (s ** 3 + w1) + to.x * (t ** 3 + w2), y: from.y * (s ** 3 + w1) + to.y * (t ** 3 + w2) };
    const off = minus(point, fixed);
    a += w1 * w1;
    b += w1 * w2 * dot(begin, end);
    c += w2 * w2;
    x += w1 * dot(begin, off);
    y += w2 * dot(end, off);
  }
  const whole = a * c - b * b;
  const third = lengthOf(minus(to, from)) / 3;
  let [one, other] = whole === 0 ? [0, 0] : [(x * c - y * b) / whole, (a * y - b * x) / whole];
  // Handles that point back, or far out, make loops.
  const most = third * 9 + 2;
  if (!(one > third / 100 && other > third / 100 && one < most && other < most)) [one, other] = [third, third];
  return [plus(from, scaled(begin, one)), plus(to, scaled(end, other))];
}

function farthest(points: readonly Point[], places: readonly number[], from: Point, handles: readonly [Point, Point], to: Point) {
  let [worst, error] = [points.length >> 1, 0];
  for (let at = 1; at < points.length - 1; at++) {
    const off = lengthOf(minus(onCurve(present(places[at]), from, handles, to), present(points[at])));
    if (off > error) [worst, error] = [at, off];
  }
  return { worst, error };
}

/** One step of Newton's towards the place whose point on the curve is nearest. */
function nearestPlace(point: Point, t: number, from: Point, [h1, h2]: readonly [Point, Point], to: Point): number {
  const s = 1 - t;
  const off = minus(onCurve(t, from, [h1, h2], to), point);
  const [d0, d1, d2] = [scaled(minus(h1, from), 3), scaled(minus(h2, h1), 3), scaled(minus(to, h2), 3)];
  const first = plus(plus(scaled(d0, s * s), scaled(d1, 2 * s * t)), scaled(d2, t * t));
  const second = plus(scaled(minus(d1, d0), 2 * s), scaled(minus(d2, d1), 2 * t));
  const slope = dot(first, first) + dot(off, second);
  return slope === 0 ? t : Math.min(1, Math.max(0, t - dot(off, first) / slope));
}

function onCurve(t: number, from: Point, [h1, h2]: readonly [Point, Point], to: Point): Point {
  const s = 1 - t;
  const [a, b, c, d] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
  return { x: a * from.x + b * h1.x + c * h2.x + d * to.x, y: a * from.y + b * h1.y + c * h2.y + d * to.y };
}

const plus = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });
const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });
const scaled = (a: Point, by: number): Point => ({ x: a.x * by, y: a.y * by });
const dot = (a: Point, b: Point): number => a.x * b.x + a.y * b.y;
const lengthOf = (a: Point): number => Math.hypot(a.x, a.y);
const unit = (a: Point): Point => scaled(a, 1 / (lengthOf(a) || 1));
