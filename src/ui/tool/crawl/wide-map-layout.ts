import type { CrawlPage } from "#core/crawl/crawl-state.ts";
import { type CrawlLine, isFolderPage, stationKind } from "./crawl-lines.ts";

/** Lines leave the home page side by side: 12 px of track and 5 of ground. */
export const BESIDE = 17;
const WIDEST = 44;
const TIGHTEST = 28;
const NAMES_FROM = 32;
const SHOWN_WAITING = 3;
/** "14 waiting", right of the last station. */
const END_LABEL = 108;
/** From the end of the diagonals to the first station. */
const RUN_IN = 42;
/** Room above the capsule for the word Home and the host. */
const HOME_TOP = 76;

/** With names, rows keep the height of a slanted word between them. */
const named = { first: 96, row: 112, afterBranch: 128 };
const tight = { first: 48, row: 72, afterBranch: 84 };

export interface WideLayout {
  rows: readonly LaidRow[];
  /** Names stand at the stations. */
  isNamed: boolean;
  /** Where the diagonals end. */
  fanEnd: number;
}

export interface LaidRow {
  line: CrawlLine;
  y: number;
  /** Where the line leaves the home page. */
  homeY: number;
  stops: readonly Stop[];
  /** Number of stops up to the last that was read or is being read. */
  laid: number;
  /** Where another line leaves this one. */
  change?: { x: number; to: CrawlLine };
  /** Where this one left another. */
  changeX?: number;
}

type Stop = { x: number; page: CrawlPage } | { x: number; more: number };

/** Diagonals run at 45 degrees, so rows cost width: they may take half of it. */
export const rowsThatFit = (width: number) => Math.max(3, Math.min(9, 2 * Math.floor((width / 2 - 120) / (named.row - BESIDE)) + 1));

/** As wide apart as the longest line allows: with names from 32 px, without them below, and no closer than 28. */
export function layOut(lines: readonly CrawlLine[], width: number): WideLayout {
  const roomy = fit(lines, width, named);
  return roomy.spacing >= NAMES_FROM ? place(lines, roomy, true) : place(lines, fit(lines, width, tight), false);
}

interface Fitted {
  rows: LaidRow[];
  fanEnd: number;
  spacing: number;
  /** Stations in a row. */
  capacity: number;
}

function fit(lines: readonly CrawlLine[], width: number, heights: typeof named): Fitted {
  const rows = placeRows(lines, heights);
  const rise = Math.max(0, ...rows.filter(({ line }) => !line.branches).map(({ y, homeY }) => Math.abs(y - homeY)));
  const fanEnd = Math.max(120 + rise, Math.round(width * 0.3));
  const room = width - fanEnd - RUN_IN - END_LABEL;
  const longest = Math.max(
    2,
    ...lines.map((line, index) => shownPages(line).length + (line.branches ? 1 + shownPages(lines[index - 1]).length : 0)),
  );
  const spacing = Math.max(TIGHTEST, Math.min(WIDEST, Math.floor(room / (longest - 1))));
  return { rows, fanEnd, spacing, capacity: Math.max(6, Math.floor(room / spacing) + 1) };
}

/** The line of single pages leaves straight ahead; those above and below are stacked at the home page in the order of their rows. */
function placeRows(lines: readonly CrawlLine[], heights: typeof named): LaidRow[] {
  const rows: LaidRow[] = [];
  for (const line of lines) {
    const before = rows.at(-1);
    const y = !before
      ? heights.first
      : before.y + (line.branches ? BESIDE : before.line.branches ? heights.afterBranch - BESIDE : heights.row);
    rows.push({ line, y, homeY: y, stops: [], laid: 0 });
  }
  const direct = rows.filter(({ line }) => !line.branches);
  const straight = direct.findIndex(({ line }) => line.folder === "");
  const middle = straight === -1 ? (direct.length - 1) / 2 : straight;
  const centre = straight === -1 ? ((direct[0]?.y ?? 0) + (direct.at(-1)?.y ?? 0)) / 2 : (direct[straight]?.y ?? 0);
  direct.forEach((row, index) => {
    row.homeY = Math.round(centre + (index - middle) * BESIDE);
  });
  const lift = Math.max(0, HOME_TOP + 16 - Math.min(...direct.map(({ homeY }) => homeY)));
  for (const row of rows) Object.assign(row, { y: row.y + lift, homeY: row.homeY + lift });
  return rows;
}

function place(lines: readonly CrawlLine[], { rows, fanEnd, spacing, capacity }: Fitted, isNamed: boolean): WideLayout {
  const firstX = fanEnd + RUN_IN;
  let used = 0;
  for (const [index, row] of rows.entries()) {
    const next = lines[index + 1]?.branches ? lines[index + 1] : undefined;
    const from = row.line.branches ? used + 1 : 0;
    // A line that another one leaves keeps a third of the way at least, and leaves it what it needs otherwise.
    const places = next ? Math.max(Math.ceil(capacity / 3), capacity - shownPages(next).length - 1) : capacity - from;
    const stops = bundle(shownPages(row.line), places);
    let slot = from;
    row.stops = stops.map((stop) => {
      // The mark of a bundle takes two places and stands between them.
      const at = "more" in stop ? slot + 0.5 : slot;
      slot += "more" in stop ? 2 : 1;
      return { ...stop, x: firstX + Math.round(at * spacing) };
    });
    row.laid = stops.findLastIndex((stop) => "more" in stop || stop.page.state !== "waiting") + 1;
    if (row.line.branches) row.changeX = firstX + used * spacing;
    if (next) row.change = { x: firstX + slot * spacing, to: next };
    used = slot;
  }
  return { rows, isNamed, fanEnd };
}

/** All that were read or are being read, and the first few that wait. A branch's own page is the interchange. */
function shownPages(line: CrawlLine | undefined): CrawlPage[] {
  const pages = (line?.pages ?? []).filter(({ url }) => !(line?.branches && isFolderPage(url, line.folder)));
  return [...pages.filter(({ state }) => state !== "waiting"), ...pages.filter(({ state }) => state === "waiting").slice(0, SHOWN_WAITING)];
}

/** When a line has more stations than places, its oldest plain ones make room: they become one mark with their number. */
function bundle(pages: readonly CrawlPage[], places: number): ({ page: CrawlPage } | { more: number })[] {
  if (pages.length <= places) return pages.map((page) => ({ page }));
  const surplus = pages.length - places + 2;
  const [first, ...rest] = pages;
  const read = rest.filter(({ state }) => state === "read");
  const plainFirst = [...read.filter((page) => stationKind(page) === "read"), ...read.filter((page) => stationKind(page) !== "read")];
  const hidden = new Set(plainFirst.slice(0, surplus));
  return [
    ...(first ? [{ page: first }] : []),
    { more: hidden.size },
    ...rest.filter((page) => !hidden.has(page)).map((page) => ({ page })),
  ];
}
