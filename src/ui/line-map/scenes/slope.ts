import { present } from "#core/errors/present.ts";
import { bundle, type DrawScene, grid, interchange, pointOn, station, type Track, track, via } from "../plate-model.ts";

/** Many lines side by side up a long slope, then level. */
export const slope: DrawScene = (random, sheet) => {
  const { width, height, beyond } = sheet;
  const high = grid(height * random.between(0.24, 0.34));
  const turn = grid(width * random.between(0.52, 0.64));
  const inks = random.pick<readonly Track["ink"][]>([
    ["white", "lite", "edge", "lite"],
    ["lite", "white", "lite", "edge"],
    ["edge", "white", "lite", "white"],
    ["white", "lite", "white", "lite", "edge"],
  ]);
  const main = bundle(via(turn - (height + beyond - high), height + beyond, turn, high, width + beyond, high), inks, sheet);
  const edge = present(main.find((line) => line.ink === "edge"));
  const level = grid(height * random.between(0.7, 0.8));
  const planned = track(via(width + beyond, level, grid(width * random.between(0.6, 0.68)), level), "lite", { dashed: true });
  return {
    tracks: [...main, planned],
    stops: [
      interchange(main, 0, random.between(0.34, 0.44), sheet),
      interchange(main, 0, random.between(0.66, 0.74), sheet),
      interchange(main, 1, random.between(0.3, 0.42), sheet),
      station([grid(width * 0.92), high + edge.aside], sheet, { fill: "edge" }),
      station([grid(width * 0.84), level], sheet, { ring: "lite" }),
      station(pointOn(planned, 0, 1), sheet, { dashed: true, ring: "lite" }),
    ],
  };
};
