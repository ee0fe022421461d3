import { pageInput } from "#core/page-check/page-input.ts";
import { defineServerTool } from "#core/tool/define-tool.ts";
import { runPageCheck } from "#engines/page-snapshot/page-check.ts";
import { sampleTool } from "./sample-tool.engine.ts";
import { sampleToolOutput } from "./sample-tool.schema.ts";

export const tool = defineServerTool({
  slug: "sample-tool",
  name: "Sample tool",
  tagline: "Say in one line what it reads and what you get.",
  category: "on-page",
  menu: { name: "Sample tool", line: "What you get of it" },
  addedOn: "2026-01-01",
  reads: "page",
  rules: sampleTool.rules,
  needs: ["openPage", "fetchPage", "now"],
  input: pageInput,
  output: sampleToolOutput,
  examples: [{ title: "a page that fails", input: { url: "https://atlaspm.example/", html: "<p>No title</p>" } }],
  run: runPageCheck(sampleTool),
});
