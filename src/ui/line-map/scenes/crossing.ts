import { present } from "#core/errors/present.ts";
import { bundle, type DrawScene, grid, interchange, pointOn, station, type Track, track, via } from "../plate-model.ts";

/** A bundle and a single line cross and change at one place. */
export const crossing: DrawScene = (random, sheet) => {
  const { width, height, beyond, stroke } = sheet;
  const jog = grid(height * random.between(0.14, 0.22));
  const level = grid(height * random.between(0.3, 0.4));
  const turn = grid(width * random.between(0.5, 0.56));
  const inks = random.pick<readonly Track["ink"][]>([
    ["white", "lite", "white"],
    ["lite", "white", "lite"],
    ["white", "lite"],
  ]);
  const across = bundle(via(-beyond, level, turn, level, turn + jog, level + jog, width + beyond, level + jog), inks, sheet);
  const x = grid(width * random.between(0.22, 0.32));
  const slip = grid(height * random.between(0.16, 0.22));
  const below = grid(height * 0.58);
  const down = track(via(x, -beyond, x, below, x + slip, below + slip, x + slip, height + beyond), "edge");
  const shelf = grid(height * 0.82);
  const planned = track(via(grid(width * 0.54), shelf, grid(width * random.between(0.78, 0.9)), shelf), "lite", { dashed: true });
  const [first, last] = [present(across[0]), present(across.at(-1))];
  return {
    tracks: [...across, down, planned],
    stops: [
      { from: [x, level + first.aside], to: [x, level + last.aside], radius: stroke * 1.5, ring: "white", fill: "edge", dashed: false },
      interchange(across, -2, random.between(0.26, 0.4), sheet),
      station([grid(width * 0.9), level + jog + last.aside], sheet),
      station([x + slip, grid(height * 0.88)], sheet),
      station([x, grid(level * 0.42)], sheet),
      station(pointOn(planned, 0, 1), sheet, { dashed: true, ring: "lite" }),
      station(pointOn(planned, 0, 0), sheet, { ring: "lite" }),
    ],
  };
};
