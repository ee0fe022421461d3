import { type Point, route } from "#ui/line-map/route.ts";
import { type DrawPlateScene, dots, stops, stroke, upTo } from "./plate-marks.ts";

const SWELL = 80;

/** Two seas in turns, one sun, and a harbor on the crests for each that the work has. */
export const waves: DrawPlateScene = ([harbors = 3]) => ({
  marks: [
    dots([[456, 136]], "edge", 192),
    ...upTo(4).map((row) => stroke(wave(224 + row * 48), row % 2 === 0 ? "white" : "lite", 28)),
    ...stops(
      upTo(harbors).map((place) => [180 + place * SWELL * 2, 240]),
      18,
      9,
    ),
  ],
});

/** Up and down at 45 degrees; the crests lie at 180, 340, 500. */
function wave(top: number): string {
  const corners = upTo(12).map((place): Point => [-140 + place * SWELL, top + (place % 2 === 0 ? 0 : SWELL)]);
  return route(corners, 36);
}
