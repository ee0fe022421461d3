import { defineBrowserTool } from "#core/tool/define-tool.ts";
import { describeSize } from "./what-my-browser-size.engine.ts";
import { whatMyBrowserSizeInput, whatMyBrowserSizeOutput } from "./what-my-browser-size.schema.ts";

export const tool = defineBrowserTool({
  slug: "what-my-browser-size",
  name: "What is my browser size",
  tagline: "Your viewport, window, screen and pixel ratio, live, with the breakpoints they reach.",
  category: "utilities",
  menu: { name: "Browser size", line: "Your window, in pixels" },
  addedOn: "2026-11-15",
  input: whatMyBrowserSizeInput,
  output: whatMyBrowserSizeOutput,
  examples: [
    { title: "a phone, 393 × 852", outcome: "9:19.5", input: { width: 393, height: 852, ratio: 3 } },
    { title: "a laptop, 1366 × 768", outcome: "16:9", input: { width: 1366, height: 768, ratio: 1 } },
    { title: "one pixel short of two breakpoints", outcome: "3:4", input: { width: 767, height: 1024 } },
  ],
  run: describeSize,
});
