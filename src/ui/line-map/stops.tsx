import type { Point } from "./route.ts";

/** Stations of a drawing: round caps of strokes without length, so that two paths draw any number of them. */
export function Stops({ at, radius, ring, fill = "var(--ground)" }: { at: readonly Point[]; radius: number; ring: number; fill?: string }) {
  if (at.length === 0) return null;
  const path = at.map(([x, y]) => `M${x} ${y}h.01`).join("");
  return (
    <g strokeLinecap="round">
      <path d={path} stroke="var(--ring)" strokeWidth={2 * radius + ring} />
      <path d={path} stroke={fill} strokeWidth={2 * radius - ring} />
    </g>
  );
}
