import type { Point } from "#ui/line-map/route.ts";
import { type DrawPlateScene, stops, stroke } from "./plate-marks.ts";
import { walk } from "./walk.ts";

/** A row of gables with the stops of a walk over the roofs, and a light in the middle house. */
export const gables: DrawPlateScene = ([count = 22]) => ({
  marks: [
    stroke("M-20 300L40 240L100 300M580 300L640 240L700 300", "lite", 14),
    stroke(`M${roofs.join("L")}`, "white", 26, { round: true }),
    { d: "M308 236h64v64h-64z", fill: "edge" },
    { d: "M156 324h48v48h-48zM476 324h48v48h-48z", fill: "lite" },
    ...stops(walk(roofs, count), 8, 5),
  ],
});

const roofs: readonly Point[] = [
  [100, 452],
  [100, 308],
  [180, 228],
  [260, 308],
  [260, 156],
  [340, 76],
  [420, 156],
  [420, 308],
  [500, 228],
  [580, 308],
  [580, 452],
];
