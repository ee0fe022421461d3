import { type Point, route } from "#ui/line-map/route.ts";
import type { ServiceLineStops } from "./service-lines.ts";

const MIDDLE = 328;
/** Both trunks are so far from the middle. */
const TRUNK = 14;
const ROW = 72;
const TOP = 24;
const SPUR = 24;
const STEP = 30;
const BEND = 12;

/** Two trunks side by side, joined at their head. The first line's branches leave to the left, the second's to the right: a stop a service. */
export function NetworkMap({ lines }: { lines: readonly ServiceLineStops[] }) {
  const rows = Math.max(...lines.map(({ groups }) => groups.length));
  const stops = lines.reduce((sum, { count }) => sum + count, 0);
  return (
    <svg
      className="wide network-map"
      viewBox={`0 0 ${MIDDLE * 2} ${TOP + rows * ROW + 24}`}
      width={MIDDLE * 2}
      height={TOP + rows * ROW + 24}
      fill="none"
      role="img"
      aria-label={`A map of ${stops} services: ${lines.map(({ name, count }) => `${count} ${name} services`).join(", ")}`}
    >
      {lines.map(({ id, line, groups }, place) => (
        <g key={id} className={`line-${line}`}>
          {groups.map((group, row) => (
            <Branch key={group.name} name={group.name} count={group.links.length} row={row} side={place === 0 ? -1 : 1} />
          ))}
        </g>
      ))}
      {lines.length > 1 && (
        <rect className="network-stop" x={MIDDLE - TRUNK - 15} y={TOP - 15} width={2 * TRUNK + 30} height="30" rx="15" strokeWidth="6" />
      )}
    </svg>
  );
}

function Branch({ name, count, row, side }: { name: string; count: number; row: number; side: -1 | 1 }) {
  const x = (away: number) => MIDDLE + side * (TRUNK + away);
  const y = TOP + (row + 1) * ROW;
  const first = SPUR + 28;
  const end = first + (count - 1) * STEP;
  const points: Point[] = [
    [x(0), TOP],
    [x(0), y - SPUR],
    [x(SPUR), y],
    [x(end), y],
  ];
  const anchor = side === -1 ? "end" : "start";
  return (
    <>
      <path className="network-line" d={route(points, BEND)} strokeWidth="8" />
      {Array.from({ length: count }, (_, stop) => (
        <circle key={stop} className="network-stop" cx={x(first + stop * STEP)} cy={y} r="9" strokeWidth="4" />
      ))}
      <text className="network-name" x={x(first - 10)} y={y - 20} textAnchor={anchor}>
        {name}
      </text>
      <text className="network-count" x={x(end + 22)} y={y + 10} textAnchor={anchor}>
        {count}
      </text>
    </>
  );
}
