import { type Point, parallel, route } from "#ui/line-map/route.ts";

const STROKE = 46;
/** From line to line, 1.4 times the stroke. */
const ASIDE = 64;
const main: readonly Point[] = [
  [-1000, 135],
  [232, 135],
  [344, 23],
  [656, 23],
];
const [upper, lower] = [route(main, 80), parallel(main, ASIDE, 80)];

const SLIM_STROKE = 24;
const slimMain: readonly Point[] = [
  [-400, 316],
  [148, 316],
  [660, -196],
];
const [slimUpper, slimLower] = [route(slimMain, 32), parallel(slimMain, 34, 32)];

/** Two lines come in at the left and end at the words; on small screens they leave at the right. */
export function Arrivals() {
  return (
    <>
      <svg className="creative-map creative-wide" viewBox="0 0 1280 645" fill="none" strokeWidth={STROKE} aria-hidden="true">
        <path d={upper} stroke="var(--edge)" />
        <path d={lower} stroke="var(--lite)" />
        <g strokeLinecap="round">
          <path d={`M656 23v${ASIDE}`} stroke="#fff" strokeWidth="88" />
          <path d={`M656 23v${ASIDE}`} stroke="var(--ground)" strokeWidth="52" />
        </g>
      </svg>
      <svg className="creative-map creative-slim" viewBox="0 0 390 590" fill="none" strokeWidth={SLIM_STROKE} aria-hidden="true">
        <path d={slimUpper} stroke="var(--edge)" />
        <path d={slimLower} stroke="var(--lite)" />
      </svg>
    </>
  );
}

/** A third line crosses the word; the interchange where it turns is the dot of the i. */
export function Crossing() {
  return (
    <svg className="creative-map creative-wide" viewBox="0 0 1280 645" fill="none" aria-hidden="true">
      <path d="M654 680V623L972 305H2300" stroke="var(--blue-lite)" strokeWidth={STROKE} />
      <circle cx="972" cy="305" r="40" fill="var(--ground)" stroke="#fff" strokeWidth="18" />
    </svg>
  );
}
