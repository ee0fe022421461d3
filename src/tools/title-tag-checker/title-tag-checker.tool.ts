import { renderedPageInput } from "#core/page-check/page-input.ts";
import { defineServerTool } from "#core/tool/define-tool.ts";
import { runPageCheck } from "#engines/page-snapshot/page-check.ts";
import { titleCheck } from "./title-tag-checker.engine.ts";
import { titleTagCheckerOutput } from "./title-tag-checker.schema.ts";

export const tool = defineServerTool({
  slug: "title-tag-checker",
  name: "Title tag checker",
  tagline: "Measures a title in pixels, shows where results cut it, and says why Google may write its own.",
  category: "on-page",
  menu: { name: "Title tag", line: "Length and pixel width" },
  addedOn: "2026-11-15",
  reads: "page",
  judgesDrafts: true,
  rules: titleCheck.rules,
  needs: ["openPage", "fetchPage", "renderPage", "now"],
  input: renderedPageInput,
  output: titleTagCheckerOutput,
  examples: [
    {
      title: "a title too wide and a year behind",
      outcome: "Too wide by 116 pixels, and a year behind.",
      input: {
        url: "https://atlaspm.example/pricing/",
        html: `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <title>Project management software for small teams: plans and pricing 2025 | Atlas PM</title>
  <meta name="description" content="Plans from $6 a seat. Boards, timelines and docs for teams of two to fifty. Thirty days free, no card.">
  <meta property="og:site_name" content="Atlas PM">
  <meta property="og:title" content="Atlas PM pricing">
</head>
<body>
  <h1>Project management plans for small teams</h1>
  <h2>Plans for 2026</h2>
</body>
</html>`,
      },
    },
    {
      title: "a title that fits",
      outcome: "Fits, with 58 pixels to spare.",
      input: {
        url: "https://northloop.example/bikes/gravel/",
        html: `<!doctype html>
<html lang="en">
<head>
  <title>Gravel bikes under $2,000, tested on three trails | North Loop</title>
  <meta name="description" content="Eleven gravel bikes ridden on the same three trails, with weights, gear ranges and what broke.">
  <meta property="og:site_name" content="North Loop">
</head>
<body>
  <h1>Gravel bikes under $2,000, tested</h1>
</body>
</html>`,
      },
    },
    {
      title: "two titles, one outside the head",
      outcome: "Two titles on one page, and the title is outside the head.",
      input: {
        url: "https://corner-bakery.example/menu",
        html: `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <div id="cookie-banner">We use cookies</div>
  <title>| Corner Bakery</title>
  <meta property="og:site_name" content="Corner Bakery">
</head>
<body>
  <h1>Bread, cakes &amp; breakfast menu</h1>
  <title>Cookie settings</title>
</body>
</html>`,
      },
    },
  ],
  run: runPageCheck(titleCheck),
});
