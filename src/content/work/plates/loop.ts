import { type Point, route } from "#ui/line-map/route.ts";
import { type DrawPlateScene, SHEET, stops, stroke } from "./plate-marks.ts";
import { walk } from "./walk.ts";

/** The stop that is drawn yellow. */
const HERE = 3;

/** A line that never ends, with so many stops; the number stands inside. */
export const loop: DrawPlateScene = ([count = 24]) => {
  const all = walk(around, count);
  return {
    marks: [
      stroke(`${route(around, 32)}Z`, "lite", 22),
      ...stops(
        all.filter((_, place) => place !== HERE),
        11,
        7,
      ),
      ...stops(all.slice(HERE, HERE + 1), 11, 7, "edge"),
    ],
    figure: { text: String(count), size: 216, y: 296 },
  };
};

/** Begins and ends in the middle of the top, so that every corner is rounded. */
const around: readonly Point[] = [
  [SHEET.middle, 60],
  [456, 60],
  [548, 152],
  [548, 288],
  [456, 380],
  [224, 380],
  [132, 288],
  [132, 152],
  [224, 60],
  [SHEET.middle, 60],
];
