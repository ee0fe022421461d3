import { type Point, route } from "#ui/line-map/route.ts";
import type { HubTool } from "./tool-row.tsx";

const ROW = 88;
const TRUNK = 124;
const FIRST = 220;
const STAGGER = 40;
const BEND = 20;
/** How far above its row a spur leaves the trunk. */
const LEAVE = 36;

/** The map while the tools are few: a spur and a name for each, and a dashed spur for the one still to be asked for. */
export function NamedHubMap({ tools, categories }: { tools: readonly HubTool[]; categories: readonly { id: string; title: string }[] }) {
  const stops = categories.flatMap(({ id, title }) =>
    tools.filter(({ category }) => category === id).map(({ name }, index) => ({ name, branch: index === 0 ? title : undefined })),
  );
  const next = stopAt(stops.length);
  return (
    <svg
      className="hub-map wide"
      viewBox={`0 0 608 ${next.y + 24}`}
      width="608"
      height={next.y + 24}
      fill="none"
      role="img"
      aria-label={`A map of ${tools.length} tools: ${stops.map(({ name }) => name).join(", ")}`}
    >
      <path className="hub-line" d={route(spur(stops.length), BEND)} strokeWidth="12" strokeDasharray="12 10" />
      {stops.map(({ name }, index) => (
        <path key={name} className="hub-line" d={route(spur(index), BEND)} strokeWidth="12" />
      ))}
      {stops.map(({ name, branch }, index) => (
        <g key={name}>
          <text className="hub-name" x={TRUNK - 24} y={stopAt(index).y + 6} textAnchor="end">
            {branch}
          </text>
          <circle className="hub-stop" cx={stopAt(index).x} cy={stopAt(index).y} r="14" strokeWidth="6" />
          <text className="hub-tool" x={stopAt(index).x + 32} y={stopAt(index).y + 12}>
            {name}
          </text>
        </g>
      ))}
      <circle className="hub-stop" cx={next.x} cy={next.y} r="14" strokeWidth="6" strokeDasharray="8 6.7" />
      <text className="hub-name" x={next.x + 32} y={next.y + 6}>
        Yours? Ask for it below
      </text>
    </svg>
  );
}

const stopAt = (index: number) => ({ x: FIRST + (index % 4) * STAGGER, y: index * ROW + 24 });

/** The first spur is the trunk's own bend; each later one leaves the trunk at 45 degrees. */
function spur(index: number): Point[] {
  const { x, y } = stopAt(index);
  if (index === 0)
    return [
      [TRUNK, y + ROW / 2],
      [TRUNK, y],
      [x, y],
    ];
  return [
    [TRUNK, Math.max(24 + ROW / 2, y - ROW - LEAVE)],
    [TRUNK, y - LEAVE],
    [TRUNK + LEAVE, y],
    [x, y],
  ];
}
