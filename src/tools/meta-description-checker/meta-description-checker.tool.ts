import { renderedPageInput } from "#core/page-check/page-input.ts";
import { defineServerTool } from "#core/tool/define-tool.ts";
import { runPageCheck } from "#engines/page-snapshot/page-check.ts";
import { descriptionCheck } from "./meta-description-checker.engine.ts";
import { metaDescriptionCheckerOutput } from "./meta-description-checker.schema.ts";

export const tool = defineServerTool({
  slug: "meta-description-checker",
  name: "Meta description checker",
  tagline: "Measures a description for desktop and phone, shows where each cuts it, and says what keeps Google from using it.",
  category: "on-page",
  menu: { name: "Meta description", line: "What results will show" },
  addedOn: "2026-11-15",
  reads: "page",
  judgesDrafts: true,
  rules: descriptionCheck.rules,
  needs: ["openPage", "fetchPage", "renderPage", "now"],
  input: renderedPageInput,
  output: metaDescriptionCheckerOutput,
  examples: [
    {
      title: "too wide, with a sign encoded twice",
      outcome: "Max-snippet cuts it.",
      input: {
        url: "https://oakfold.example/tables/",
        html: `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <title>Solid oak dining tables, made to size | Oakfold Furniture</title>
  <meta name="description" content="Solid oak dining tables made to your size in our own workshop. Choose the length, the edge and the oil. Delivery &amp;amp; assembly in four weeks across the Midwest, with a ten-year promise on every joint we glue.">
  <meta property="og:site_name" content="Oakfold Furniture">
  <meta name="robots" content="max-snippet:150, max-image-preview:large">
</head>
<body>
  <main>
    <h1>Solid oak dining tables</h1>
    <p>Every table starts as boards from three sawmills in Wisconsin.</p>
  </main>
</body>
</html>`,
      },
    },
    {
      title: "one that fits both",
      outcome: "Fits a desktop result, with 315 pixels to spare.",
      input: {
        url: "https://northloop.example/bikes/gravel/",
        html: `<!doctype html>
<html lang="en">
<head>
  <title>Gravel bikes under $2,000, tested on three trails | North Loop</title>
  <meta name="description" content="Eleven gravel bikes ridden on the same three trails by four riders. Weights, gears and what broke.">
  <meta property="og:site_name" content="North Loop">
</head>
<body>
  <h1>Gravel bikes under $2,000</h1>
</body>
</html>`,
      },
    },
    {
      title: "a quote that cuts it short, and a second tag",
      outcome: "A quote cuts the description short, and two descriptions on one page.",
      input: {
        url: "https://brightscreens.example/monitors/27",
        html: `<!doctype html>
<html lang="en">
<head>
  <title>27" monitors for photographers | Bright Screens</title>
  <meta name="description" content="The 27" monitors that keep their colors: four models measured for a month.">
  <meta name="description" content="monitor, screen, 27 inch, photo monitor, buy monitor, cheap screen, display">
  <meta property="og:site_name" content="Bright Screens">
</head>
<body>
  <main>
    <h1>27-inch monitors for photographers</h1>
    <p>We measured four 27-inch monitors every morning for a month and wrote down how far their colors drifted.</p>
  </main>
</body>
</html>`,
      },
    },
  ],
  run: runPageCheck(descriptionCheck),
});
