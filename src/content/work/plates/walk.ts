import type { Point } from "#ui/line-map/route.ts";

/** `count` points at equal distances along a route, half a distance from its ends. */
export function walk(route: readonly Point[], count: number): Point[] {
  const legs = route.slice(1).map((to, place) => {
    const from = route[place] as Point;
    return { from, to, length: Math.hypot(to[0] - from[0], to[1] - from[1]) };
  });
  const whole = legs.reduce((sum, { length }) => sum + length, 0);
  return Array.from({ length: count }, (_, place) => {
    let left = ((place + 0.5) / count) * whole;
    const leg = legs.find(({ length }) => {
      if (left <= length) return true;
      left -= length;
      return false;
    });
    const { from, to, length } = leg as (typeof legs)[number];
    const at = (axis: 0 | 1) => Number((from[axis] + ((to[axis] - from[axis]) * left) / length).toFixed(1));
    return [at(0), at(1)];
  });
}
