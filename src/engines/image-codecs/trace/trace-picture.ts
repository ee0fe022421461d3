import { present } from "#core/errors/present.ts";
import type { TraceOptions } from "#core/picture/trace-options.ts";
import type { Palette } from "../gif/choose-palette.ts";
import { halved, type Pixels } from "../pixels.ts";
import { type Crossing, pointsAlong } from "./edge-points.ts";
import { findRegions, type Regions } from "./find-regions.ts";
import { type Curve, fitCurves } from "./fit-curves.ts";
import { followEdges, type Grid, type Loop } from "./follow-edges.ts";
import { type LabelledPixels, labelByNearest, labelFlatColors, labelInk } from "./label-pixels.ts";
import { arcsOf } from "./shared-arcs.ts";
import { type TraceSettings, traceSettings } from "./trace-settings.ts";
import { type Shape, writeSvg } from "./write-svg.ts";

export interface TracedPicture {
  svg: string;
  shapes: number;
  colors: number;
  /** What it was traced at. */
  width: number;
  height: number;
}

/** More shapes than these are a picture that no editor opens gladly. */
const MAX_SHAPES = 12_000;
/** Steps from one color to another, between neighbors. Work and result grow with them, and noise has little else. */
const MAX_EDGES = 600_000;

/** A picture as shapes of flat color. `size` is what the drawing says of itself, in pixels. */
export function tracePicture(pixels: Pixels, options: TraceOptions, size: { width: number; height: number } = pixels): TracedPicture {
  const settings = traceSettings(options);
  const labelled = labelPixels(pixels, settings);
  if (countEdges(labelled.labels, pixels.width) > MAX_EDGES) return tracePicture(halved(pixels), options, size);
  const regions = findRegions(labelled, pixels.width, settings.specks, MAX_SHAPES);
  const shapes = shapesOf(pixels, labelled.palette, regions, settings);
  const filled = shapes.filter(({ paint }) => paint !== "stroke");
  const { width, height } = pixels;
  return {
    svg: writeSvg(shapes, pixels, size),
    shapes: filled.length,
    colors: new Set(filled.map(({ color }) => color)).size,
    width,
    height,
  };
}

function countEdges(labels: Uint8Array, width: number): number {
  let count = 0;
  for (let at = width; at < labels.length; at++) {
    if (labels[at] !== labels[at - 1]) count++;
    if (labels[at] !== labels[at - width]) count++;
  }
  return count;
}

function labelPixels(pixels: Pixels, { isBlackAndWhite, hasFlatColors, colors }: TraceSettings): LabelledPixels {
  if (isBlackAndWhite) return labelInk(pixels);
  return hasFlatColors ? labelFlatColors(pixels, colors) : labelByNearest(pixels, colors);
}

function shapesOf(pixels: Pixels, palette: Palette, { numbers, labels }: Regions, settings: TraceSettings): Shape[] {
  const grid: Grid = { numbers, width: pixels.width, height: pixels.height };
  const colors =
    settings.hasFlatColors || settings.isBlackAndWhite
      ? labels.map((label) => colorAt(palette, label))
      : meanColors(pixels, numbers, labels.length);
  const crossing = crossingOf(pixels, numbers, colors);
  const known = new Map<number, Curve>();
  // Where nothing is clear, a hole is covered by what stands in it, and nothing shines through between the two.
  const fillsHoles = !numbers.includes(-1);
  const seams: Shape[] = [];

  function curveOf(loop: Loop): Curve {
    const curves = arcsOf(loop, grid).map(({ key, isReversed, isClosed, edges }) => {
      let curve = known.get(key);
      if (!curve) {
        const points = pointsAlong(edges, isClosed, grid, crossing);
        curve = fitCurves(isReversed ? points.reverse() : points, isClosed, settings.tolerance);
        known.set(key, curve);
        // Beneath where two stand side by side: renderers leave a seam between them.
      } else if (settings.hasFlatColors && !(isClosed && fillsHoles))
        seams.push({ color: hex(colors[numbers[(edges[0] as number) >> 2] as number] as Color), paint: "stroke", curves: [curve] });
      return isReversed ? reversed(curve) : curve;
    });
    return { from: present(curves[0]).from, pieces: curves.flatMap(({ pieces }) => pieces) };
  }

  const shapes = followEdges(grid, labels.length)
    .map((loops, region) => ({ region, loops, area: areaOf(present(loops[0]), pixels.width) }))
    .sort((a, b) => b.area - a.area)
    .map(
      ({ region, loops }): Shape => ({
        color: hex(present(colors[region])),
        // A photograph's shapes are too many for seams of their own; each covers a little of its neighbors instead.
        paint: settings.hasFlatColors || settings.isBlackAndWhite ? "fill" : "both",
        curves: (fillsHoles ? loops.slice(0, 1) : loops).map(curveOf),
      }),
    );
  return [...seams.sort((a, b) => (a.color < b.color ? -1 : 1)), ...shapes];
}

const hex = ([red, green, blue]: Color): string => `#${((red << 16) | (green << 8) | blue).toString(16).padStart(6, "0")}`;

function reversed({ from, pieces }: Curve): Curve {
  const stops = [from, ...pieces.map(({ to }) => to)];
  return {
    from: present(stops.at(-1)),
    pieces: pieces
      .map(({ handles }, index) => ({ to: present(stops[index]), ...(handles && { handles: [handles[1], handles[0]] as const }) }))
      .reverse(),
  };
}

/** Of what a loop of edges surrounds: those above and below count. */
function areaOf(loop: Loop, width: number): number {
  let area = 0;
  for (const edge of loop) {
    const [row, side] = [Math.floor((edge >> 2) / width), edge & 3];
    if (side === 0) area -= row;
    else if (side === 2) area += row + 1;
  }
  return area;
}

type Color = readonly [red: number, green: number, blue: number];

const colorAt = (palette: Palette, label: number): Color => [
  palette[label * 3] as number,
  palette[label * 3 + 1] as number,
  palette[label * 3 + 2] as number,
];

function meanColors({ data }: Pixels, numbers: Int32Array, regions: number): Color[] {
  const sums = new Float64Array(regions * 4);
  for (const [at, region] of numbers.entries()) {
    if (region === -1) continue;
    for (let axis = 0; axis < 3; axis++) (sums[region * 4 + axis] as number) += data[at * 4 + axis] as number;
    (sums[region * 4 + 3] as number)++;
  }
  const mean = (region: number, axis: number) => Math.round((sums[region * 4 + axis] as number) / (sums[region * 4 + 3] as number));
  return Array.from({ length: regions }, (_, region): Color => [mean(region, 0), mean(region, 1), mean(region, 2)]);
}

/** A soft edge has pixels of both colors mixed: their share tells where it runs, finer than a pixel. */
function crossingOf({ data }: Pixels, numbers: Int32Array, colors: readonly Color[]): Crossing {
  return (inside, outside) => {
    const [one, other] = [colors[numbers[inside] as number], colors[numbers[outside] as number]];
    const share = (pixel: number): number => {
      if (!one || !other) {
        const opacity = (data[pixel * 4 + 3] as number) / 255;
        return one ? 1 - opacity : opacity;
      }
      let [along, whole] = [0, 0];
      for (let axis = 0; axis < 3; axis++) {
        const step = (other[axis] as number) - (one[axis] as number);
        along += step * ((data[pixel * 4 + axis] as number) - (one[axis] as number));
        whole += step * step;
      }
      return whole === 0 ? 0.5 : along / whole;
    };
    const from = Math.min(0.5, Math.max(0, share(inside)));
    const to = Math.max(0.5, Math.min(1, share(outside)));
    return to === from ? 0.5 : (0.5 - from) / (to - from);
  };
}
