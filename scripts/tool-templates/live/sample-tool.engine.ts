import type { SampleToolInput, SampleToolOutput } from "./sample-tool.schema.ts";

/** A pure function: it runs with every letter that is typed, and on the server for forms without JavaScript. */
export function sampleTool({ text, upper = false }: SampleToolInput): SampleToolOutput {
  return { text: upper ? text.toUpperCase() : text };
}
