import type { Line } from "#core/line.ts";
import { type Point, route } from "#ui/line-map/route.ts";
import { Stops } from "#ui/line-map/stops.tsx";
import "./case-plate.css";

export interface CasePlateData {
  line: Line;
  figure: string;
  series: readonly number[];
  /** The names of the first and the last measurement. */
  ends: readonly string[];
}

/** The result, drawn: its months as a line, its people as dots, or its growth as the width of a track. */
export function CasePlate({ item: { figure, series, ends } }: { item: CasePlateData }) {
  return (
    <div className="field plate">
      <p className="plate-figure" data-long={figure.length > 6 || undefined}>
        {figure}
      </p>
      <svg className="plate-map" viewBox="0 0 360 190" fill="none" aria-hidden="true">
        {series.length > 2 ? <Curve series={series} /> : <Compared before={series[0]} after={series[1]} />}
      </svg>
      <p className="plate-foot" aria-hidden="true">
        <span>{ends[0]}</span> <span>{ends[1]}</span>
      </p>
    </div>
  );
}

function Curve({ series }: { series: readonly number[] }) {
  const top = Math.max(...series);
  const points = series.map((value, i): Point => [Math.round(16 + (i * 324) / (series.length - 1)), Math.round(174 - (value / top) * 160)]);
  return (
    <>
      <path d={`M-400 ${points[0]?.[1]}L${points.join("L")}`} stroke="var(--lite)" strokeWidth="10" strokeLinejoin="round" />
      <Stops at={points.slice(0, -1)} radius={6} ring={3.5} />
      <Stops at={points.slice(-1)} radius={11} ring={5} fill="var(--edge)" />
    </>
  );
}

/** Small numbers: a dot each, the new ones yellow. Large ones: the track leaves the station as much wider as the number grew. */
function Compared({ before = 1, after = before }: { before: number | undefined; after: number | undefined }) {
  if (after <= 120 && Number.isInteger(before) && Number.isInteger(after) && after > 1) {
    return (
      <g strokeLinecap="round" strokeWidth="13" strokeDasharray="0 24.3">
        <path d={dots(0, before)} stroke="var(--lite)" />
        <path d={dots(before, after)} stroke="var(--edge)" />
      </g>
    );
  }
  return (
    <>
      <path d={narrow} stroke="var(--lite)" strokeWidth="24" />
      <path d={wide} stroke="var(--lite)" strokeWidth={(24 * after) / before} />
      <Stops at={[[148, 104]]} radius={26} ring={10} />
    </>
  );
}

const narrow = route(
  [
    [-400, 152],
    [60, 152],
    [108, 104],
    [148, 104],
  ],
  32,
);
const wide = route(
  [
    [148, 104],
    [216, 104],
    [268, 52],
    [600, 52],
  ],
  40,
);

const PER_ROW = 14;

/** The dots from one number to another, fourteen a row; the dash pattern starts anew with every row. */
function dots(from: number, to: number): string {
  let path = "";
  for (let at = from; at < to; ) {
    const column = at % PER_ROW;
    const count = Math.min(PER_ROW - column, to - at);
    path += `M${22 + column * 24.3} ${12 + Math.floor(at / PER_ROW) * 22}h${((count - 1) * 24.3 + 0.1).toFixed(1)}`;
    at += count;
  }
  return path;
}
