import { StatusMark } from "#ui/status-mark/status-mark.tsx";
import type { SpeedMetric } from "./page-speed-checker.schema.ts";

const WIDTH = 280;

/** A metric on its own line: good up to the first mark, poor from the second on. */
export function MetricScale({ metric: { name, short, value, text, level, good, poor } }: { metric: SpeedMetric }) {
  // A value far out stands at the end, so that the marks keep their distance.
  const end = Math.min(Math.max(poor * 1.5, value), poor * 2);
  const at = (amount: number) => Number(((Math.min(amount, end) / end) * WIDTH).toFixed(1));
  const status = { good: "pass", fair: "fix", poor: "failed" } as const;
  const word = { good: "Good", fair: "Fair", poor: "Poor" };
  return (
    <div className="metric">
      <p className="metric-name">
        <b>{name}</b> <span className="meta">{short}</span>
      </p>
      <p className="metric-value" data-level={level}>
        {text}
      </p>
      <StatusMark status={status[level]}>{word[level]}</StatusMark>
      <svg
        className="metric-scale"
        viewBox={`-12 0 ${WIDTH + 24} 44`}
        role="img"
        aria-label={`${name} ${text}; good up to ${amount(good)}, poor from ${amount(poor)}`}
      >
        <path className="metric-good" d={`M0 14H${at(good)}`} strokeWidth="10" />
        <path className="metric-fair" d={`M${at(good)} 14H${at(poor)}`} strokeWidth="10" />
        <path className="metric-poor" d={`M${at(poor)} 14H${WIDTH}`} strokeWidth="10" strokeDasharray="7 5" />
        <circle className="metric-train" cx={at(value)} cy="14" r="10" strokeWidth="5" />
        <text x={at(good)} y="42" textAnchor="middle">
          {amount(good)}
        </text>
        <text x={at(poor)} y="42" textAnchor="middle">
          {amount(poor)}
        </text>
      </svg>
    </div>
  );

  function amount(number: number): string {
    if (short === "CLS") return String(number);
    return number >= 1000 ? `${(number / 1000).toFixed(1)} s` : `${number} ms`;
  }
}
