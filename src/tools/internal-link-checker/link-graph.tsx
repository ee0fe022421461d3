import { type KeyboardEvent, type PointerEvent, useMemo, useState } from "react";
import { countWords } from "#core/crawl/crawl-words.ts";
import { type LinkGraph as Drawing, drawLinkGraph, type GraphStation } from "./draw-link-graph.ts";
import type { SiteLinks, SiteNode } from "./internal-link-checker.schema.ts";
import { percentWords } from "./rank-words.ts";

const WIDTH = 1150;
/** Links in the text that are drawn in the background. */
const MAX_FAINT = 400;
/** Links of one page that are drawn when it is pointed at. */
const MAX_LIT = 150;

/** The site as a line map, its links as arcs. The table tells the same in words; arrow keys and the pointer light up one page's links. */
export function LinkGraph({ site, home }: { site: SiteLinks; home: string }) {
  const drawing = useMemo(() => drawLinkGraph(site.nodes, WIDTH), [site]);
  const faint = useMemo(() => arcsOf(drawing, pairsOf(site, (_, __, inText) => inText).slice(0, MAX_FAINT)), [drawing, site]);
  const [pointed, setPointed] = useState<number>();
  const lit = useMemo(() => (pointed === undefined ? undefined : litArcs(drawing, site, pointed)), [drawing, site, pointed]);

  function walk(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const from = pointed ?? (step > 0 ? -1 : 1);
    setPointed(Math.max(0, Math.min(site.nodes.length - 1, from + step)));
  }
  function point(event: PointerEvent) {
    const station = (event.target as Element).closest("[data-number]");
    if (station) setPointed(Number(station.getAttribute("data-number")));
  }

  return (
    <>
      <section
        className="graph-scroll"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys walk the pages, and a wide map scrolls without JavaScript.
        tabIndex={0}
        aria-label="Map of the links. Arrow keys name the pages."
        onKeyDown={walk}
        onPointerOver={point}
      >
        <svg
          className="graph"
          viewBox={`0 0 ${drawing.width} ${drawing.height}`}
          width={drawing.width}
          height={drawing.height}
          role="img"
          aria-label={`${countWords(site.nodes.length, "page")} by folder and by clicks from the home page`}
        >
          {drawing.bands.map(({ x, width, label }) => (
            <g key={label}>
              <path className="graph-band" d={`M${x} 34h${width}`} />
              <text className="crawl-label" data-tone="note" x={x} y={24}>
                {label}
              </text>
            </g>
          ))}
          {drawing.tracks.map(({ key, line, d }) => (
            <path key={key} className={`graph-track line-${line}`} d={d} />
          ))}
          <path className="graph-faint" d={faint} />
          {lit && <path className="graph-in" d={lit.incoming} />}
          {lit && <path className="graph-out" d={lit.outgoing} />}
          {drawing.stations.map(
            (station, number) =>
              station && <Station key={site.nodes[number]?.url} number={number} station={station} isPointed={number === pointed} />,
          )}
          {drawing.labels.map(({ key, x, y, text, line }) => (
            <text key={key} className={`crawl-label line-${line}`} data-tone="count" x={x} y={y}>
              {text}
            </text>
          ))}
          <text className="crawl-label" data-tone="strong" x={drawing.home[0] + 26} y={drawing.home[1] + 6}>
            Home
          </text>
        </svg>
      </section>
      <p className="graph-pointed mono" role="status">
        {pointed === undefined
          ? "Point at a page, or use the arrow keys, to see what links to it and where it leads."
          : wordsOf(site.nodes[pointed], home)}
      </p>
      <ul className="graph-key">
        <li>
          <svg width="40" height="20" aria-hidden="true">
            <path className="graph-in" d="M2 10h36" />
          </svg>
          Links to the page
        </li>
        <li>
          <svg width="40" height="20" aria-hidden="true">
            <path className="graph-out" d="M2 10h36" />
          </svg>
          Links on the page
        </li>
        <li>The larger the circle, the larger its share of PageRank.</li>
      </ul>
    </>
  );
}

function Station({ number, station: { x, y, r, kind }, isPointed }: { number: number; station: GraphStation; isPointed: boolean }) {
  return (
    <g className="graph-station" data-number={number} data-kind={kind} data-pointed={isPointed || undefined}>
      <circle className="graph-hit" cx={x} cy={y} r={14} />
      <circle className="graph-ring" cx={x} cy={y} r={r} />
      {kind === "dead" && <path className="graph-sign" d={`M${x - 3} ${y - 3}l6 6m0 -6l-6 6`} />}
    </g>
  );
}

function pairsOf({ edges }: SiteLinks, is: (from: number, to: number, inText: boolean) => boolean): [number, number][] {
  const pairs: [number, number][] = [];
  for (let at = 0; at < edges.length; at += 3) {
    const [from = 0, to = 0, inText = 0] = edges.slice(at, at + 3);
    if (is(from, to, inText === 1)) pairs.push([from, to]);
  }
  return pairs;
}

function litArcs(drawing: Drawing, site: SiteLinks, number: number) {
  return {
    incoming: arcsOf(drawing, pairsOf(site, (_, to) => to === number).slice(0, MAX_LIT)),
    outgoing: arcsOf(drawing, pairsOf(site, (from) => from === number).slice(0, MAX_LIT)),
  };
}

/** One path for all: five hundred elements would be slower than five hundred curves. */
function arcsOf({ stations }: Drawing, pairs: readonly [number, number][]): string {
  return pairs
    .map(([from, to]) => {
      const [a, b] = [stations[from], stations[to]];
      if (!a || !b) return "";
      const bend = Math.min(60, 16 + Math.abs(a.x - b.x) / 8);
      return `M${a.x} ${a.y}Q${(a.x + b.x) / 2} ${Math.min(a.y, b.y) - bend} ${b.x} ${b.y}`;
    })
    .join("");
}

function wordsOf(node: SiteNode | undefined, home: string): string {
  if (!node) return "";
  const { url, clicks, inlinks, linkingPages, outlinks, rank, kind } = node;
  const path = url.replace(new URL(home).origin, "");
  const way = clicks === null ? "no way in" : countWords(clicks, "click");
  const rest = kind === "page" || kind === "out" ? `, ${percentWords(rank)} of PageRank` : "";
  return `${path}: ${way}, ${countWords(inlinks, "link")} in from ${countWords(linkingPages, "page")}, ${outlinks} out${rest}`;
}
