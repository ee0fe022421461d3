import { defineBrowserTool } from "#core/tool/define-tool.ts";
import { sampleTool } from "./sample-tool.engine.ts";
import { sampleToolInput, sampleToolOutput } from "./sample-tool.schema.ts";

export const tool = defineBrowserTool({
  slug: "sample-tool",
  name: "Sample tool",
  tagline: "Say in one line what it reads and what you get.",
  category: "utilities",
  menu: { name: "Sample tool", line: "What you get of it" },
  addedOn: "2026-01-01",
  input: sampleToolInput,
  output: sampleToolOutput,
  examples: [{ title: "one word", input: { text: "hello", upper: true } }],
  run: sampleTool,
});
