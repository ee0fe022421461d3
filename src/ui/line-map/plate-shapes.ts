import type { Ink, Plate, Stop, Track } from "./plate-model.ts";
import { parallel, route } from "./route.ts";

/** One SVG element of a plate: a path or a circle with its presentation attributes, colours still by name. */
export interface PlateShape {
  tag: "path" | "circle";
  attributes: Record<string, string | number>;
  stroke: Ink;
  fill: Ink | "none";
}

/** A plate as SVG elements in the order they are painted. */
export function plateShapes(plate: Plate): PlateShape[] {
  return [...plate.tracks.map((track) => trackShape(track, plate)), ...plate.stops.flatMap((stop) => stopShapes(stop, plate))];
}

function trackShape({ points, aside, ink, dashed }: Track, { stroke, bend }: Plate): PlateShape {
  return {
    tag: "path",
    attributes: {
      d: aside === 0 ? route(points, bend) : parallel(points, aside, bend),
      "stroke-width": stroke,
      ...(dashed && { "stroke-dasharray": `${round(stroke * 0.8)} ${round(stroke * 0.8)}` }),
    },
    stroke: ink,
    fill: "none",
  };
}

function stopShapes({ from, to, radius, ring, fill, dashed }: Stop, { stroke }: Plate): PlateShape[] {
  const band = stroke * 0.45;
  if (from[0] === to[0] && from[1] === to[1]) {
    const r = radius - band / 2;
    const dash = (2 * Math.PI * r) / 16;
    return [
      {
        tag: "circle",
        attributes: {
          cx: round(from[0]),
          cy: round(from[1]),
          r: round(r),
          "stroke-width": round(band),
          ...(dashed && { "stroke-dasharray": `${round(dash * 1.2)} ${round(dash * 0.8)}` }),
        },
        stroke: ring,
        fill,
      },
    ];
  }
  // A thick line with round ends, and a thinner one on it, make a capsule at any angle.
  const d = `M${round(from[0])} ${round(from[1])}L${round(to[0])} ${round(to[1])}`;
  const capsule = (ink: Ink, width: number): PlateShape => ({
    tag: "path",
    attributes: { d, "stroke-width": round(width), "stroke-linecap": "round" },
    stroke: ink,
    fill: "none",
  });
  return [capsule(ring, radius * 2), capsule(fill, (radius - band) * 2)];
}

const round = (value: number) => Number(value.toFixed(1));
