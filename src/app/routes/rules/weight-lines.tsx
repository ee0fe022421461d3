import { Stops } from "#ui/line-map/stops.tsx";
import { WEIGHTS } from "./rule-weights.ts";

const LONGEST = 320;
/** The ring of a line without rules stands whole on the ground. */
const GROUND = 420;

/** A line for each weight, as long as it has rules. */
export function WeightLines({ counts }: { counts: readonly number[] }) {
  const most = Math.max(...counts);
  return (
    <svg className="rules-map wide" viewBox="0 0 304 440" width="304" height="440" fill="none" aria-hidden="true">
      {WEIGHTS.map(({ many }, place) => {
        const count = counts[place] ?? 0;
        const [x, y] = [40 + place * 75, GROUND - Math.round((count / most) * (LONGEST - 440 + GROUND))];
        return (
          <g key={many} textAnchor="middle">
            <path d={`M${x} 440V${y}`} stroke="var(--lite)" strokeWidth="16" />
            <Stops at={[[x, y]]} radius={16} ring={7} {...(place === 0 && { fill: "var(--edge)" })} />
            <text className="rules-count" x={x} y={y - 52}>
              {count}
            </text>
            <text x={x} y={y - 30}>
              {many}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
