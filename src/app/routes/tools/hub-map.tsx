import { type Point, route } from "#ui/line-map/route.ts";
import type { HubTool } from "./tool-row.tsx";

const TRUNK = 200;
const FIRST = 238;
const STEP = 27;

/** Eight spurs off one trunk, a station a tool. Labels stand left of the trunk, counts past the end. */
export function HubMap({ tools, categories }: { tools: readonly HubTool[]; categories: readonly { id: string; title: string }[] }) {
  const row = categories.length > 6 ? 48 : 68;
  const height = categories.length * row + 16;
  return (
    <svg
      className="hub-map wide"
      viewBox={`0 0 656 ${height}`}
      width="656"
      height={height}
      fill="none"
      role="img"
      aria-label={`A map of ${tools.length} tools in ${categories.length} categories`}
    >
      {categories.map(({ id, title }, index) => {
        const count = tools.filter((tool) => tool.category === id).length;
        const y = index * row + 24;
        const end = FIRST + (count - 1) * STEP;
        return (
          <g key={id}>
            <path className="hub-line" d={route(spur(index, y, end, row), SPUR_RADIUS)} strokeWidth="8" />
            <text className="hub-name" x={TRUNK - 20} y={y + 6} textAnchor="end">
              {title}
            </text>
            {Array.from({ length: count }, (_, stop) => (
              <circle key={stop} className="hub-stop" cx={FIRST + stop * STEP} cy={y} r="9" strokeWidth="4" />
            ))}
            <text className="hub-count" x={end + 24} y={y + 10}>
              {count}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

const SPUR_RADIUS = 10;

/** The first spur is the trunk's own bend; each later one leaves the trunk at 45 degrees. */
function spur(index: number, y: number, end: number, row: number): Point[] {
  if (index === 0)
    return [
      [TRUNK, y + row / 2],
      [TRUNK, y],
      [end, y],
    ];
  return [
    [TRUNK, 24 + SPUR_RADIUS],
    [TRUNK, y - 22],
    [TRUNK + 22, y],
    [end, y],
  ];
}
