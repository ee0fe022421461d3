import { FIRST_BYTE_MS, INDEXED_BYTES } from "#core/rules/limits.ts";
import * as chrome from "#core/sources/chrome.ts";
import * as google from "#core/sources/google.ts";
import type { PageFault } from "./audit-report.ts";

/** What the answer itself shows: how long it took and how much it weighs. How many rules passed comes with it. */
export function speedFaults({ ms, bytes }: { ms: number; bytes: number }): { faults: PageFault[]; passed: number } {
  const faults: PageFault[] = [];
  let passed = 0;
  if (ms > FIRST_BYTE_MS.good)
    faults.push({
      tool: "page-slow",
      ruleId: "page-slow",
      kind: "answer-slow",
      grade: ms > FIRST_BYTE_MS.poor ? "fault" : "advice",
      title: `The server took ${(ms / 1000).toFixed(1)} s to answer`,
      detail:
        "Measured once, from our server. Up to 0.8 s counts as good; everything a reader sees waits for it. Cache the page, or find the slow query.",
      sources: [chrome.timeToFirstByte],
    });
  else passed++;
  if (bytes > INDEXED_BYTES)
    faults.push({
      tool: "page-heavy",
      ruleId: "page-heavy",
      kind: "head-cut",
      grade: "fault",
      title: `The HTML alone weighs ${(bytes / 1_000_000).toFixed(1)} MB`,
      detail: "Google indexes the first 2 MB. Move scripts, styles and pictures out of the document.",
      sources: [google.googlebot],
    });
  else passed++;
  return { faults, passed };
}
