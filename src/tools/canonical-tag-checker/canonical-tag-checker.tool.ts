import { renderedPageInput } from "#core/page-check/page-input.ts";
import { defineServerTool } from "#core/tool/define-tool.ts";
import { runPageCheck } from "#engines/page-snapshot/page-check.ts";
import { canonicalCheck } from "./canonical-tag-checker.engine.ts";
import { canonicalTagCheckerOutput } from "./canonical-tag-checker.schema.ts";

export const tool = defineServerTool({
  slug: "canonical-tag-checker",
  name: "Canonical tag checker",
  tagline: "Reads every canonical signal of a page, looks at its target, and says which address Google will likely index.",
  category: "on-page",
  menu: { name: "Canonical tag", line: "Which copy counts" },
  addedOn: "2026-11-15",
  reads: "page-and-more",
  rules: canonicalCheck.rules,
  needs: ["openPage", "fetchPage", "renderPage", "now"],
  input: renderedPageInput,
  output: canonicalTagCheckerOutput,
  examples: [
    {
      title: "a canonical thrown out of the head",
      outcome: "The canonical stands in the body.",
      input: {
        url: "https://northloop.example/bikes/gravel/?utm_source=mail",
        html: `<!doctype html>
<html lang="en">
<head>
  <title>Gravel bikes | North Loop</title>
  <div class="cookie-bar">We use cookies.</div>
  <link rel="canonical" href="https://northloop.example/bikes/gravel/">
</head>
<body><h1>Gravel bikes</h1></body>
</html>`,
      },
    },
    {
      title: "a page that names itself",
      outcome: "Google will most likely treat atlaspm.example/pricing/ as canonical.",
      input: {
        url: "https://atlaspm.example/pricing/",
        html: `<!doctype html>
<html lang="en">
<head>
  <title>Pricing | Atlas PM</title>
  <link rel="canonical" href="https://atlaspm.example/pricing/">
  <meta property="og:url" content="https://atlaspm.example/pricing/">
</head>
<body><h1>Pricing</h1><a href="/pricing/">Pricing</a></body>
</html>`,
      },
    },
    {
      title: "two tags that disagree, and page 2 that points to page 1",
      outcome: "Page 2 of a list points to page 1, and two canonicals disagree.",
      input: {
        url: "https://corner-bakery.example/cakes/?page=2",
        html: `<!doctype html>
<html lang="en">
<head>
  <title>Cakes, page 2</title>
  <link rel="canonical" href="/cakes/">
  <link rel="canonical" href="http://corner-bakery.example/cakes/?page=2&utm_medium=cpc">
</head>
<body><h1>Cakes</h1></body>
</html>`,
      },
    },
  ],
  run: runPageCheck(canonicalCheck),
});
