import type { CrawlPage, CrawlState } from "#core/crawl/crawl-state.ts";
import { route } from "../../line-map/route.ts";
import { type CrawlLine, crawlLines, cut, isFolderPage, stationKind, stationName } from "./crawl-lines.ts";
import type { CrawlMap, MapLabel, MapStation, MapTrack, StationKind } from "./crawl-map-model.ts";

const TRUNK_X = 20;
const LINE_X = 64;
const TEXT_X = 88;
const STEP = 32;
const SHOWN_READ = 2;

/** For narrow screens: home on top, a trunk down the side, a short branch for each line with its newest page. Text keeps its size. */
export function drawTallMap(state: CrawlState, width: number): CrawlMap {
  const tracks: MapTrack[] = [];
  const stations: MapStation[] = [];
  const labels: MapLabel[] = [];
  const letters = Math.floor((width - TEXT_X) / 8);
  let y = 48;
  let lastBranch = y;

  for (const line of crawlLines(state)) {
    const { first, next, latest, hidden } = excerpt(line);
    const top = y + 56;
    const key = line.folder;
    const fan = route(
      [
        [TRUNK_X, y],
        [TRUNK_X, y + 8],
        [LINE_X, y + 52],
        [LINE_X, top],
      ],
      8,
    );
    const isLaid = line.pages.some(({ state: stage }) => stage !== "waiting");
    tracks.push({ key: `${key} fan`, line: line.line, d: fan, dashed: !isLaid });
    // Where no page carries the folder's name, a plain stop does.
    const start = first
      ? { key: first.url, kind: stationKind(first), url: first.url }
      : { key, kind: isLaid ? ("read" as const) : ("waiting" as const) };
    stations.push({ ...start, x: LINE_X, y: top });
    labels.push({
      key: `${key} line`,
      x: TEXT_X,
      y: top + 1,
      text: cut(line.folder || "Single pages", letters),
      tone: "count",
      line: line.line,
    });
    const counts = `${line.read} read${line.waiting > 0 ? `, ${line.waiting} ${state.finished ? "not read" : "waiting"}` : ""}`;
    labels.push({ key: `${key} counts`, x: TEXT_X, y: top + 20, text: counts, tone: "note" });

    let at = top;
    const stop = (page: CrawlPage, distance: number, dashed: boolean) => {
      const kind = stationKind(page);
      tracks.push({ key: `${page.url} track`, line: line.line, d: `M${LINE_X} ${at}V${at + distance}`, dashed });
      at += distance;
      stations.push({ key: page.url, x: LINE_X, y: at, kind, url: page.url });
      const text = `${stationName(page.url, line.folder)}${endings[kind] ?? ""}${kind === "dead" && page.facts?.status ? ` (${page.facts.status})` : ""}`;
      labels.push({
        key: `${page.url} name`,
        x: kind === "reading" ? TEXT_X + 8 : TEXT_X,
        y: at + 6,
        text: cut(text, letters),
        tone: kind === "reading" ? "strong" : "name",
      });
    };
    next.forEach((page, index) => {
      stop(page, index === 0 ? STEP + 12 : STEP, page.state === "waiting");
    });
    if (latest) stop(latest, hidden > 0 ? STEP * 2 : next.length === 0 ? STEP + 20 : STEP + 8, hidden > 0);
    if (line.waiting > 0 && !state.finished) {
      tracks.push({ key: `${key} ahead`, line: line.line, d: `M${LINE_X} ${at}v${STEP}`, dashed: true });
      at += 24;
    }
    lastBranch = y + 8;
    y = Math.max(at, top + 20) + 40;
  }

  const isDone = state.finished !== undefined;
  const trunk: MapTrack = { key: "trunk", line: "trunk", d: `M${TRUNK_X} 24V${lastBranch}`, dashed: false };
  return {
    width,
    height: y,
    tracks: [trunk, ...tracks],
    stations,
    capsules: [{ key: "home", kind: isDone ? "home-done" : "home", x: TRUNK_X - 15, y: 9, width: 30, height: 30 }],
    labels: [{ key: "home title", x: 52, y: 34, text: "Home", tone: "title" }, ...labels],
  };
}

const endings: Partial<Record<StationKind, string>> = {
  reading: ", reading now",
  redirect: ", redirect",
  out: ", kept out",
  dead: ", dead end",
};

/** The folder's own page, two more, and the one to look at: what is being read, else the last trouble, else the last arrival. */
function excerpt({ folder, pages }: CrawlLine): { first?: CrawlPage; next: CrawlPage[]; latest?: CrawlPage; hidden: number } {
  const going = pages.filter(({ state }) => state !== "waiting");
  const first = going.find(({ url }) => isFolderPage(url, folder));
  const rest = going.filter((page) => page !== first);
  const latest = rest.findLast(({ state }) => state === "reading") ?? rest.findLast((page) => stationKind(page) !== "read") ?? rest.at(-1);
  const others = rest.filter((page) => page !== latest);
  const next = others.slice(0, SHOWN_READ);
  return { ...(first ? { first } : {}), next, ...(latest ? { latest } : {}), hidden: others.length - next.length };
}
