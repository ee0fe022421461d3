import type { Line } from "#core/line.ts";
import { type Point, route } from "#ui/line-map/route.ts";
import { Stops } from "./stops.tsx";

export interface CasePlateData {
  line: Line;
  growth: { figure: string; label: string };
  period: string;
  series: readonly number[];
}

/** The result, drawn: its months as a line, its people as dots, or its growth as the width of the track. */
export function CasePlate({ item: { growth, period, series } }: { item: CasePlateData }) {
  return (
    <div className="field plate">
      <p className="plate-figure" data-long={growth.figure.length > 6 || undefined}>
        {growth.figure}
      </p>
      <svg className="plate-map" viewBox="0 0 360 190" fill="none" aria-hidden="true">
        {series.length > 2 ? <Curve series={series} /> : <Compared figure={growth.figure} />}
      </svg>
      <p className="plate-foot">
        <span>{growth.label}</span> <span>{period}</span>
      </p>
    </div>
  );
}

function Curve({ series }: { series: readonly number[] }) {
  const top = Math.max(...series);
  const points = series.map((value, i): Point => [Math.round(16 + (i * 324) / (series.length - 1)), Math.round(144 - (value / top) * 122)]);
  return (
    <>
      <path d={`M-30 ${points[0]?.[1]}L${points.join("L")}`} stroke="var(--lite)" strokeWidth="10" strokeLinejoin="round" />
      <Stops at={points.slice(0, -1)} radius={6} ring={3.5} />
      <Stops at={points.slice(-1)} radius={11} ring={5} fill="var(--edge)" />
    </>
  );
}

/** `42 to 89`: a dot each, the new ones yellow. `+71%`: the track leaves the station as much wider. */
function Compared({ figure }: { figure: string }) {
  const [before = 0, after = 0] = figure.split(" to ").map(Number);
  if (after > before && after <= 120) {
    return (
      <g strokeLinecap="round" strokeWidth="13" strokeDasharray="0 24.3">
        <path d={dots(0, before)} stroke="var(--lite)" />
        <path d={dots(before, after)} stroke="var(--edge)" />
      </g>
    );
  }
  const width = 20 * (1 + (Number.parseFloat(figure) || 0) / 100);
  return (
    <>
      <path d={narrow} stroke="var(--lite)" strokeWidth="20" />
      <path d={wide} stroke="var(--lite)" strokeWidth={width} />
      <Stops at={[[148, 84]]} radius={22} ring={9} />
    </>
  );
}

const narrow = route(
  [
    [-30, 124],
    [60, 124],
    [100, 84],
    [148, 84],
  ],
  32,
);
const wide = route(
  [
    [148, 84],
    [212, 84],
    [260, 36],
    [400, 36],
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
