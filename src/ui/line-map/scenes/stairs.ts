import { present } from "#core/errors/present.ts";
import { bundle, type DrawScene, grid, interchange, pointOn, station, type Track, track, via } from "../plate-model.ts";

/** A line that rises step by step, with a stop on each step. */
export const stairs: DrawScene = (random, sheet) => {
  const { width, height, beyond } = sheet;
  const steps = random.whole(3, 4);
  const rise = grid((height * 0.56) / steps);
  const run = grid((width * 0.92 - steps * rise) / (steps + 1));
  const foot = grid(height * 0.8);
  const corners = Array.from({ length: steps }, (_, step) => {
    const [x, y] = [run + step * (rise + run), foot - step * rise];
    return [x, y, x + rise, y - rise];
  });
  const inks = random.pick<readonly Track["ink"][]>([
    ["white", "lite"],
    ["edge", "lite"],
    ["lite", "white"],
  ]);
  const main = bundle(via(-beyond, foot, ...corners.flat(), width + beyond, foot - steps * rise), inks, sheet);
  const head = grid(height * 0.16);
  const own = track(via(-beyond, head, grid(width * random.between(0.38, 0.5)), head), inks.includes("edge") ? "white" : "edge");
  const built = pointOn(own, 0, 1);
  const planned = track(via(...built, grid(width * 0.62), head), own.ink === "edge" ? "lite" : "white", { dashed: true });
  return {
    tracks: [...main, own, planned],
    stops: [
      ...corners.map((_, step) => interchange(main, step * 2 + 2, 0.5, sheet)),
      station([grid(run * 0.5), foot + present(main[0]).aside], sheet),
      station([grid(built[0] * 0.5), head], sheet),
      station(built, sheet, { fill: "edge" }),
      station(pointOn(planned, 0, 1), sheet, { dashed: true, ring: planned.ink }),
    ],
  };
};
