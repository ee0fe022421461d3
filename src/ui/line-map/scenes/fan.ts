import { present } from "#core/errors/present.ts";
import { type DrawScene, grid, pointOn, station, track, via } from "../plate-model.ts";

/** A trunk that gives off branches of different lengths: a site and its sections. */
export const fan: DrawScene = (random, sheet) => {
  const { width, height, beyond, stroke } = sheet;
  const count = random.whole(4, 5);
  const trunkX = grid(width * random.between(0.12, 0.2));
  const spur = grid(stroke * 2.4);
  // Neither of these is the last branch, in which the trunk ends.
  const special = random.whole(0, count - 2);
  const unbuilt = (special + random.whole(1, count - 2)) % (count - 1);
  const branches = Array.from({ length: count }, (_, place) => {
    const y = grid(height * (0.16 + (0.7 * place) / (count - 1)));
    const end = grid(width * random.between(0.5, 0.88));
    const ink = place === special ? "edge" : place % 2 === 0 ? "lite" : "white";
    return track(via(trunkX, y - spur, trunkX + spur, y, end, y), ink, { dashed: place === unbuilt });
  });
  const foot = pointOn(present(branches.at(-1)), 0, 0);
  return {
    tracks: [...branches, track(via(trunkX, -beyond, ...foot), "white")],
    stops: branches.flatMap((branch) => {
      const end = pointOn(branch, 1, 1);
      if (branch.dashed) return [station(end, sheet, { dashed: true, ring: branch.ink })];
      const length = end[0] - pointOn(branch, 1, 0)[0];
      const room = Math.max(1, Math.min(4, Math.floor(length / (stroke * 6)) - 1));
      const along = Array.from({ length: random.whole(1, room) }, (_, nth) => pointOn(branch, 1, (stroke * (3 + nth * 5)) / length));
      const terminus = branch.ink === "edge" ? ({ fill: "edge", radius: stroke * 1.9 } as const) : {};
      return [...along.map((at) => station(at, sheet)), station(end, sheet, terminus)];
    }),
  };
};
