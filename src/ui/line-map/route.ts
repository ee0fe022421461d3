/** A corner of a line on the 8 px grid. Segments between corners run at 0, 45 or 90 degrees. */
export type Point = readonly [x: number, y: number];

/**
 * Path data for a route whose corners are rounded by arcs of one radius, or of one radius per corner. What bends or slants is told
 * from where it begins: bends of one kind are then the same letters, which pack to next to nothing.
 */
export function route(points: readonly Point[], radius: number | readonly number[] = 24): string {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return "";
  let at: Point = [short(first[0]), short(first[1])];
  let path = `M${at.join(" ")}`;
  const lineTo = (x: number, y: number) => {
    const to: Point = [short(x), short(y)];
    path += to[1] === at[1] ? `H${to[0]}` : to[0] === at[0] ? `V${to[1]}` : `l${step(at, to)}`;
    at = to;
  };
  for (let i = 1; i < points.length - 1; i++) {
    const [a, b, c] = points.slice(i - 1, i + 2);
    if (!a || !b || !c) break;
    const r = typeof radius === "number" ? radius : (radius[i] ?? 24);
    const [u, v] = [direction(a, b), direction(b, c)];
    const turn = Math.acos(Math.max(-1, Math.min(1, u[0] * v[0] + u[1] * v[1])));
    const cut = r * Math.tan(turn / 2);
    const sweep = u[0] * v[1] - u[1] * v[0] > 0 ? 1 : 0;
    lineTo(b[0] - u[0] * cut, b[1] - u[1] * cut);
    const end: Point = [short(b[0] + v[0] * cut), short(b[1] + v[1] * cut)];
    path += `a${short(r)} ${short(r)} 0 0 ${sweep} ${step(at, end)}`;
    at = end;
  }
  lineTo(...last);
  return path;
}

/** The same route moved sideways (positive = right of travel), its corners concentric with the original's. */
export function parallel(points: readonly Point[], by: number, radius = 48): string {
  const moved = points.map((point, i): Point => {
    const [before, after] = [points[i - 1], points[i + 1]];
    const u = before ? direction(before, point) : direction(point, after ?? point);
    const v = after ? direction(point, after) : u;
    const normal = [-(u[1] + v[1]), u[0] + v[0]] as const;
    const length = Math.hypot(...normal);
    const cosine = (u[0] * v[0] + u[1] * v[1] + 1) / 2;
    return [point[0] + ((normal[0] / length) * by) / Math.sqrt(cosine), point[1] + ((normal[1] / length) * by) / Math.sqrt(cosine)];
  });
  const radii = points.map((point, i) => {
    const [before, after] = [points[i - 1], points[i + 1]];
    if (!before || !after) return radius;
    const [u, v] = [direction(before, point), direction(point, after)];
    return radius + (u[0] * v[1] - u[1] * v[0] > 0 ? -by : by);
  });
  return route(moved, radii);
}

function direction(a: Point, b: Point): Point {
  const [x, y] = [b[0] - a[0], b[1] - a[1]];
  const length = Math.hypot(x, y);
  return [x / length, y / length];
}

function step(from: Point, to: Point): string {
  const [x, y] = [short(to[0] - from[0]), short(to[1] - from[1])];
  return y < 0 ? `${x}${y}` : `${x} ${y}`;
}

const short = (n: number) => Number(n.toFixed(1));
