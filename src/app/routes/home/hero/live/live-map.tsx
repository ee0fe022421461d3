import { CrawlFan, type FanShape, type Lane } from "../crawl-fan.tsx";

const ROOM = 588;
const rowOf = (lane: number) => 40 + 66 * lane;
const leave = (lane: number) => 99.5 + 17 * lane;

/** Beside the disc: as much room as there is. */
const wide: FanShape = {
  start: (lane) => [0, leave(lane)],
  bends: (lane) => [
    [120 - Math.abs(rowOf(lane) - leave(lane)), leave(lane)],
    [120, rowOf(lane)],
  ],
  y: rowOf,
  firstStop: 152,
  step: (stops) => Math.min(84, ROOM / Math.max(1, stops - 1)),
  stroke: 16,
  radius: 11,
};

export function LiveMap({ lanes }: { lanes: readonly Lane[] }) {
  return (
    <svg className="home-live-map" viewBox="0 0 788 256" fill="none" aria-hidden="true">
      <CrawlFan lanes={lanes} shape={wide} />
      <rect x="-23" y="74" width="30" height="102" rx="15" fill="var(--edge)" stroke="#fff" strokeWidth="6" />
    </svg>
  );
}

/** When all is read: the same lines, closer together, to leave room for what was found. */
export function DoneMap({ lanes }: { lanes: readonly Lane[] }) {
  const shape = { ...wide, step: (stops: number) => Math.min(22, 150 / Math.max(1, stops - 1)), stroke: 12, radius: 7 };
  return (
    <svg className="home-live-map" viewBox="0 0 320 256" fill="none" aria-hidden="true">
      <CrawlFan lanes={lanes} shape={shape} />
      <rect x="-23" y="74" width="30" height="102" rx="15" fill="var(--ink)" stroke="#fff" strokeWidth="6" />
    </svg>
  );
}

const slimY = (lane: number) => 50 + 58 * lane;

/** On a phone: the lines leave the disc downwards. */
const slim: FanShape = {
  start: (lane) => [98 - 16 * lane, -16],
  bends: (lane) => [[98 - 16 * lane, slimY(lane)]],
  y: slimY,
  firstStop: 144,
  step: (stops) => Math.min(27, 196 / Math.max(1, stops - 1)),
  stroke: 12,
  radius: 8,
};

export function LiveMapSlim({ lanes }: { lanes: readonly Lane[] }) {
  return (
    <svg className="home-live-slim" viewBox="0 0 350 244" fill="none" aria-hidden="true">
      <CrawlFan lanes={lanes} shape={slim} />
    </svg>
  );
}
