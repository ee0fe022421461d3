import type { FieldReport, InstantLook, PageSpeedCheckerOutput } from "./page-speed-checker.schema.ts";

/** What a run tells as it goes. */
export type SpeedEvent =
  | { kind: "started"; url: string; device: "mobile" | "desktop" }
  | { kind: "look"; look: InstantLook }
  | { kind: "field"; field: FieldReport }
  | { kind: "queue"; ahead: number }
  | { kind: "stage"; stage: SpeedStage };

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
  const look = events.find((event) => event.kind === "look");
  if (!started || !look) return undefined;
  return {
    url: started.url,
    device: started.device,
    look: look.look,
    field: events.find((event) => event.kind === "field")?.field ?? null,
    lab: null,
    problem: "The measurement was stopped before it was done.",
    lighthouse: null,
  };
}
