import type { ReactNode } from "react";
import type { Line } from "#core/line.ts";
import "./plot.css";

interface Series {
  name: string;
  line: Line;
  values: readonly number[];
}

interface Props {
  title: string;
  /** What stands below the drawing, one for every value. */
  labels: readonly string[];
  series: readonly Series[];
}

const [WIDTH, HEIGHT, TOP, BOTTOM, LEFT] = [480, 220, 16, 28, 28];
const [BASE, SPACE] = [HEIGHT - BOTTOM, HEIGHT - BOTTOM - TOP];

/** One line a series, as on a map: each ends at a station. */
export function LinePlot({ title, labels, series }: Props) {
  const most = niceTop(series.flatMap(({ values }) => values));
  const x = (at: number) => LEFT + (at * (WIDTH - LEFT - 16)) / Math.max(1, labels.length - 1);
  const y = (value: number) => BASE - (value / most) * SPACE;
  return (
    <Plot title={title} labels={labels} series={series} most={most}>
      {series.map(({ name, line, values }) => (
        <g key={name} className={`line-${line}`}>
          <polyline className="plot-line" points={values.map((value, at) => `${x(at).toFixed(1)},${y(value).toFixed(1)}`).join(" ")} />
          <circle className="plot-station" cx={x(values.length - 1)} cy={y(values.at(-1) ?? 0)} r="8" />
        </g>
      ))}
      <Labels labels={labels} x={x} endsAtEdge={true} />
    </Plot>
  );
}

/** A bar a label, of one series. */
export function BarPlot({ title, labels, series }: Props) {
  const [bars] = series;
  const most = niceTop(bars?.values ?? []);
  const step = (WIDTH - LEFT) / labels.length;
  const x = (at: number) => LEFT + (at + 0.5) * step;
  const width = Math.min(40, step * 0.62);
  return (
    <Plot title={title} labels={labels} series={series} most={most}>
      {bars?.values.map((value, at) => {
        const height = (value / most) * SPACE;
        return (
          <rect
            key={labels[at]}
            className={`plot-bar line-${bars.line}`}
            x={x(at) - width / 2}
            y={BASE - height}
            width={width}
            height={height}
            rx="3"
          />
        );
      })}
      <Labels labels={labels} x={x} />
    </Plot>
  );
}

/** The frame of a drawing: its title, its grid, its key, and the same as a table. */
function Plot({ title, labels, series, most, children }: Props & { most: number; children: ReactNode }) {
  const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
  if (series.every(({ values }) => total(values) === 0))
    return (
      <section className="admin-panel">
        <h2>{title}</h2>
        <p className="admin-soft">None yet. A drawing stands here from the first one on.</p>
      </section>
    );
  return (
    <figure className="plot admin-panel">
      <figcaption>{title}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={`${title}. The table below says the same.`}>
        {[0, most / 2, most].map((value) => (
          <g key={value}>
            <path className="plot-grid" d={`M${LEFT} ${BASE - (value / most) * SPACE}H${WIDTH}`} />
            <text x="0" y={BASE - (value / most) * SPACE + 5}>
              {value}
            </text>
          </g>
        ))}
        {children}
      </svg>
      {series.length > 1 && (
        <ul className="plot-key">
          {series.map(({ name, line, values }) => (
            <li key={name} className={`line-${line}`}>
              {name} {total(values)}
            </li>
          ))}
        </ul>
      )}
      <details className="admin-more">
        <summary>As a table</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard. */}
        <section className="plot-scroll" tabIndex={0} aria-label={`${title}, as a table`}>
          <table className="plot-table">
            <thead>
              <tr>
                <th scope="col">When</th>
                {series.map(({ name }) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {labels.map((label, at) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  {series.map(({ name, values }) => (
                    <td key={name}>{values[at]}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </figure>
  );
}

/** As many as fit side by side; the table has all of them. */
function Labels({ labels, x, endsAtEdge }: { labels: readonly string[]; x: (at: number) => number; endsAtEdge?: boolean }) {
  const every = Math.ceil(labels.length / 4);
  return labels.map(
    (label, at) =>
      (labels.length - 1 - at) % every === 0 && (
        <text key={label} x={x(at)} y={HEIGHT - 6} textAnchor={endsAtEdge && at === labels.length - 1 ? "end" : "middle"}>
          {label}
        </text>
      ),
  );
}

/** The first even number that nothing is above, so that the middle of the scale is whole too. */
function niceTop(values: readonly number[]): number {
  const most = Math.max(2, ...values);
  const step = most <= 10 ? 2 : most <= 50 ? 10 : most <= 100 ? 20 : 10 ** Math.floor(Math.log10(most));
  return Math.ceil(most / step) * step;
}
