import type { Milestone } from "#content/milestone/milestone.content-type.ts";
import type { Line } from "#core/line.ts";
import { type Point, route } from "#ui/line-map/route.ts";
import type { SketchData } from "../services/drawings/sketch.tsx";

type Mark = SketchData["marks"][number];

/** The story as a map over time: a line of work starts where it began and runs on; what was closed is a siding with a buffer. */
export interface JourneyMap {
  wide: SketchData;
  slim: SketchData;
}

export function journeyMap(milestones: readonly Milestone[]): JourneyMap | undefined {
  const stations = milestones.filter(({ closed }) => !closed);
  const [first, last] = [stations[0], stations.at(-1)];
  if (!first || !last || first === last) return undefined;
  const label = `${first.date.slice(0, 4)} to ${last.date.slice(0, 4)}: ${milestones
    .flatMap(({ date, opens, closed }) => (opens ? `${opens.name} from ${date.slice(0, 4)}` : closed ? `${closed.name}, closed` : []))
    .join(", ")}`;
  return {
    wide: { box: "0 0 1280 280", label, marks: draw(milestones, { left: 72, right: 1200, base: 104, stroke: 16, axis: 236, whole: true }) },
    slim: { box: "0 0 350 240", label, marks: draw(milestones, { left: 12, right: 330, base: 96, stroke: 10, axis: 216, whole: false }) },
  };
}

interface Sheet {
  left: number;
  right: number;
  /** Where the first line runs. */
  base: number;
  stroke: number;
  /** Where the years stand. */
  axis: number;
  /** With every station, every year and the sidings' names. */
  whole: boolean;
}

/** Parallel lines stand this far apart: a name of 15 px fits between two of them. */
const GAP = 22;
const SIDING_DEPTHS = [88, 44];

function draw(milestones: readonly Milestone[], { left, right, base, stroke, axis, whole }: Sheet): Mark[] {
  const stations = milestones.filter(({ closed }) => !closed);
  const times = stations.map(({ date }) => monthOf(date));
  const [from, to] = [Math.min(...times), Math.max(...times)];
  const perMonth = (right - left) / (to - from);
  const x = (month: number) => Math.round(left + (month - from) * perMonth);
  const lines = stations.flatMap(({ date, opens }) => (opens ? [{ ...opens, at: x(monthOf(date)) }] : []));
  const y = (place: number) => base - place * GAP;
  const openAt = (at: number) => lines.filter((line) => line.at <= at).length;

  return [
    ...milestones.filter(({ closed }) => closed).flatMap((each, i) => siding(each, i)),
    ...lines.flatMap(({ line, at }, i): Mark[] => [
      { d: `M${at} ${y(i)}H${right}`, className: trackOf(line), width: stroke },
      { d: `M${right} ${y(i)}H${right + 1200}`, className: `${trackOf(line)} journey-dashed`, width: stroke },
    ]),
    ...(whole ? stations.map(({ date }) => x(monthOf(date))) : lines.map(({ at }) => at)).flatMap((at) => stop(at, y(openAt(at) - 1))),
    ...stop(right, y(lines.length - 1), "journey-last"),
    ...lines.map(
      ({ name, at }, i): Mark =>
        i === 0 ? { text: name, x: at - 8, y: base + stroke / 2 + 24 } : { text: name, x: at - 14, y: y(i) + 5, anchor: "end" },
    ),
    ...years(),
  ];

  /** Across all the lines that run there. */
  function stop(at: number, top: number, fill = "journey-ground"): Mark[] {
    const d = `M${at} ${top}V${base + 0.01}`;
    return [
      { d, width: whole ? 20 : 18, className: "journey-ring" },
      { d, width: 10, className: `journey-ring ${fill}` },
    ];
  }

  function siding({ date, closed }: Milestone, i: number): Mark[] {
    if (!closed) return [];
    const [at, depth] = [x(monthOf(date)), SIDING_DEPTHS[i % SIDING_DEPTHS.length] ?? 44];
    const end = at + depth + Math.max(8, Math.round(closed.months * perMonth));
    const path: Point[] = [
      [at, base],
      [at + depth, base + depth],
      [end, base + depth],
    ];
    return [
      { d: route(path, 12), className: closed.months > 0 ? "journey-siding" : "journey-siding journey-dashed", width: 8 },
      { d: `M${end} ${base + depth - 12}v24`, className: "journey-buffer", width: 6 },
      ...(whole ? [{ text: closed.name, x: end + 14, y: base + depth + 5 }] : []),
    ];
  }

  function years(): Mark[] {
    const [start, end] = [Math.ceil(from / 12), Math.floor(to / 12)];
    const shown = Array.from({ length: end - start + 1 }, (_, i) => start + i).filter((year) => whole || year % 4 === 0 || year === end);
    return shown.map((year) => ({ text: String(year), x: x(year * 12), y: axis, anchor: "middle", className: "journey-year" }));
  }
}

const trackOf = (line: Line) => `journey-track line-${line}`;

/** Months since the year 0. A year alone is drawn in its middle. */
function monthOf(date: string): number {
  const [year = 0, month] = date.split("-").map(Number);
  return year * 12 + (month ?? 7) - 1;
}
