import { type KeyboardEvent, type PointerEvent, useEffect, useMemo, useRef, useState } from "react";
import type { CrawlState } from "#core/crawl/crawl-state.ts";
import { verdictOf } from "#core/crawl/page-verdict.ts";
import { crawlLines } from "./crawl-lines.ts";
import type { CrawlMap as Drawing, MapCapsule, MapLabel, MapStation } from "./crawl-map-model.ts";
import { drawCrawlMap } from "./draw-crawl-map.ts";
import "./crawl-map.css";

/** Widths that the server draws for, before the page can say how wide it is. The style sheet shows one of the two. */
const WIDE = 1150;
const TALL = 350;
const WIDE_FROM = 700;
/** Left and right of the tall drawing. */
const PADDING = 40;

/** The crawl as a transit map. The arrivals below it tell the same in words; arrow keys and the pointer name a single station. */
export function CrawlMap({ state, live }: { state: CrawlState; live: boolean }) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const wide = useMemo(() => drawCrawlMap(state, Math.max(WIDE_FROM, width ?? WIDE)), [state, width]);
  const tall = useMemo(() => drawCrawlMap(state, Math.min(WIDE_FROM, width ?? TALL) - PADDING), [state, width]);
  const [pointed, setPointed] = useState<string>();
  const label = summaryOf(state);

  function walk(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const urls = (width !== undefined && width < WIDE_FROM ? tall : wide).stations.flatMap(({ url }) => url ?? []);
    const from = pointed === undefined ? -1 : urls.indexOf(pointed);
    setPointed(urls[Math.max(0, Math.min(urls.length - 1, from + step))]);
  }

  function point(event: PointerEvent) {
    const station = (event.target as Element).closest("[data-url]");
    if (station) setPointed(station.getAttribute("data-url") ?? undefined);
  }

  return (
    <div className="crawl-map-frame" ref={frame}>
      <section
        className="crawl-map-scroll"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys walk the stations, and a wide map scrolls without JavaScript.
        tabIndex={0}
        aria-label="Crawl map. Arrow keys name the pages."
        onKeyDown={walk}
        onPointerOver={point}
      >
        <MapDrawing map={wide} className="crawl-map crawl-map-wide" label={label} live={live} pointed={pointed} />
        <MapDrawing map={tall} className="crawl-map crawl-map-tall" label={label} live={live} pointed={pointed} />
      </section>
      <p className="crawl-pointed mono" role="status">
        {pointed === undefined ? "" : pointedWords(state, pointed)}
      </p>
    </div>
  );
}

/** Only the drawing. */
export function MapDrawing({
  map,
  className,
  label,
  live = false,
  pointed,
}: {
  map: Drawing;
  className: string;
  label: string;
  live?: boolean;
  pointed?: string | undefined;
}) {
  const { width, height, tracks, stations, capsules, labels } = map;
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      data-live={live || undefined}
      role="img"
      aria-label={label}
    >
      {tracks.map(({ key, line, d, dashed }) => (
        <path
          key={`${key}${dashed ? " ahead" : ""}`}
          className={`crawl-track line-${line}`}
          d={d}
          data-dashed={dashed || undefined}
          pathLength={dashed ? undefined : 1}
        />
      ))}
      {capsules.filter(({ kind }) => kind === "interchange").map(capsule)}
      {stations.map((station) => (
        <Station key={`${station.key} ${station.kind}`} station={station} pointed={station.url !== undefined && station.url === pointed} />
      ))}
      {capsules.filter(({ kind }) => kind !== "interchange").map(capsule)}
      {labels.map(text)}
    </svg>
  );
}

const capsule = ({ key, kind, x, y, width, height, url }: MapCapsule) => (
  <rect key={key} className="crawl-capsule" data-kind={kind} data-url={url} x={x} y={y} width={width} height={height} rx={width / 2} />
);

const text = ({ key, x, y, text: words, tone, line, slanted }: MapLabel) => (
  <text
    key={key}
    className={line ? `crawl-label line-${line}` : "crawl-label"}
    data-tone={tone}
    {...(slanted ? { transform: `translate(${x} ${y}) rotate(-45)` } : { x, y })}
  >
    {words}
  </text>
);

function Station({ station, pointed }: { station: MapStation; pointed: boolean }) {
  const { x, y, kind, url, text: words } = station;
  return (
    <g className="crawl-station" data-kind={kind} data-url={url} data-pointed={pointed || undefined} transform={`translate(${x} ${y})`}>
      <StationShape kind={kind} text={words} />
    </g>
  );
}

/** Shape and fill tell the state, never colour alone; the legend uses the same. */
function StationShape({ kind, text: words }: { kind: MapStation["kind"]; text?: string | undefined }) {
  switch (kind) {
    case "reading":
      return (
        <>
          <circle className="crawl-halo" r="22" />
          <circle className="crawl-now" r="12" />
        </>
      );
    case "waiting":
      return <circle className="crawl-waiting" r="7" />;
    case "redirect":
      return <circle className="crawl-redirect" r="9" />;
    case "out":
      return (
        <>
          <circle className="crawl-out" r="8" />
          <path className="crawl-sign" d="M-4 0h8" />
        </>
      );
    case "dead":
      return (
        <>
          <circle className="crawl-dead" r="11" />
          <path className="crawl-sign" d="M-4 -4l8 8m0 -8l-8 8" />
        </>
      );
    case "terminus":
      return <circle className="crawl-end" r="11" />;
    case "bundle":
      return (
        <>
          <rect className="crawl-read" x="-23" y="-11" width="46" height="22" rx="11" />
          <text className="crawl-label" data-tone="bundle" textAnchor="middle" y="5">
            {words}
          </text>
        </>
      );
    case "read":
      return <circle className="crawl-read" r="9" />;
  }
}

const legend: readonly [MapStation["kind"], string][] = [
  ["read", "Read"],
  ["reading", "Reading now, 2 at a time"],
  ["waiting", "Waiting"],
  ["redirect", "Redirect"],
  ["out", "Kept out by noindex or canonical"],
  ["dead", "Dead end"],
];

export function CrawlLegend() {
  return (
    <ul className="crawl-key">
      {legend.map(([kind, words]) => (
        <li key={kind}>
          <svg width="48" height="48" viewBox="-24 -24 48 48" fill="none" aria-hidden="true">
            <StationShape kind={kind} />
          </svg>
          {words}
        </li>
      ))}
    </ul>
  );
}

function summaryOf(state: CrawlState): string {
  const lines = crawlLines(state).filter(({ folder }) => folder !== "");
  const names = lines.map(({ folder, read }) => `${folder} with ${read}`).join(", ");
  const reading = [...state.pages.values()].filter((page) => page.state === "reading").length;
  const ways =
    lines.length === 0 ? "" : ` ${lines.length} ${lines.length === 1 ? "section leaves" : "sections leave"} the home page: ${names}.`;
  return `Map of the crawl: ${state.arrivals.length} pages read.${ways}${reading > 0 ? ` ${reading} being read now.` : ""}`;
}

function pointedWords(state: CrawlState, url: string): string {
  const page = state.pages.get(url);
  if (!page) return "";
  const { pathname, search } = new URL(url);
  if (page.state !== "read" || !page.facts) return `${pathname}${search} ${page.state === "reading" ? "is being read" : "waits"}`;
  const verdict = verdictOf(page);
  return `${pathname}${search} ${verdict.belongs ? `${page.facts.status}, ${page.facts.ms} ms` : verdict.words}`;
}

function useWidth(frame: React.RefObject<HTMLElement | null>): number | undefined {
  const [width, setWidth] = useState<number>();
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    // A frame that is hidden for a moment measures 0.
    const observer = new ResizeObserver(([entry]) => entry && entry.contentRect.width > 0 && setWidth(Math.floor(entry.contentRect.width)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  return width;
}
