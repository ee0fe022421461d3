import type { CaseStudyCard } from "#content/case-study/case-study.content-type.ts";
import { present } from "#core/errors/present.ts";
import { type Point, route } from "#ui/line-map/route.ts";
import type { SketchData, Stroke } from "../../services/drawings/sketch.tsx";
import { areCounted, type DotGrid, dotRows } from "../counted-dots.ts";
import { placeLabels } from "./place-labels.ts";

type Series = CaseStudyCard["series"];
type Mark = SketchData["marks"][number];

/** The banner's line: every measured month a stop, small numbers as dots, one each, or two dates as a track that widens as much as the number grew. */
export interface CaseLine {
  /** Beside the large figure, on a stage of 1280 px. */
  wide: SketchData;
  /** Below it, on small screens. */
  slim: SketchData;
}

/** Undefined when nothing was measured at two dates: then nothing is drawn. `shown` are the values as the figures write them. */
export function caseLine(
  series: Series,
  figure: string,
  label: string,
  shown: readonly (readonly [number, string])[],
): CaseLine | undefined {
  const [first, last] = [series[0], series.at(-1)];
  if (!first || !last || first === last) return undefined;
  const value = (count: number) => shown.find(([each]) => each === count)?.[1] ?? count.toLocaleString("en-US");
  const counted = areCounted(first.value, last.value);
  const spoken = `${label}: ${(counted ? [first, last] : series).map((point) => `${point.label} ${value(point.value)}`).join(", ")}`;
  const ends = [`${first.label}, ${value(first.value)}`, `${last.label}, ${value(last.value)}`] as const;
  if (counted) return dots(first.value, last.value, ends, spoken);
  if (series.length === 2) return pair(last.value / first.value, ends, spoken);
  return {
    wide: { box: "0 0 1280 860", label: spoken, marks: wideMonths(series, figure, ends[1], value) },
    slim: { box: "0 0 350 240", label: spoken, marks: slimMonths(series, ends) },
  };
}

const LEFT = 72;
const RIGHT = 1208;
const BASE = 776;
const RISE = 560;
/** The large figure ends here; the line stays below it as long as it is under it. */
const FIGURE_BOTTOM = 592;
/** The sentence under the figure, at most. */
const SENTENCE = { right: 480, bottom: 668 };

function wideMonths(series: Series, figure: string, end: string, value: (count: number) => string): Mark[] {
  const at = placed(series, figureRight(figure));
  const [start, terminus] = [present(at[0]), present(at.at(-1))];
  return [
    { d: `M-1000 ${start[1]}H${start[0]}`, className: "case-track case-unknown", width: 16 },
    { d: `M${at.map((point) => point.join(" ")).join("L")}`, className: "case-track", width: 16 },
    { d: `M${terminus.join(" ")}H2300`, className: "case-track case-unknown", width: 16 },
    ...stops(at.slice(0, -1), 14, 7),
    ...stops([terminus], 20, 7, "case-last"),
    ...placeLabels(
      at,
      series.slice(0, -1).map(({ label, value: count }) => ({ name: label, value: value(count) })),
    ),
    { text: end, x: terminus[0] - 36, y: terminus[1] - 28, anchor: "end", className: "case-end" },
  ];
}

/** Months from left to right on one linear scale. They start as far right as the large figure makes them. */
function placed(series: Series, figureEnd: number): Point[] {
  const values = series.map(({ value }) => value);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  for (let from = LEFT; ; from += 8) {
    const points = values.map(
      (value, i): Point => [
        Math.round(from + (i * (RIGHT - from)) / (values.length - 1)),
        Math.round(BASE - ((value - low) / (high - low || 1)) * RISE),
      ],
    );
    const isClear = heightAt(points, figureEnd) >= FIGURE_BOTTOM && heightAt(points, SENTENCE.right) >= SENTENCE.bottom;
    if (isClear || from > RIGHT / 2) return points;
  }
}

/** The highest place of the line up to `x`. */
function heightAt(points: readonly Point[], x: number): number {
  const before = points.filter(([px]) => px <= x);
  const [last, next] = [before.at(-1), points[before.length]];
  const there = last && next ? last[1] + ((next[1] - last[1]) * (x - last[0])) / (next[0] - last[0]) : BASE;
  return Math.min(there, ...before.map(([, y]) => y));
}

/** Measured in the display face at 240 px, rounded up: a digit 0.46 em, the percent sign 0.72. */
function figureRight(figure: string): number {
  const em = [...figure].reduce((sum, letter) => sum + (letter === "%" ? 0.72 : letter === " " ? 0.2 : 0.48), 0);
  return 64 + em * 240 + 24;
}

function slimMonths(series: Series, [start, end]: readonly [string, string]): Mark[] {
  const values = series.map(({ value }) => value);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const at = values.map(
    (value, i): Point => [Math.round(12 + (i * 320) / (values.length - 1)), Math.round(196 - ((value - low) / (high - low || 1)) * 150)],
  );
  return [
    { d: `M${at.map((point) => point.join(" ")).join("L")}`, className: "case-track", width: 10 },
    ...stops(at.slice(0, -1), 8, 4),
    ...stops(at.slice(-1), 12, 4, "case-last"),
    { text: start, x: 0, y: 232 },
    { text: end, x: 346, y: 24, anchor: "end", className: "case-end" },
  ];
}

function pair(ratio: number, [start, end]: readonly [string, string], label: string): CaseLine {
  const grown = (width: number) => Number((width * ratio).toFixed(1));
  return {
    wide: {
      box: "0 0 1280 860",
      label,
      marks: [
        { d: "M-1000 752H816", className: "case-track", width: 24 },
        { d: wideClimb, className: "case-track", width: grown(24) },
        { d: "M1180 488H2300", className: "case-track case-unknown", width: 16 },
        ...stops([[816, 752]], 30, 12),
        ...stops([[1180, 488]], 36, 12, "case-last"),
        { text: start, x: 816, y: 824, anchor: "middle", className: "case-end" },
        { text: end, x: 1216, y: 424, anchor: "end", className: "case-end" },
      ],
    },
    slim: {
      box: "0 0 350 240",
      label,
      marks: [
        { d: "M-60 180H96", className: "case-track", width: 14 },
        { d: slimClimb, className: "case-track", width: grown(14) },
        ...stops([[96, 180]], 16, 7),
        ...stops([[312, 76]], 20, 7, "case-last"),
        { text: start, x: 0, y: 230 },
        { text: end, x: 346, y: 32, anchor: "end", className: "case-end" },
      ],
    },
  };
}

/** Below the large figure and right of its sentence. */
const WIDE_GRID = [560, 644, 20, 34] as const;
const SLIM_GRID = [12, 24, 14, 24] as const;

function dots(before: number, after: number, [start, end]: readonly [string, string], label: string): CaseLine {
  const rows = (grid: DotGrid, width: number): Mark[] => [
    { d: dotRows(0, before, grid), width, className: "case-dots" },
    { d: dotRows(before, after, grid), width, className: "case-dots case-last" },
  ];
  return {
    wide: {
      box: "0 0 1280 860",
      label,
      marks: [
        ...rows(WIDE_GRID, 20),
        { text: start, x: 550, y: 836, className: "case-end" },
        { text: end, x: 1216, y: 836, anchor: "end", className: "case-end" },
      ],
    },
    slim: {
      box: "0 0 350 240",
      label,
      marks: [...rows(SLIM_GRID, 13), { text: start, x: 4, y: 226 }, { text: end, x: 340, y: 226, anchor: "end", className: "case-end" }],
    },
  };
}

const wideClimb = route(
  [
    [816, 752],
    [888, 752],
    [1152, 488],
    [1180, 488],
  ],
  64,
);
const slimClimb = route(
  [
    [96, 180],
    [168, 180],
    [272, 76],
    [312, 76],
  ],
  24,
);

function stops(at: readonly Point[], radius: number, ring: number, fill = "case-ground"): Stroke[] {
  const d = at.map(([x, y]) => `M${x} ${y}h.01`).join("");
  return [
    { d, width: 2 * radius + ring, className: "case-ring" },
    { d, width: 2 * radius - ring, className: `case-ring ${fill}` },
  ];
}
