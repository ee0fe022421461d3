import { present } from "#core/errors/present.ts";
import { type DrawScene, grid, interchange, station, type Track, track, via } from "../plate-model.ts";

/** Lines from different places that become neighbors. */
export const merge: DrawScene = (random, sheet) => {
  const { width, height, beyond, gap, stroke } = sheet;
  const level = grid(height * random.between(0.44, 0.56));
  const meet = grid(width * random.between(0.5, 0.58));
  const starts = [0.16, random.between(0.32, 0.36), random.between(0.68, 0.72), 0.84];
  const inks = random.pick<readonly Track["ink"][]>([
    ["white", "lite", "edge", "lite"],
    ["lite", "edge", "white", "lite"],
    ["edge", "lite", "white", "lite"],
  ]);
  const lines = starts.map((share, place) => {
    const y = grid(height * share);
    const to = level + (place - (starts.length - 1) / 2) * gap;
    return track(via(-beyond, y, meet - Math.abs(to - y), y, meet, to, width + beyond, to), present(inks[place]));
  });
  const ends = [present(lines[0]), present(lines.at(-1))];
  const across = (share: number) => ({ ...interchange(ends, 2, share, sheet), radius: stroke * 1.2 });
  return {
    tracks: lines,
    stops: [
      ...lines.map(({ points: [, turn], ink }, place) => {
        const [x, y] = present(turn);
        return station([grid(x * present([0.7, 0.84, 0.76, 0.6][place])), y], sheet, ink === "edge" ? { fill: "edge" } : {});
      }),
      across(random.between(0.22, 0.34)),
      across(random.between(0.62, 0.74)),
    ],
  };
};
