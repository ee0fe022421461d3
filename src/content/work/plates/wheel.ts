import { type DrawPlateScene, dots, SHEET, stroke } from "./plate-marks.ts";

const [X, Y] = [SHEET.middle, SHEET.height / 2];
const RIM = 172;
const INNER = 132;

/** A wheel that carries two shares of a hundred: the outer arc before, the inner one after. */
export const wheel: DrawPlateScene = ([before = 0, after = before]) => ({
  marks: [
    stroke(`M-10 ${Y + RIM + 18}H700`, "lite", 10),
    stroke(spokes, "white", 8),
    stroke(arc(RIM, 100), "white", 26, { opacity: 0.28 }),
    stroke(arc(RIM, before), "lite", 26),
    stroke(arc(INNER, after), "edge", 26),
    dots([[X, Y]], "white", 86),
    dots([[X, Y]], "ground", 58),
  ],
});

const aside = Math.round(RIM * Math.SQRT1_2);
/** Eight, because lines run at 0, 45 and 90 degrees. */
const spokes = [
  `M${X - RIM} ${Y}h${2 * RIM}`,
  `M${X} ${Y - RIM}v${2 * RIM}`,
  `M${X - aside} ${Y - aside}l${2 * aside} ${2 * aside}`,
  `M${X + aside} ${Y - aside}l${-2 * aside} ${2 * aside}`,
].join("");

/** From the top, clockwise. A whole circle needs its last hundredth cut, or it would have no way to go. */
function arc(radius: number, percent: number): string {
  const angle = (Math.min(percent, 99.99) / 100) * 2 * Math.PI;
  const [x, y] = [X + radius * Math.sin(angle), Y - radius * Math.cos(angle)];
  return `M${X} ${Y - radius}A${radius} ${radius} 0 ${percent > 50 ? 1 : 0} 1 ${x.toFixed(2)} ${y.toFixed(2)}`;
}
