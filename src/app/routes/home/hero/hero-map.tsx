import { type Point, parallel, route } from "#ui/line-map/route.ts";
import { Stops } from "#ui/line-map/stops.tsx";

const main: readonly Point[] = [
  [-1000, 704],
  [552, 704],
  [688, 568],
];
const seo = route([...main, [880, 568], [1072, 376], [1072, 320]], 48);
const tools = parallel([...main, [2300, 568]], 22);
const ppc = route(
  [
    [-1000, 748],
    [1016, 748],
    [1104, 660],
    [2300, 660],
  ],
  48,
);
const creative = route(
  [
    [2300, 464],
    [1120, 464],
    [994, 590],
  ],
  48,
);

/** The contract as a route: today, day 0, day 7, day 60, and where it leads; the other lines leave for their pills. */
export function HeroMap() {
  return (
    <svg className="stage wide" viewBox="0 0 1280 760" height="760" fill="none" aria-hidden="true">
      <g strokeWidth="16">
        <path d={ppc} stroke="var(--red-lite)" />
        <path d={tools} stroke="var(--green-lite)" />
        <path d={creative} stroke="var(--pink-lite)" />
        <path d={seo} stroke="#fff" className="home-hero-draw" pathLength="1" />
      </g>
      <Stops
        at={[
          [96, 704],
          [312, 704],
          [620, 636],
          [784, 568],
        ]}
        radius={16}
        ring={7}
      />
      <Stops at={[[994, 590]]} radius={20} ring={8} />
      <circle cx="1072" cy="216" r="120" fill="var(--edge)" />
      <text className="home-hero-one" x="1066" y="302" fontSize="224">
        1
      </text>
      <Label x={80} y={672} name="Page 5" text="today" />
      <Label x={296} y={672} name="Day 0" text="free audit" />
      <Label x={672} y={656} name="Day 7" text="3-6-9-12 month strategy" below />
      <Label x={768} y={510} name="Day 60" text="first results" below />
      <Pill x={1120} y={446} width={96} line="pink" name="Creative" />
      <Pill x={1144} y={572} width={72} line="green" name="Tools" />
      <Pill x={1152} y={642} width={64} line="red" name="PPC" />
    </svg>
  );
}

const slimMain: readonly Point[] = [
  [20, 380],
  [20, 208],
  [92, 136],
];
const slimSeo = route([...slimMain, [196, 136], [272, 60]], 32);
const slimTools = parallel([...slimMain, [1200, 136]], 17, 32);

export function HeroMapSlim() {
  return (
    <svg className="slim home-hero-slim" viewBox="0 0 350 344" fill="none" aria-hidden="true">
      <path d={slimTools} stroke="var(--green-lite)" strokeWidth="12" />
      <path d={slimSeo} stroke="#fff" strokeWidth="12" />
      <Stops
        at={[
          [20, 304],
          [20, 240],
          [56, 172],
          [132, 136],
        ]}
        radius={12}
        ring={5}
      />
      <circle cx="278" cy="72" r="68" fill="var(--edge)" />
      <text className="home-hero-one" x="274" y="122" fontSize="128">
        1
      </text>
      <Label x={64} y={310} name="Page 5" text="today" />
      <Label x={64} y={246} name="Day 0" text="free audit" />
      <Label x={100} y={192} name="Day 7" text="12-month strategy" />
      <Label x={64} y={108} name="Day 60" text="results" />
    </svg>
  );
}

function Label({ x, y, name, text, below }: { x: number; y: number; name: string; text: string; below?: boolean }) {
  return (
    <text className="home-hero-day" x={x} y={y}>
      {name}
      <tspan className="home-hero-what" {...(below ? { x, dy: 22 } : { dx: 5 })}>
        {text}
      </tspan>
    </text>
  );
}

function Pill({ x, y, width, line, name }: { x: number; y: number; width: number; line: string; name: string }) {
  return (
    <>
      <rect x={x} y={y} width={width} height="36" rx="18" fill={`var(--${line}-lite)`} />
      <text className="home-hero-pill" x={x + width / 2} y={y + 25}>
        {name}
      </text>
    </>
  );
}
