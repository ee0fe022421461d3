import { type DrawPlateScene, SHEET, stops, stroke, upTo } from "./plate-marks.ts";

const JOIN = 336;
const GATE = 396;

/** Many thin lines come in and a few broad ones leave; the last of them is new. */
export const funnel: DrawPlateScene = ([many = 60, few = 5]) => {
  const gates = upTo(few).map((track) => Math.round(((track + 0.5) * SHEET.height) / few));
  const thin = upTo(many).map((place) => {
    const y = Math.round((((place + 0.5) * (SHEET.height - 16)) / many + 8) * 2) / 2;
    const gate = gates[Math.floor((y / SHEET.height) * few)] as number;
    return `M-9 ${y}H${JOIN - Math.abs(gate - y)}L${JOIN} ${gate}`;
  });
  const tracks = gates.map((y) => `M${GATE} ${y}H700`);
  return {
    marks: [
      stroke(thin.join(""), "lite", 2),
      stroke(gates.map((y) => `M${JOIN - 2} ${y}H${GATE}`).join(""), "lite", 8),
      stroke(tracks.slice(0, -1).join(""), "white", 28),
      stroke(tracks.slice(-1).join(""), "edge", 28),
      ...stops(
        gates.map((y) => [GATE, y]),
        20,
        10,
      ),
    ],
  };
};
