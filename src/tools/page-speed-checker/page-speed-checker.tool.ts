import { defineJobTool } from "#core/tool/define-tool.ts";
import { pageSpeedCheckerInput, pageSpeedCheckerOutput } from "./page-speed-checker.schema.ts";
import { checkSpeed, speedFiles } from "./page-speed-checker.server.ts";
import { instantLookRules } from "./rules/instant-look-rules.ts";
import { resultSoFar, type SpeedEvent } from "./speed-event.ts";

export const tool = defineJobTool<SpeedEvent>()({
  slug: "page-speed-checker",
  name: "Page speed checker",
  tagline: "An instant look at server and files, then Lighthouse in a real browser, with what to repair first.",
  category: "technical",
  menu: { name: "Page speed", line: "Core Web Vitals" },
  addedOn: "2026-11-15",
  rules: instantLookRules,
  needs: ["fetchPage", "measureSpeed", "speedQueue", "fieldData"],
  input: pageSpeedCheckerInput,
  output: pageSpeedCheckerOutput,
  examples: [
    { title: "a light page, on a phone", input: { url: "https://example.com/", device: "mobile" } },
    {
      title: "two pages side by side, on a desktop",
      input: { url: "https://example.com/", compareWith: "https://example.org/", device: "desktop" },
    },
    { title: "an address that does not answer", input: { url: "https://no-such-site.invalid/" } },
  ],
  // All of them wait for one browser, but each is to have its instant look within seconds.
  atOnce: 6,
  files: speedFiles,
  resultSoFar,
  isForResult: ({ kind }) => kind === "measured" || kind === "look",
  run: checkSpeed,
});
