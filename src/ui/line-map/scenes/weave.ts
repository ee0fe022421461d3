import { bundle, type DrawScene, grid, interchange, station, track, via } from "../plate-model.ts";

/** Lines that change places and change back. */
export const weave: DrawScene = (random, sheet) => {
  const { width, height, beyond, stroke } = sheet;
  const [high, low] = [grid(height * random.between(0.24, 0.3)), grid(height * random.between(0.66, 0.74))];
  const drop = low - high;
  const first = grid(width * random.between(0.12, 0.18));
  const second = grid(width * random.between(0.56, 0.62));
  const from = (a: number, b: number) => via(-beyond, a, first, a, first + drop, b, second, b, second + drop, a, width + beyond, a);
  const pair = bundle(from(high, low), ["white", "lite"], sheet);
  const own = track(from(low, high), "edge");
  const crossings = [first, second].map((x) => [x + drop / 2, (high + low) / 2] as const);
  return {
    tracks: [...pair, own],
    stops: [
      ...crossings.map((at) => station(at, sheet, { radius: stroke * 1.9 })),
      interchange(pair, 2, 0.5, sheet),
      station([grid((first + drop + second) / 2), high], sheet, { fill: "edge" }),
      interchange(pair, 0, 0.7, sheet),
      station([grid(width * 0.93), low], sheet),
    ],
  };
};
