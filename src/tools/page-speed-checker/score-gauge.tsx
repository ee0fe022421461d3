/** A score as a ring that closes at 100: good from 90, poor under 50, as Lighthouse draws the line. */
export function ScoreGauge({ title, score }: { title: string; score: number | null }) {
  const level = score === null ? "none" : score >= 90 ? "good" : score >= 50 ? "fair" : "poor";
  const length = 2 * Math.PI * 44;
  const words = { none: "not scored", good: "good", fair: "needs work", poor: "poor" }[level];
  return (
    <div className="gauge" data-level={level}>
      <svg viewBox="0 0 112 112" width="112" height="112" role="img" aria-label={`${title}: ${score ?? "no score"}, ${words}`}>
        <circle className="gauge-track" cx="56" cy="56" r="44" strokeWidth="12" />
        {score !== null && score > 0 && (
          <circle
            className="gauge-arc"
            cx="56"
            cy="56"
            r="44"
            strokeWidth="12"
            strokeDasharray={`${((score / 100) * length).toFixed(1)} ${length.toFixed(1)}`}
            transform="rotate(-90 56 56)"
          />
        )}
        <text x="56" y="70" textAnchor="middle">
          {score ?? "–"}
        </text>
      </svg>
      <b>{title}</b>
      <span className="meta">{words}</span>
    </div>
  );
}
