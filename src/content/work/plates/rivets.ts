import type { Point } from "#ui/line-map/route.ts";
import { type DrawPlateScene, dots, SHEET, upTo } from "./plate-marks.ts";

/** A plate on a table: its rim held by rivets, a hundred guests to each. */
export const rivets: DrawPlateScene = ([count = 19]) => {
  const center: Point = [SHEET.middle, SHEET.height / 2];
  const rim = upTo(count).map((place): Point => {
    const angle = (place / count) * 2 * Math.PI - Math.PI / 2;
    return [Math.round(center[0] + Math.cos(angle) * 152), Math.round(center[1] + Math.sin(angle) * 152)];
  });
  return {
    marks: [
      { d: "M-10 220H700M80 -10V450M600 -10V450", stroke: "lite", width: 12 },
      dots([center], "white", 392),
      dots(rim, "ground", 26),
      dots([center], "lite", 244),
      dots([center], "white", 204),
      dots([center], "edge", 128),
    ],
  };
};
