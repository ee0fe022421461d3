import { bundle, type DrawScene, grid, interchange, pointOn, station, type Track, track, via } from "../plate-model.ts";

/** A line that goes out, turns and comes back to end at a large stop. */
export const bay: DrawScene = (random, sheet) => {
  const { width, height, beyond, gap, stroke } = sheet;
  const [top, bottom] = [grid(height * random.between(0.2, 0.26)), grid(height * random.between(0.74, 0.8))];
  const corner = grid(height * random.between(0.14, 0.2));
  const right = grid(width * random.between(0.62, 0.74));
  const end = grid(width * random.between(0.2, 0.3));
  const inks = random.pick<readonly Track["ink"][]>([
    ["white", "lite"],
    ["lite", "white"],
    ["white", "lite", "lite"],
  ]);
  const out = [-beyond, bottom, right - corner, bottom, right, bottom - corner];
  const back = [right, top + corner, right - corner, top, end, top];
  const main = bundle(via(...out, ...back), inks, sheet);
  const level = grid((top + bottom) / 2);
  const own = track(via(width + beyond, level, grid(width * random.between(0.34, 0.44)), level), "edge");
  const reach = ((inks.length - 1) / 2) * gap;
  return {
    tracks: [...main, own],
    stops: [
      { ...interchange(main, -2, 1, sheet), radius: stroke * 1.7 },
      interchange(main, 0, random.between(0.3, 0.4), sheet),
      interchange(main, 0, random.between(0.6, 0.75), sheet),
      interchange(main, -2, random.between(0.25, 0.45), sheet),
      { ...interchange(main, 2, 0.5, sheet), from: [right - reach, level], to: [right + reach, level] },
      station([grid((right + width) / 2), level], sheet),
      station(pointOn(own, 0, 1), sheet, { fill: "edge", radius: stroke * 1.5 }),
    ],
  };
};
