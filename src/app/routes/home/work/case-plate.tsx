import type { Line } from "#core/line.ts";
import { type Point, route } from "#ui/line-map/route.ts";
import { Stops } from "#ui/line-map/stops.tsx";
import { areCounted, dotRows } from "../../case-study/counted-dots.ts";
import "./case-plate.css";

export interface CasePlateData {
  line: Line;
  figure: string;
  series: readonly number[];
  /** The names of the first and the last measurement. */
  ends: readonly string[];
}

/** The result, drawn: small numbers as dots, months as a line, or two dates as the width of a track. */
export function CasePlate({ item: { figure, series, ends } }: { item: CasePlateData }) {
  const [before = 1, after = before] = [series[0], series.at(-1)];
  return (
    <div className="field plate">
      <p className="plate-figure" data-long={figure.length > 6 || undefined}>
        {figure}
      </p>
      <svg className="plate-map" viewBox="0 0 360 190" fill="none" aria-hidden="true">
        {series.length > 2 && !areCounted(before, after) ? <Curve series={series} /> : <Compared before={before} after={after} />}
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
      <path d={`M-400 ${points[0]?.[1]}L${points.flat().join(" ")}`} stroke="var(--lite)" strokeWidth="10" strokeLinejoin="round" />
      <Stops at={points.slice(0, -1)} radius={6} ring={3.5} />
      <Stops at={points.slice(-1)} radius={11} ring={5} fill="var(--edge)" />
    </>
  );
}

/** As the case's own page draws it: a dot each, the new ones yellow, or a track that widens as much as the number grew. */
function Compared({ before, after }: { before: number; after: number }) {
  if (areCounted(before, after)) {
    return (
      <g strokeLinecap="round" strokeWidth="13" strokeDasharray="0 24">
        <path d={dotRows(0, before, GRID)} stroke="var(--lite)" />
        <path d={dotRows(before, after, GRID)} stroke="var(--edge)" />
      </g>
    );
  }
  return (
    <>
      <path d="M-400 136H96" stroke="var(--lite)" strokeWidth="24" />
      <path d={climb} stroke="var(--lite)" strokeWidth={Math.round((24 * after) / before)} />
      <Stops at={[[96, 136]]} radius={20} ring={8} />
      <Stops at={[[286, 52]]} radius={24} ring={8} fill="var(--edge)" />
    </>
  );
}

const GRID = [24, 10, 14, 24] as const;
const climb = route(
  [
    [96, 136],
    [152, 136],
    [236, 52],
    [286, 52],
  ],
  28,
);
