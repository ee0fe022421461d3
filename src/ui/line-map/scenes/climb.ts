import { present } from "#core/errors/present.ts";
import { bundle, type DrawScene, grid, interchange, pointOn, station, type Track, track, via } from "../plate-model.ts";

/** A bundle changes level; one line comes down to it and goes its own way; a stretch is planned. */
export const climb: DrawScene = (random, sheet) => {
  const { width, height, beyond, stroke } = sheet;
  const [low, high] = [grid(height * random.between(0.66, 0.8)), grid(height * random.between(0.22, 0.38))];
  const turn = grid(width * random.between(0.16, 0.3));
  const inks = random.pick<readonly Track["ink"][]>([
    ["white", "lite"],
    ["lite", "white"],
    ["white", "lite", "white"],
  ]);
  const main = bundle(via(-beyond, low, turn, low, turn + low - high, high, width + beyond, high), inks, sheet);
  const level = grid(random.between(high + height * 0.26, low));
  const bend = grid(high - height * 0.06);
  const fall = grid(width * random.between(0.74, 0.82) - (level - bend));
  const own = track(via(fall, -beyond, fall, bend, fall + level - bend, level, width + beyond, level), "edge");
  const unbuilt = grid(turn + (low - high) * 0.5 + stroke * 3);
  const planned = track(via(unbuilt, low, Math.max(grid(width * 0.5), unbuilt + grid(width * 0.14)), low), "lite", { dashed: true });
  return {
    tracks: [...main, planned, own],
    stops: [
      interchange(main, 0, 0.66, sheet),
      interchange(main, -2, random.between(0.14, 0.22), sheet),
      station([grid(width * 0.92), level], sheet),
      station([grid(width * 0.92), high + present(main[0]).aside], sheet),
      station(pointOn(planned, 0, 1), sheet, { dashed: true, ring: "lite" }),
    ],
  };
};
