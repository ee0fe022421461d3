import { type Point, route } from "#ui/line-map/route.ts";
import { Stops } from "#ui/line-map/stops.tsx";

const LINES = [
  { text: "Pages, for people", stroke: "var(--lite)" },
  { text: "JSON, for programs", stroke: "#fff" },
  { text: "MCP, for agents", stroke: "var(--edge)" },
] as const;

/** The same tools leave their one station on three lines. */
export function ApiMap({ count }: { count: number }) {
  return (
    <>
      <svg className="api-map wide" viewBox="0 0 432 420" width="432" height="420" fill="none" strokeWidth="16" aria-hidden="true">
        {LINES.map(({ text, stroke }, place) => {
          const [x, y] = [94 - place * 22, 220 + place * 80];
          return (
            <g key={text}>
              <path
                d={route(
                  [
                    [x, 96],
                    [x, y],
                    [2000, y],
                  ] satisfies Point[],
                  32,
                )}
                stroke={stroke}
              />
              <Stops at={[[168, y]]} radius={14} ring={6} />
              <text x="196" y={y - 18}>
                {text}
              </text>
            </g>
          );
        })}
        <circle cx="72" cy="88" r="64" fill="var(--edge)" />
        <text className="api-count" x="72" y="112" textAnchor="middle">
          {count}
        </text>
      </svg>
      <svg className="api-slim slim" viewBox="0 0 350 72" height="72" fill="none" strokeWidth="12" aria-hidden="true">
        {LINES.map(({ text, stroke }, place) => (
          <path key={text} d={`M-400 ${19 + place * 17}H2000`} stroke={stroke} />
        ))}
        <g strokeLinecap="round">
          <path d="M32 19v34" stroke="#fff" strokeWidth="34" />
          <path d="M32 19v34" stroke="var(--ground)" strokeWidth="18" />
        </g>
      </svg>
    </>
  );
}
