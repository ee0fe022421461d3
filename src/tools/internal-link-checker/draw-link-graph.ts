import type { Line } from "#core/line.ts";
import { type Point, route } from "#ui/line-map/route.ts";
import type { SiteNode } from "./internal-link-checker.schema.ts";

/** The drawing as numbers; the component only prints it. */
export interface LinkGraph {
  width: number;
  height: number;
  bands: readonly { x: number; width: number; label: string }[];
  tracks: readonly { key: string; line: Line | "trunk"; d: string }[];
  /** By the number of the page. */
  stations: readonly (GraphStation | undefined)[];
  labels: readonly { key: string; x: number; y: number; text: string; line: Line }[];
  home: Point;
}

export interface GraphStation {
  x: number;
  y: number;
  r: number;
  line: Line;
  kind: SiteNode["kind"];
}

/** More than these cannot be told apart. */
const MAX_NODES = 500;
const PITCH = 30;
const SUB_ROW = 30;
const ROW_GAP = 46;
const TRUNK_X = 44;
const FIRST_X = 120;
const TOP = 108;
const SMALLEST = 5;
const LARGEST = 13;
const MAX_ROWS = 9;
const DEEPEST = 4;

const colours: readonly Line[] = ["blue", "green", "purple", "pink", "red"];

interface Row {
  folder: string;
  line: Line;
  numbers: number[];
}

/** One line for each first folder, from left to right by clicks from the home page; a station is as large as its share of PageRank. */
export function drawLinkGraph(nodes: readonly SiteNode[], width: number): LinkGraph {
  const shown = nodes
    .map((_, number) => number)
    .filter((number) => nodes[number]?.clicks !== 0)
    .slice(0, MAX_NODES);
  const rows = rowsOf(nodes, shown);
  const bands = bandsOf(nodes, shown, width);
  const highest = Math.max(...nodes.map(({ rank }) => rank), 1e-9);
  const radiusOf = (node: SiteNode) => Math.round((SMALLEST + (LARGEST - SMALLEST) * Math.sqrt(node.rank / highest)) * 10) / 10;
  const stations: (GraphStation | undefined)[] = nodes.map(() => undefined);
  const tracks: { key: string; line: Line | "trunk"; d: string }[] = [];
  const labels: { key: string; x: number; y: number; text: string; line: Line }[] = [];
  const home: Point = [TRUNK_X, 44];
  const homeNumber = nodes.findIndex(({ clicks }) => clicks === 0);
  const homeNode = nodes[homeNumber];
  if (homeNode) stations[homeNumber] = { x: home[0], y: home[1], r: LARGEST, line: "slate", kind: homeNode.kind };

  let y = TOP;
  for (const row of rows) {
    let deepest = 1;
    let end = FIRST_X;
    for (const [index, band] of bands.entries()) {
      const here = row.numbers.filter((number) => bandOf(nodes[number]) === band.depth);
      const perRow = band.columns;
      for (const [place, number] of here.entries()) {
        const node = nodes[number];
        if (!node) continue;
        const sub = Math.floor(place / perRow);
        const x = band.x + (place % perRow) * PITCH + PITCH / 2;
        stations[number] = { x, y: y + sub * SUB_ROW, r: radiusOf(node), line: row.line, kind: node.kind };
        if (sub === 0) end = Math.max(end, x);
        deepest = Math.max(deepest, sub + 1);
      }
      for (let sub = 1; sub * perRow < here.length; sub++) {
        const last = Math.min(here.length - sub * perRow, perRow) - 1;
        const start = band.x - 2;
        tracks.push({
          key: `${row.folder} ${index} ${sub}`,
          line: row.line,
          d: route(
            [
              [start, y],
              [start, y + sub * SUB_ROW],
              [band.x + last * PITCH + PITCH / 2, y + sub * SUB_ROW],
            ],
            10,
          ),
        });
      }
    }
    const spur: Point[] = [
      [TRUNK_X, y - 28],
      [TRUNK_X + 28, y],
      [end, y],
    ];
    tracks.push({ key: `${row.folder} line`, line: row.line, d: route(spur, 12) });
    labels.push({
      key: row.folder,
      x: FIRST_X - 34,
      y: y - 22,
      text: `${row.folder || "Single pages"}, ${row.numbers.length}`,
      line: row.line,
    });
    y += deepest * SUB_ROW + ROW_GAP;
  }
  const lastSpur = y;
  tracks.unshift({ key: "trunk", line: "trunk", d: `M${TRUNK_X} ${home[1]}V${rows.length > 0 ? trunkEnd(tracks, lastSpur) : home[1]}` });
  return {
    width,
    height: Math.max(y - ROW_GAP + 30, 100),
    bands: bands.map(({ x, columns, label }) => ({ x, width: columns * PITCH, label })),
    tracks,
    stations,
    labels,
    home,
  };
}

/** The trunk ends where the last line leaves it. */
function trunkEnd(tracks: readonly { key: string; d: string }[], fallback: number): number {
  const last = tracks.findLast(({ key }) => key.endsWith(" line"));
  return Number(/^M[\d.]+ ([\d.]+)/.exec(last?.d ?? "")?.[1] ?? fallback);
}

function rowsOf(nodes: readonly SiteNode[], shown: readonly number[]): Row[] {
  const folders = new Map<string, number[]>();
  for (const number of shown) {
    const folder = folderOf(nodes[number]?.url ?? "");
    folders.set(folder, [...(folders.get(folder) ?? []), number]);
  }
  const large = [...folders].filter(([folder, numbers]) => folder !== "" && numbers.length > 1).sort(([, a], [, b]) => b.length - a.length);
  const own = large.slice(0, MAX_ROWS - 1);
  const names = new Set(own.map(([folder]) => folder));
  const single = [...folders].filter(([folder]) => !names.has(folder)).flatMap(([, numbers]) => numbers);
  const byRank = (numbers: readonly number[]) => numbers.toSorted((a, b) => (nodes[b]?.rank ?? 0) - (nodes[a]?.rank ?? 0));
  return [
    ...own.map(([folder, numbers], index): Row => ({ folder, line: colours[index % colours.length] ?? "blue", numbers: byRank(numbers) })),
    ...(single.length > 0 ? [{ folder: "", line: "slate" as const, numbers: byRank(single) }] : []),
  ];
}

/** `/blog/a` and `/blog/` → `/blog/`; a page that lies in no folder → "". */
function folderOf(url: string): string {
  const [, first = "", rest] = new URL(url).pathname.split("/", 3);
  return rest === undefined ? "" : `/${first}/`;
}

/** Clicks, the last of them for all beyond; 0 for pages to which no link leads. */
const bandOf = (node: SiteNode | undefined) => (node?.clicks === null || node === undefined ? 0 : Math.min(node.clicks, DEEPEST));

interface Band {
  depth: number;
  label: string;
  columns: number;
  x: number;
}

/** Wide where many pages are. */
function bandsOf(nodes: readonly SiteNode[], shown: readonly number[], width: number): Band[] {
  const counts = new Map<number, number>();
  for (const number of shown) {
    const band = bandOf(nodes[number]);
    counts.set(band, (counts.get(band) ?? 0) + 1);
  }
  const depths = [1, 2, 3, DEEPEST, 0].filter((depth) => counts.has(depth));
  const columns = Math.floor((width - FIRST_X - 16 * depths.length) / PITCH);
  const weights = depths.map((depth) => Math.sqrt(counts.get(depth) ?? 0));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  let x = FIRST_X;
  return depths.map((depth, index) => {
    const share = Math.max(3, Math.floor((columns * (weights[index] ?? 0)) / all));
    const band = { depth, label: bandLabel(depth), columns: share, x };
    x += share * PITCH + 16;
    return band;
  });
}

function bandLabel(depth: number): string {
  if (depth === 0) return "No way in";
  if (depth === DEEPEST) return `${DEEPEST} clicks or more`;
  return depth === 1 ? "1 click" : `${depth} clicks`;
}
