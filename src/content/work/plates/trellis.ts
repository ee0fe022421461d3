import type { Point } from "#ui/line-map/route.ts";
import { type DrawPlateScene, SHEET, stops, stroke } from "./plate-marks.ts";

const STEP = 30;
/** The lattice's own meshes are two steps wide. */
const MESH = STEP * 2;

/** A measured series climbs a trellis: every month one step up or one step down. */
export const trellis: DrawPlateScene = (series) => {
  const months = climb(series);
  return {
    marks: [
      stroke(lattice(months[0] as Point), "lite", 4, { opacity: 0.45 }),
      stroke(`M${months.join("L")}`, "white", 14, { round: true }),
      ...stops(months.slice(0, -1), 9, 6),
      ...stops(months.slice(-1), 22, 8, "edge"),
    ],
  };
};

/** The steps, moved so that they stand in the middle of the sheet. */
function climb(series: readonly number[]): Point[] {
  let level = 0;
  const levels = series.map((value, month) => {
    if (month > 0) level += value < (series[month - 1] as number) ? 1 : -1;
    return level;
  });
  const left = SHEET.middle - ((series.length - 1) * STEP) / 2;
  const top = SHEET.height / 2 - ((Math.min(...levels) + Math.max(...levels)) * STEP) / 2;
  return levels.map((level, month) => [left + month * STEP, top + level * STEP]);
}

/** Diagonals both ways, so that one of their crossings lies on the given point. */
function lattice([x, y]: Point): string {
  const { width, height } = SHEET;
  let path = "";
  for (let start = ((x - y) % MESH) - height - MESH; start < width; start += MESH) path += `M${start} 0l${height} ${height}`;
  for (let start = (x + y) % MESH; start < width + height + MESH; start += MESH) path += `M${start} 0l${-height} ${height}`;
  return path;
}
