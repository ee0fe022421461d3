import type { Point } from "#ui/line-map/route.ts";
import { type DrawPlateScene, stops, stroke } from "./plate-marks.ts";
import { walk } from "./walk.ts";

/** A row of gables with the stops of a walk over the roofs, and a light in the middle house. */
export const gables: DrawPlateScene = ([count = 22]) => ({
  marks: [
    stroke("M-20 308L52 236L124 308M556 308L628 236L700 308", "lite", 14),
    stroke(`M${roofs.join("L")}`, "white", 26, { round: true }),
    { d: "M308 228h64v64h-64z", fill: "edge" },
    { d: "M172 324h48v48h-48zM460 324h48v48h-48z", fill: "lite" },
    ...stops(walk(roofs, count), 8, 5),
  ],
});

const roofs: readonly Point[] = [
  [124, 452],
  [124, 308],
  [196, 236],
  [268, 308],
  [268, 156],
  [340, 84],
  [412, 156],
  [412, 308],
  [484, 236],
  [556, 308],
  [556, 452],
];
