import { bundle, type DrawScene, grid, interchange, type Stop, station, track, via } from "../plate-model.ts";

/** A ring line with a line through it. */
export const ring: DrawScene = (random, sheet) => {
  const { width, height, beyond, gap, stroke } = sheet;
  const [cx, cy] = [grid(width * random.between(0.42, 0.58)), grid(height * 0.5)];
  const [a, b] = [grid(width * random.between(0.19, 0.26)), grid(height * random.between(0.3, 0.34))];
  const cut = grid(b * random.between(0.45, 0.7));
  const [left, right, top, bottom] = [cx - a, cx + a, cy - b, cy + b];
  const around = via(
    ...[cx, top, right - cut, top, right, top + cut, right, bottom - cut, right - cut, bottom],
    ...[left + cut, bottom, left, bottom - cut, left, top + cut, left + cut, top, cx, top],
  );
  const circle = bundle(around, random.chance(0.5) ? ["white", "lite"] : ["lite", "white"], sheet);
  const level = grid(cy + b * random.between(-0.2, 0.2));
  const through = track(via(-beyond, level, width + beyond, level), "edge");
  const spur = grid(cx + a * random.between(-0.3, 0.3));
  const planned = track(via(spur, bottom + gap * 0.5, spur, height + beyond), "lite", { dashed: true });
  const change = (x: number): Stop => ({ ...interchange(circle, 2, 0.5, sheet), from: [x - gap / 2, level], to: [x + gap / 2, level] });
  return {
    tracks: [planned, ...circle, through],
    stops: [
      change(left),
      change(right),
      interchange(circle, 8, random.between(0.3, 0.7), sheet),
      interchange(circle, 4, random.between(0.3, 0.5), sheet),
      station([cx, level], sheet, { fill: "edge", radius: stroke * 1.5 }),
      station([grid(left / 2), level], sheet),
      station([grid((right + width) / 2), level], sheet),
    ],
  };
};
