import { middleRun } from "./middle-run.ts";
import type { FieldReport, InstantLook, LabReport, PageSpeedCheckerOutput, SpeedPage } from "./page-speed-checker.schema.ts";

/** What a run tells as it goes. `page` is 0 for the address, 1 for the one set beside it. */
export type SpeedEvent =
  | { kind: "started"; urls: readonly string[]; device: "mobile" | "desktop"; runs: number }
  | { kind: "look"; page: number; look: InstantLook }
  | { kind: "refused"; page: number; problem: string }
  | { kind: "field"; page: number; field: FieldReport }
  | { kind: "queue"; ahead: number }
  | { kind: "stage"; stage: SpeedStage }
  | ({ kind: "measured"; page: number } & Measurement);

export type Measurement = { lab: LabReport; problem: null } | { lab: null; problem: string };

export type SpeedStage = "open" | "load" | "collect" | "judge";

/** The stage that a line of Lighthouse's log belongs to. */
export function stageOf(step: string): SpeedStage {
  if (/^Auditing|^Generating results|^Analyzing/.test(step)) return "judge";
  if (/^Getting artifact|^Get |^Computing/.test(step)) return "collect";
  return /^Navigating to (?!about:blank)/.test(step) ? "load" : "open";
}

/** What is known so far: all that a run which was stopped leaves behind. */
export function resultSoFar(events: readonly SpeedEvent[]): PageSpeedCheckerOutput | undefined {
  const started = events.find((event) => event.kind === "started");
  if (!started || !events.some(({ kind }) => kind === "look")) return undefined;
  return { device: started.device, pages: started.urls.map((url, page) => pageSoFar(events, url, page)) };
}

function pageSoFar(events: readonly SpeedEvent[], given: string, page: number): SpeedPage {
  const own = events.filter((event) => "page" in event && event.page === page);
  const look = own.find((event) => event.kind === "look")?.look ?? null;
  const measured = own.filter((event) => event.kind === "measured");
  const labs = measured.flatMap(({ lab }) => lab ?? []);
  const lab = labs[middleRun(labs)] ?? null;
  const refused = own.find((event) => event.kind === "refused")?.problem ?? measured.find(({ problem }) => problem !== null)?.problem;
  return {
    url: look?.url ?? given,
    look,
    field: own.find((event) => event.kind === "field")?.field ?? null,
    runs: measured.map(({ lab: own, problem }) => ({
      score: own?.scores.find(({ id }) => id === "performance")?.score ?? null,
      metrics: (own?.metrics ?? []).map(({ short, value }) => ({ short, value })),
      problem,
    })),
    shown: lab === null ? null : measured.findIndex((one) => one.lab === lab) + 1,
    lab,
    problem: lab === null ? (refused ?? "The measurement was stopped before it was done.") : null,
    lighthouse: null,
  };
}

/** Where the raw report of an address can be fetched. */
export function reportFileName(page: number): string {
  return page === 0 ? "lighthouse-report.json" : "lighthouse-report-2.json";
}
