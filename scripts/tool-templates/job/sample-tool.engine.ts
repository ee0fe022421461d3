import type { SampleToolEvent, SampleToolOutput } from "./sample-tool.schema.ts";

/** The result from what was told so far: while it runs, when it is stopped, and at its end. */
export function sampleTool(events: readonly SampleToolEvent[]): SampleToolOutput | undefined {
  if (events.length === 0) return undefined;
  return { answers: events.map(({ status }) => ({ status })) };
}
