import type { SpeedDay } from "#features/speed/speed.ts";
import { type Metric, rules, shownValue } from "#features/speed/vital-metrics.ts";

const WIDTH = 280;
const HEIGHT = 72;
const EDGE = 8;

/** A metric by day as a line with a stop a day, under the limit of what is good; the same as a table below it. */
export function SpeedPlot({ metric, days }: { metric: Metric; days: readonly SpeedDay[] }) {
  const known = days.flatMap(({ day, vitals }) => {
    const { p75, count } = vitals[metric];
    return p75 === undefined ? [] : [{ day, p75, count }];
  });
  if (known.length === 0) return null;
  const { good } = rules[metric];
  const most = Math.max(good * 1.25, ...known.map(({ p75 }) => p75));
  const first = Date.parse(known[0]?.day ?? "");
  const span = Math.max(1, Date.parse(known.at(-1)?.day ?? "") - first);
  const y = (value: number) => Math.round(HEIGHT - EDGE - (value / most) * (HEIGHT - 2 * EDGE));
  const points = known.map(({ day, p75 }) => ({
    x: known.length === 1 ? WIDTH / 2 : Math.round(EDGE + ((Date.parse(day) - first) / span) * (WIDTH - 2 * EDGE)),
    y: y(p75),
  }));
  return (
    <>
      <svg className="speed-plot" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <path className="speed-limit" d={`M0 ${y(good)}H${WIDTH}`} />
        <path className="speed-line" d={`M${points.map((point) => `${point.x} ${point.y}`).join("L")}`} />
        {points.map((point) => (
          <circle key={point.x} cx={point.x} cy={point.y} r={points.length > 14 ? 3 : 5} />
        ))}
      </svg>
      <details className="admin-more">
        <summary>By day</summary>
        <table className="speed-days">
          <caption className="vh">{rules[metric].name} by day</caption>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">75th percentile</th>
              <th scope="col">Views</th>
            </tr>
          </thead>
          <tbody>
            {known.map(({ day, p75, count }) => (
              <tr key={day}>
                <th scope="row">{day}</th>
                <td>{shownValue(metric, p75)}</td>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}
