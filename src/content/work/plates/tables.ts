import { type DrawPlateScene, dots, stroke } from "./plate-marks.ts";

const FLOOR = 408;
const TALLEST = 296;

/** Two pieces of furniture, as high as the numbers: a footstool before, a table after, and what the table now carries. */
export const tables: DrawPlateScene = ([before = 1, after = before]) => {
  const unit = TALLEST / Math.max(before, after);
  const [low, high] = [FLOOR - before * unit, FLOOR - after * unit];
  return {
    marks: [
      stroke(`M-10 ${FLOOR}H700`, "lite", 12),
      stroke(furniture(128, 256, low, 24), "lite", 24, { round: true }),
      stroke(furniture(336, 552, high, 32), "white", 32, { round: true }),
      dots([[444, high - 56]], "edge", 80),
    ],
  };
};

/** A top that reaches over its legs, which end on the floor with round feet. */
function furniture(left: number, right: number, height: number, width: number): string {
  const [top, foot] = [height.toFixed(1), FLOOR - width / 2];
  return `M${left} ${top}H${right}M${left + 32} ${top}V${foot}M${right - 32} ${top}V${foot}`;
}
