import { bundle, type DrawScene, grid, interchange, station, track, via } from "../plate-model.ts";

/** Three levels tied together: a small network. */
export const network: DrawScene = (random, sheet) => {
  const { width, height, beyond } = sheet;
  const [top, middle, bottom, head] = [grid(height * 0.2), grid(height * 0.5), grid(height * 0.8), grid(height * 0.08)];
  const upper = track(via(-beyond, top, width + beyond, top), "white");
  const start = grid(width * random.between(0.06, 0.22));
  const down = track(via(start, -beyond, start, head, start + bottom - head, bottom, width + beyond, bottom), "edge");
  const turn = grid(width * random.between(0.18, 0.26));
  const lower = bundle(
    via(-beyond, bottom, turn, bottom, turn + bottom - middle, middle, width + beyond, middle),
    ["lite", "white"],
    sheet,
  );
  const back = Math.min(grid(width * random.between(0.6, 0.7)), grid(width * 0.94) - (bottom - top));
  const tie = track(via(back, bottom, back + bottom - top, top), "lite", { dashed: true });
  return {
    tracks: [upper, tie, ...lower, down],
    stops: [
      station([start + top - head, top], sheet, { fill: "edge" }),
      station([grid(width * 0.62), top], sheet),
      interchange(lower, -2, random.between(0.42, 0.5), sheet),
      interchange(lower, 0, 0.6, sheet),
      station([back, bottom], sheet),
      station([grid(width * 0.93), bottom], sheet),
      station([back + bottom - top, top], sheet, { dashed: true, ring: "lite" }),
    ],
  };
};
