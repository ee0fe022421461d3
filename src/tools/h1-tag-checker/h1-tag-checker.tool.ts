import { renderedPageInput } from "#core/page-check/page-input.ts";
import { defineServerTool } from "#core/tool/define-tool.ts";
import { runPageCheck } from "#engines/page-snapshot/page-check.ts";
import { h1Check } from "./h1-tag-checker.engine.ts";
import { h1TagCheckerOutput } from "./h1-tag-checker.schema.ts";

export const tool = defineServerTool({
  slug: "h1-tag-checker",
  name: "H1 tag checker",
  tagline: "Finds the H1, draws the tree of headings below it, and compares it with the title.",
  category: "on-page",
  menu: { name: "H1 tag", line: "Every heading, in order" },
  addedOn: "2026-11-15",
  reads: "page",
  judgesDrafts: true,
  rules: h1Check.rules,
  needs: ["openPage", "fetchPage", "renderPage", "now"],
  input: renderedPageInput,
  output: h1TagCheckerOutput,
  examples: [
    {
      title: "a logo as H1, and a level left out",
      outcome: "The H1 is the site’s name, and the outline skips a level.",
      input: {
        url: "https://lakeshoredental.example/implants/",
        html: `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <title>Dental implants in Chicago: cost and steps | Lakeshore Dental</title>
  <meta property="og:site_name" content="Lakeshore Dental">
</head>
<body>
  <header>
    <h1 class="logo"><a href="/"><img src="/logo.svg" alt="Lakeshore Dental"></a></h1>
    <h3>Menu</h3>
  </header>
  <main>
    <h2>Dental implants in Chicago</h2>
    <p>What an implant is, what it costs here, and how long each step takes.</p>
    <h3>What it costs</h3>
    <h5>With insurance</h5>
    <h5>Without insurance</h5>
    <h3>The four steps</h3>
    <h3></h3>
    <h2>Questions</h2>
  </main>
</body>
</html>`,
      },
    },
    {
      title: "one H1, everything below it",
      outcome: "One H1, and it agrees with the title.",
      input: {
        url: "https://northloop.example/bikes/gravel/",
        html: `<!doctype html>
<html lang="en">
<head>
  <title>Gravel bikes under $2,000, tested on three trails | North Loop</title>
  <meta property="og:site_name" content="North Loop">
</head>
<body>
  <main>
    <h1>Gravel bikes under $2,000</h1>
    <h2>How we tested</h2>
    <h3>Three trails</h3>
    <h3>Four riders</h3>
    <h2>The eleven bikes</h2>
    <h3>Best for long days</h3>
    <h3>Best for wet roads</h3>
    <h2>What broke</h2>
  </main>
</body>
</html>`,
      },
    },
    {
      title: "an H1 that nobody sees",
      outcome: "The only H1 is hidden.",
      input: {
        url: "https://atlaspm.example/features/",
        html: `<!doctype html>
<html lang="en">
<head>
  <title>Boards, timelines and docs | Atlas PM</title>
  <meta property="og:site_name" content="Atlas PM">
</head>
<body>
  <div class="hero-title">Boards, timelines and docs</div>
  <div hidden><h1>Atlas PM, the project management software that teams of two to fifty people choose for boards and docs</h1></div>
  <h2>Boards</h2>
  <h2>Timelines</h2>
  <h2>Boards</h2>
</body>
</html>`,
      },
    },
  ],
  run: runPageCheck(h1Check),
});
