import type { Point } from "#ui/line-map/route.ts";
import { type DrawPlateScene, dots, SHEET, stops, upTo } from "./plate-marks.ts";

const COLUMNS = 12;
const PITCH = 40;

/** One dot each: rings are those there were before, full ones came since, and the newest is yellow. */
export const crowd: DrawPlateScene = ([before = 0, after = before]) => {
  const rows = Math.ceil(after / COLUMNS);
  const all = upTo(after).map(
    (place): Point => [
      SHEET.middle + ((place % COLUMNS) - (COLUMNS - 1) / 2) * PITCH,
      SHEET.height / 2 + (Math.floor(place / COLUMNS) - (rows - 1) / 2) * PITCH,
    ],
  );
  return {
    marks: [
      ...stops(all.slice(0, before), 11, 6, "ground", "lite"),
      dots(all.slice(before, -1), "white", 29),
      dots(all.slice(-1), "edge", 29),
    ],
  };
};
