import type { CrawlState } from "#core/crawl/crawl-state.ts";
import { type Point, route } from "../../line-map/route.ts";
import { crawlLines, cut, isFolderPage, stationKind, stationName } from "./crawl-lines.ts";
import type { CrawlMap, MapCapsule, MapLabel, MapStation, MapTrack } from "./crawl-map-model.ts";
import { BESIDE, type LaidRow, layOut, rowsThatFit, type WideLayout } from "./wide-map-layout.ts";

const HOME_X = 80;
const NAME_LENGTH = 14;

/** Home on the left across all lines, each line to the right, stations read from left to right. */
export function drawWideMap(state: CrawlState, width: number): CrawlMap {
  const isDone = state.finished !== undefined;
  const layout = layOut(crawlLines(state, rowsThatFit(width)), width);
  const rows = layout.rows.map((row) => drawRow(row, layout, isDone));
  const leaving = layout.rows.filter(({ line }) => !line.branches).map(({ homeY }) => homeY);
  const [top, bottom] = leaving.length > 0 ? [Math.min(...leaving) - 16, Math.max(...leaving) + 16] : [76, 108];
  return {
    width,
    height: (layout.rows.at(-1)?.y ?? 108) + 40,
    tracks: rows.flatMap(({ tracks }) => tracks),
    stations: rows.flatMap(({ stations }) => stations),
    capsules: [
      ...rows.flatMap(({ capsules }) => capsules),
      { key: "home", kind: isDone ? "home-done" : "home", x: HOME_X - 14, y: top, width: 28, height: bottom - top },
    ],
    labels: [
      ...rows.flatMap(({ labels }) => labels),
      { key: "home title", x: 24, y: top - 46, text: "Home", tone: "title" },
      ...(state.home === undefined
        ? []
        : [{ key: "home host", x: 24, y: top - 22, text: cut(new URL(state.home).host, 22), tone: "note" as const }]),
    ],
  };
}

function drawRow(row: LaidRow, layout: WideLayout, isDone: boolean) {
  const { line, y, stops, laid, change } = row;
  const tracks: MapTrack[] = [];
  const stations: MapStation[] = [];
  const capsules: MapCapsule[] = [];
  const labels: MapLabel[] = [];
  const track = (key: string, d: string, dashed: boolean) => tracks.push({ key: `${line.folder} ${key}`, line: line.line, d, dashed });
  const name = (key: string, x: number, above: number, text: string, strong: boolean) => {
    if (layout.isNamed)
      labels.push({ key, x, y: y - above, text: cut(text, NAME_LENGTH), tone: strong ? "strong" : "name", slanted: true });
  };

  let endX = row.changeX ?? HOME_X;
  const firstX = stops[0]?.x ?? change?.x ?? endX;
  if (row.changeX !== undefined) track("from the change", `M${endX} ${y}H${firstX}`, laid === 0);
  else track("from home", route(fan(row.homeY, y, layout.fanEnd, firstX)), laid === 0);
  endX = firstX;

  for (const [index, stop] of stops.entries()) {
    const { x } = stop;
    const key = "more" in stop ? `${line.folder} more` : stop.page.url;
    if (index > 0) track(`to ${key}`, `M${endX} ${y}H${x}`, index >= laid);
    endX = x;
    if ("more" in stop) {
      stations.push({ key, x, y, kind: "bundle", text: `+${stop.more}` });
      continue;
    }
    const { url } = stop.page;
    const kind = stationKind(stop.page);
    const isEnd = isDone && index === laid - 1 && kind === "read" && !change;
    stations.push({ key, x, y, kind: isEnd ? "terminus" : kind, url });
    if (kind === "reading") name(`${key} name`, x + 6, 28, stationName(url, line.folder), true);
    else if (kind !== "waiting") name(`${key} name`, x + 2, 17, stationName(url, line.folder), isFolderPage(url, line.folder));
  }

  if (change) {
    const { x, to } = change;
    if (stops.length > 0) track("to the change", `M${endX} ${y}H${x}`, stops.length > laid);
    const page = to.pages.find(({ url }) => isFolderPage(url, to.folder));
    const url = page ? { url: page.url } : {};
    capsules.push({ key: `${to.folder} change`, kind: "interchange", x: x - 12, y: y - 12, width: 24, height: 24 + BESIDE, ...url });
    name(`${to.folder} change name`, x + 2, 22, to.folder, true);
    return { tracks, stations, capsules, labels };
  }
  if (stops.length > laid && stops.length > 0) {
    track("ahead", `M${endX} ${y}h6`, true);
    endX += 6;
  }
  labels.push(...endLabels(row, endX + 24, layout.isNamed, isDone));
  return { tracks, stations, capsules, labels };
}

/** How many were read; below, how many wait, or the line's name where its stations have none. */
function endLabels({ line, y }: LaidRow, x: number, isNamed: boolean, isDone: boolean): MapLabel[] {
  const { folder, read, waiting } = line;
  const left = waiting > 0 ? `${waiting} ${isDone ? "not read" : "waiting"}` : "";
  const note = isNamed ? left : cut(folder || "single pages", NAME_LENGTH);
  // A line has no figure before its first page is read.
  if (read === 0) return [{ key: `${folder} left`, x, y: y + 5, text: left, tone: "note" }];
  return [
    { key: `${folder} read`, x, y: note ? y - 2 : y + 6, text: `${read} read`, tone: "count", line: line.line },
    ...(note ? [{ key: `${folder} left`, x, y: y + 18, text: note, tone: "note" as const }] : []),
  ];
}

function fan(homeY: number, y: number, fanEnd: number, firstX: number): Point[] {
  const rise = Math.abs(y - homeY);
  const straight: Point[] = [
    [HOME_X, y],
    [firstX, y],
  ];
  return rise < 1
    ? straight
    : [
        [HOME_X, homeY],
        [fanEnd - rise, homeY],
        [fanEnd, y],
        [firstX, y],
      ];
}
