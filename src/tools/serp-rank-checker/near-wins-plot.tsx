import { numberOf } from "./number-of.ts";
import type { RankReport } from "./serp-rank-checker.schema.ts";

const WIDTH = 760;
const HEIGHT = 380;
const LEFT = 72;
const TOP = 32;
const BOTTOM = 56;
const FAR = 20;
const NAMED = 10;

/** Queries by place and how often they were shown. The tables say the same in words. */
export function NearWinsPlot({ report }: { report: RankReport }) {
  const points = report.points.map((point): Point => ({ ...point, position: numberOf(point.position), shown: numberOf(point.shown) }));
  const nearShown = numberOf(report.nearShown);
  const least = 10 ** Math.floor(Math.log10(Math.max(Math.min(...points.map(({ shown }) => shown), nearShown), 1)));
  const most = Math.max(...points.map(({ shown }) => shown), 10 * least);
  const x = (position: number) => LEFT + ((position - 1) / (FAR - 1)) * (WIDTH - LEFT - 24);
  const y = (shown: number) => TOP + (1 - Math.log10(Math.max(shown, least) / least) / Math.log10(most / least)) * (HEIGHT - TOP - BOTTOM);
  const near = points.filter(({ isNear }) => isNear);
  const lines = [1, 10, 100, 1_000, 10_000, 100_000, 1_000_000].filter((value) => value >= least && value <= most);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
    <section className="rank-plot scrolls" aria-label="Queries by position and times shown" tabIndex={0}>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        width={WIDTH}
        height={HEIGHT}
        role="img"
        aria-label={`${points.length} queries by average position and times shown; ${near.length} are near wins`}
      >
        <text x={LEFT} y={18}>
          times shown
        </text>
        <path className="rank-near" d={`M${x(4)} ${TOP}H${x(15)}V${y(nearShown)}H${x(4)}Z`} />
        {lines.map((value) => (
          <g key={value}>
            <path className="rank-grid" d={`M${LEFT} ${y(value)}H${WIDTH - 24}`} />
            <text x={LEFT - 8} y={y(value) + 5} textAnchor="end">
              {value.toLocaleString("en-US")}
            </text>
          </g>
        ))}
        {[1, 4, 10, 15, 20].map((value) => (
          <text key={value} x={x(value)} y={HEIGHT - 28} textAnchor="middle">
            {value}
          </text>
        ))}
        <text x={x(10)} y={HEIGHT - 6} textAnchor="middle">
          average position
        </text>
        {points.map(({ query, position, shown, isNear }) => (
          <circle
            key={query}
            className={isNear ? "rank-dot rank-dot-near" : "rank-dot"}
            cx={x(position)}
            cy={y(shown)}
            r={isNear ? 7 : 4.5}
          >
            <title>{`${query}: position ${Math.round(position * 10) / 10}, shown ${shown.toLocaleString("en-US")} times`}</title>
          </circle>
        ))}
        {named(near, x, y).map(({ query, position, shown }) => (
          <text key={query} className="rank-name" x={x(position) + 12} y={y(shown) + 5}>
            {query}
          </text>
        ))}
      </svg>
    </section>
  );
}

interface Point {
  query: string;
  position: number;
  shown: number;
  isNear: boolean;
}

/** Names that have room: one that would stand on another is left to the table. */
function named(near: readonly Point[], x: (position: number) => number, y: (shown: number) => number): Point[] {
  const placed: { left: number; right: number; line: number }[] = [];
  return near.slice(0, NAMED).filter(({ query, position, shown }) => {
    const box = { left: x(position) + 8, right: x(position) + 20 + query.length * 8, line: y(shown) };
    const isDotIn = near.some((dot) => {
      const [across, down] = [x(dot.position), y(dot.shown)];
      return dot.query !== query && across > box.left && across < box.right && Math.abs(down - box.line) < 16;
    });
    if (
      isDotIn ||
      box.right > WIDTH ||
      placed.some(({ left, right, line }) => left < box.right && right > box.left && Math.abs(line - box.line) < 20)
    )
      return false;
    placed.push(box);
    return true;
  });
}
