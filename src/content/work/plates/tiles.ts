import type { Point } from "#ui/line-map/route.ts";
import { type DrawPlateScene, dots, SHEET, upTo } from "./plate-marks.ts";

const COLUMNS = 8;
const PITCH = 56;
const SIZE = 46;
/** Round tiles take turns of three colours. */
const inks = ["edge", "white", "lite"] as const;

/** A tile for each tenth of a second: all that it took before, the round ones what it takes now. */
export const tiles: DrawPlateScene = ([before = 0, after = before]) => {
  const rows = Math.ceil(before / COLUMNS);
  const at = (place: number): Point => [
    SHEET.middle + ((place % COLUMNS) - (COLUMNS - 1) / 2) * PITCH,
    SHEET.height / 2 + (Math.floor(place / COLUMNS) - (rows - 1) / 2) * PITCH,
  ];
  const squares = upTo(before)
    .slice(after)
    .map((place) => `M${at(place)[0] - SIZE / 2} ${at(place)[1] - SIZE / 2}h${SIZE}v${SIZE}h${-SIZE}z`);
  const turn = (place: number) => (place + Math.floor(place / COLUMNS)) % inks.length;
  return {
    marks: [
      { d: squares.join(""), fill: "lite", opacity: 0.3 },
      ...inks.map((ink, number) =>
        dots(
          upTo(after)
            .filter((place) => turn(place) === number)
            .map(at),
          ink,
          SIZE,
        ),
      ),
    ],
  };
};
