import type { PageFault } from "./audit-report.ts";

const source = [{ title: "web.dev, “Time to First Byte”", url: "https://web.dev/articles/ttfb", checkedOn: "2026-11-15" }];
const indexed = [
  {
    title: "Google Search Central, “Googlebot” (the first 2 MB are indexed)",
    url: "https://developers.google.com/search/docs/crawling-indexing/googlebot",
    checkedOn: "2026-11-15",
  },
];

/** 0.8 s is good and over 1.8 s poor, by web.dev; measured once from our server, so an estimate for any visitor. */
const SLOW_MS = 800;
const POOR_MS = 1_800;
const HEAVY_BYTES = 2_000_000;

/** What the answer itself shows: how long it took and how much it weighs. How many rules passed comes with it. */
export function speedFaults({ ms, bytes }: { ms: number; bytes: number }): { faults: PageFault[]; passed: number } {
  const faults: PageFault[] = [];
  let passed = 0;
  if (ms > SLOW_MS)
    faults.push({
      tool: "page-slow",
      ruleId: "page-slow",
      kind: "answer-slow",
      grade: ms > POOR_MS ? "fault" : "advice",
      title: `The server took ${(ms / 1000).toFixed(1)} s to answer`,
      detail:
        "Measured once, from our server. Up to 0.8 s counts as good; everything a reader sees waits for it. Cache the page, or find the slow query.",
      sources: source,
    });
  else passed++;
  if (bytes > HEAVY_BYTES)
    faults.push({
      tool: "page-heavy",
      ruleId: "page-heavy",
      kind: "head-cut",
      grade: "fault",
      title: `The HTML alone weighs ${(bytes / 1_000_000).toFixed(1)} MB`,
      detail: "Google indexes the first 2 MB. Move scripts, styles and pictures out of the document.",
      sources: indexed,
    });
  else passed++;
  return { faults, passed };
}
