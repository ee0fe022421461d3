import { pageInput } from "#core/page-check/page-input.ts";
import { defineServerTool } from "#core/tool/define-tool.ts";
import { faviconRules } from "./favicon-checker.engine.ts";
import { faviconCheckerOutput } from "./favicon-checker.schema.ts";
import { checkFavicons } from "./favicon-checker.server.ts";

const svg = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="#004f38"/><path d="M10 40h44" stroke="#4bdba0" stroke-width="8"/><circle cx="32" cy="40" r="11" fill="#fff" stroke="#10142a" stroke-width="6"/></svg>')}`;
const dark = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 48"><path d="M8 24h48" stroke="#10142a" stroke-width="10"/></svg>')}`;

export const tool = defineServerTool({
  slug: "favicon-checker",
  name: "Favicon checker",
  tagline: "Looks at every icon of a site as Google, browsers and phones do, and writes the tags that are missing.",
  category: "on-page",
  menu: { name: "Favicon checker", line: "Every size and link" },
  addedOn: "2026-11-15",
  reads: "page-and-more",
  rules: faviconRules,
  needs: ["openPage", "fetchPage", "now", "showImage"],
  input: pageInput,
  output: faviconCheckerOutput,
  examples: [
    {
      title: "a drawing, and nothing for phones",
      outcome: "No ICO file, and no touch icon.",
      input: {
        url: "https://northloop.example/",
        html: `<!doctype html>
<html lang="en">
<head>
  <title>North Loop: bikes for gravel</title>
  <meta property="og:site_name" content="North Loop">
  <link rel="icon" type="image/svg+xml" href="${svg}">
</head>
<body><h1>Bikes for gravel</h1></body>
</html>`,
      },
    },
    {
      title: "an icon that is not square, outside the head",
      outcome: "One icon is not square, and 2 icons stand outside the head.",
      input: {
        url: "https://corner-bakery.example/",
        html: `<!doctype html>
<html lang="en">
<head>
  <title>Corner Bakery</title>
  <meta property="og:site_name" content="Corner Bakery">
  <div>We use cookies</div>
  <link rel="shortcut icon" type="image/png" href="${dark}">
  <link rel="mask-icon" href="/mask.svg" color="#b3260e">
  <meta name="msapplication-TileColor" content="#b3260e">
</head>
<body><h1>Bread</h1></body>
</html>`,
      },
    },
    {
      title: "a page without an icon",
      outcome: "The page names no icon, and no touch icon.",
      input: {
        url: "https://atlaspm.example/",
        html: '<!doctype html><html lang="en"><head><title>Atlas PM</title></head><body><h1>Plans</h1></body></html>',
      },
    },
  ],
  run: checkFavicons,
});
