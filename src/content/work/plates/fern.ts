import type { Point } from "#ui/line-map/route.ts";
import { type DrawPlateScene, dots, SHEET, stops, stroke, upTo } from "./plate-marks.ts";

const TOP = 48;
const ROOT = 416;

/** A fern: pairs of fronds with a stop less each, and two stops on the stem. Seven pairs make 58. */
export const fern: DrawPlateScene = ([count = 58]) => {
  const { middle } = SHEET;
  const pairs = Math.max(1, Math.floor((Math.sqrt(1 + 4 * (count - 2)) - 1) / 2));
  const rise = Math.round((ROOT - TOP - 40) / pairs);
  const step = Math.min(27, Math.round(196 / pairs));
  const fronds = upTo(pairs).flatMap((place) =>
    [-1, 1].map((side) => ({ side, y: ROOT - 24 - place * rise, length: pairs - place, lite: place % 2 === 0 })),
  );
  const paths = (lite: boolean) =>
    fronds
      .filter((frond) => frond.lite === lite)
      .map(({ side, y, length }) => `M${middle} ${y}l${side * length * step} ${-length * step}`)
      .join("");
  const leaves = fronds.flatMap(({ side, y, length }) =>
    upTo(length).map((place): Point => [middle + side * (place + 1) * step, y - (place + 1) * step]),
  );
  return {
    marks: [
      stroke(`M${middle} 460V${TOP}`, "white", 14),
      stroke(paths(true), "lite", 12),
      stroke(paths(false), "white", 12),
      ...stops(leaves, 7, 5),
      ...stops([[middle, ROOT]], 14, 6),
      dots([[middle, TOP]], "edge", 48),
    ],
  };
};
