import { defineJobTool } from "#core/tool/define-tool.ts";
import { sampleTool } from "./sample-tool.engine.ts";
import { type SampleToolEvent, sampleToolInput, sampleToolOutput } from "./sample-tool.schema.ts";

const TIMES = 3;

export const tool = defineJobTool<SampleToolEvent>()({
  slug: "sample-tool",
  name: "Sample tool",
  tagline: "Say in one line what it reads and what you get.",
  category: "technical",
  menu: { name: "Sample tool", line: "What you get of it" },
  addedOn: "2026-01-01",
  needs: ["fetchPage"],
  input: sampleToolInput,
  output: sampleToolOutput,
  examples: [{ title: "a page", input: { url: "https://example.com/" } }],
  resultSoFar: sampleTool,
  async run({ url }, { fetchPage }, { signal, past, emit }) {
    const events = [...past];
    while (events.length < TIMES && !signal.aborted) {
      const { status } = await fetchPage(url, { signal });
      const event: SampleToolEvent = { kind: "answered", status };
      events.push(event);
      emit(event);
    }
    return sampleTool(events) ?? { answers: [] };
  },
});
