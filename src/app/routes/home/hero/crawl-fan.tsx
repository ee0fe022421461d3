import { type Point, route } from "#ui/line-map/route.ts";
import { Stops } from "#ui/line-map/stops.tsx";

/** How a page stands on the map: read, kept out of results, broken, to improve; on its way, or not asked for yet. */
export type Mark = "read" | "blocked" | "fault" | "improve" | "reading" | "waiting";

/** Pages of one part of a site, in the order in which they stand on its line. */
export interface Lane {
  name: string;
  stops: readonly Mark[];
}

/** Where the lines of a site leave, bend and stop. */
export interface FanShape {
  start(lane: number): Point;
  /** Corners on the way to the first stop. */
  bends(lane: number): readonly Point[];
  y(lane: number): number;
  firstStop: number;
  step(stops: number): number;
  stroke: number;
  radius: number;
}

const COLORS = ["green", "red", "pink", "purple"];

/** A site as four lines, a stop a page: solid as far as it was read. */
export function CrawlFan({ lanes, shape }: { lanes: readonly Lane[]; shape: FanShape }) {
  const { y, firstStop, step, stroke, radius } = shape;
  const at = (mark: Mark): Point[] =>
    lanes.flatMap(({ stops }, lane) =>
      stops.flatMap((stop, index): Point[] => (stop === mark ? [[firstStop + index * step(stops.length), y(lane)]] : [])),
    );
  return (
    <>
      {lanes.map(({ name, stops }, lane) => {
        const color = `var(--${COLORS[lane]}-lite)`;
        const x = (index: number) => firstStop + index * step(stops.length);
        const read = stops.findLastIndex((stop) => stop !== "waiting");
        const last = x(stops.length - 1);
        const solid = x(Math.max(read, 0));
        return (
          <g key={name} stroke={color} strokeWidth={stroke}>
            <path d={route([shape.start(lane), ...shape.bends(lane), [solid, y(lane)]])} />
            {last > solid && <path d={`M${solid} ${y(lane)}H${last}`} strokeDasharray="8 8" />}
            <text x={firstStop - radius - 1} y={y(lane) - 20}>
              {name}
            </text>
          </g>
        );
      })}
      <Stops at={at("waiting")} radius={radius * 0.6} ring={radius * 0.35} />
      <Stops at={at("read")} radius={radius} ring={radius / 2} />
      <Stops at={at("reading")} radius={radius} ring={radius / 2} fill="var(--edge)" />
      <Marks at={at} size={radius} />
    </>
  );
}

/** The sign of a mark, where a word stands beside it. */
export function MarkSign({ mark }: { mark: Mark }) {
  return (
    <svg className="home-mark" viewBox="-12 -12 24 24" fill="none" aria-hidden="true">
      <Marks at={(other) => (other === mark ? [[0, 0]] : [])} size={8} />
    </svg>
  );
}

function Marks({ at, size }: { at(mark: Mark): readonly Point[]; size: number }) {
  const each = (mark: Mark, shape: string) =>
    at(mark)
      .map(([x, y]) => `M${x} ${y}${shape}`)
      .join("");
  const s = (share: number) => Math.round(share * size * 10) / 10;
  const crosses = each("fault", `m${-size} ${-size}l${2 * size} ${2 * size}m0 ${-2 * size}l${-2 * size} ${2 * size}`);
  const blocked = at("blocked");
  return (
    <>
      <path d={crosses} stroke="#fff" strokeWidth={s(1.4)} />
      <path d={crosses} stroke="#b7191c" strokeWidth={s(0.75)} />
      <path
        d={each("improve", `m0 ${s(-1.5)}l${s(1.5)} ${s(2.6)}h${s(-3)}z`)}
        fill="#fff"
        stroke="#10142a"
        strokeWidth={s(0.3)}
        strokeLinejoin="round"
      />
      <path d={each("improve", `m0 ${s(-0.6)}v${s(0.9)}m0 ${s(0.25)}v${s(0.4)}`)} stroke="#10142a" strokeWidth={s(0.4)} />
      <Stops at={blocked} radius={size * 1.25} ring={size * 0.4} fill="#10142a" />
      <path d={each("blocked", `m${s(-0.65)} 0h${s(1.3)}`)} stroke="#fff" strokeWidth={s(0.55)} />
    </>
  );
}
