import { CrawlFan, type FanShape } from "./crawl-fan.tsx";
import { demoLanes } from "./demo-lanes.ts";

const y = (lane: number) => 53 + 72 * lane;
const fanOut = (lane: number) => 124.5 + 17 * lane;

/** Beside the field: the lines leave the end of its own. */
const wide: FanShape = {
  start: (lane) => [20, fanOut(lane)],
  bends: (lane) => [
    [148 - Math.abs(y(lane) - fanOut(lane)), fanOut(lane)],
    [148, y(lane)],
  ],
  y,
  firstStop: 176,
  step: () => 19,
  stroke: 12,
  radius: 7,
};

export function HeroMap() {
  return (
    <svg className="home-hero-fan" viewBox="0 0 320 300" fill="none" aria-hidden="true">
      <CrawlFan lanes={demoLanes} shape={wide} />
      <rect x="5" y="99" width="30" height="102" rx="15" fill="#fff" />
    </svg>
  );
}
