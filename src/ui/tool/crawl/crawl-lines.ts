import type { CrawlPage, CrawlState } from "#core/crawl/crawl-state.ts";
import { verdictOf } from "#core/crawl/page-verdict.ts";
import { present } from "#core/errors/present.ts";
import type { Line } from "#core/line.ts";
import { decoded } from "#core/url/decoded.ts";
import type { StationKind } from "./crawl-map-model.ts";

/** One line of the map: a first folder of the site, or the pages that stand alone. */
export interface CrawlLine {
  /** "/blog/", or "" for the pages that stand alone. */
  folder: string;
  line: Line;
  /** Read first, in the order of their arrival, then those being read, then those that wait. */
  pages: readonly CrawlPage[];
  read: number;
  waiting: number;
  /** Leaves the line of single pages at an interchange instead of the home page. */
  branches: boolean;
}

/** A folder of two pages is a line from the start; after four such lines a folder needs five pages to become one. */
const FIRST_LINES = 4;
const PAGES_OF_A_LINE = 5;

const above: readonly Line[] = ["blue", "green"];
const below: readonly Line[] = ["purple", "pink"];
const spare: readonly Line[] = ["blue", "green", "purple", "pink", "red"];

/**
 * The lines from top to bottom, which is also their order at the home page, so that none crosses another. A line keeps its place:
 * folders are ranked by the moment in which they reached their size, and a later one is added outside those that stand.
 */
export function crawlLines(state: CrawlState, maxRows = 9): readonly CrawlLine[] {
  const folders = new Map<string, CrawlPage[]>();
  const early: string[] = [];
  const late: string[] = [];
  for (const page of state.pages.values()) {
    if (page.url === state.home) continue;
    const folder = folderOf(page.url);
    const pages = folders.get(folder) ?? [];
    folders.set(folder, pages);
    pages.push(page);
    if (folder === "") continue;
    if (pages.length === 2 && early.length < FIRST_LINES) early.push(folder);
    else if (pages.length === PAGES_OF_A_LINE && !early.includes(folder)) late.push(folder);
  }

  const arrival = new Map(state.arrivals.map((url, index) => [url, index]));
  const lineOf = (folder: string, line: Line, branches = false) => toLine(folder, line, folders.get(folder) ?? [], arrival, branches);
  const rows: CrawlLine[] = early.slice(0, 2).map((folder, index) => lineOf(folder, present(above[index])));
  const bottom: CrawlLine[] = early.slice(2).map((folder, index) => lineOf(folder, present(below[index])));
  const own = new Set(early);
  const room = Math.max(0, maxRows - 1 - early.length);
  const [branch, ...extra] = late.slice(0, room + 1);
  for (const folder of late.slice(0, room + 1)) own.add(folder);

  const single = [...folders].filter(([folder]) => !own.has(folder)).flatMap(([, pages]) => pages);
  if (single.length > 0) rows.push(toLine("", "slate", single, arrival, false));
  if (branch !== undefined) rows.push(lineOf(branch, "red", single.length > 0));
  rows.push(...bottom);
  extra.forEach((folder, index) => {
    const added = lineOf(folder, present(spare[index % spare.length]));
    if (index % 2 === 0) rows.push(added);
    else rows.unshift(added);
  });
  return rows;
}

function toLine(
  folder: string,
  line: Line,
  pages: readonly CrawlPage[],
  arrival: ReadonlyMap<string, number>,
  branches: boolean,
): CrawlLine {
  const rank = ({ url, state }: CrawlPage) => {
    if (state === "waiting") return Number.MAX_SAFE_INTEGER;
    if (state === "reading") return Number.MAX_SAFE_INTEGER - 1;
    // The folder's own page names the line, so it stands first whenever it comes.
    return isFolderPage(url, folder) ? -1 : (arrival.get(url) ?? 0);
  };
  const sorted = pages.toSorted((a, b) => rank(a) - rank(b));
  const read = pages.filter(({ state }) => state === "read").length;
  return { folder, line, pages: sorted, read, waiting: pages.length - read, branches };
}

/** The first folder of an address, and "" for a page that lies in none: `/blog/a` and `/blog/` → `/blog/`, `/about` → `/about/`. */
function folderOf(url: string): string {
  const [, first = ""] = new URL(url).pathname.split("/", 2);
  return first === "" ? "" : `/${first}/`;
}

export const isFolderPage = (url: string, folder: string) => folder !== "" && `${new URL(url).pathname.replace(/\/$/, "")}/` === folder;

/** What a station is called: its folder when it is the folder's page, else the last part of its address. */
export function stationName(url: string, folder: string): string {
  if (isFolderPage(url, folder)) return decoded(folder);
  const { pathname, search } = new URL(url);
  const last = pathname.split("/").filter(Boolean).at(-1) ?? "";
  return decoded((last || "/") + search);
}

export function stationKind(page: CrawlPage): StationKind {
  if (page.state !== "read") return page.state;
  const verdict = verdictOf(page);
  if (verdict.belongs) return "read";
  if (verdict.reason === "redirect") return "redirect";
  return verdict.reason === "dead" || verdict.reason === "server-error" || verdict.reason === "no-answer" ? "dead" : "out";
}

export const cut = (text: string, length: number) => (text.length > length ? `${text.slice(0, length - 1)}…` : text);
