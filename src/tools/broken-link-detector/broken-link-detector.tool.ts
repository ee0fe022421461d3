import { defineJobTool } from "#core/tool/define-tool.ts";
import { brokenLinksFrom } from "./broken-link-detector.engine.ts";
import { brokenLinkInput, brokenLinkOutput } from "./broken-link-detector.schema.ts";
import { findBrokenLinks, hostOf } from "./broken-link-detector.server.ts";
import type { BrokenLinkEvent } from "./broken-link-event.ts";
import { brokenLinkFiles, pagesToEditFrom } from "./broken-link-files.ts";

export const tool = defineJobTool<BrokenLinkEvent>()({
  slug: "broken-link-detector",
  name: "Broken link detector",
  tagline: "Follows every link of a page or a whole site and tells dead ones from those that only refuse robots.",
  category: "technical",
  menu: { name: "Broken links", line: "Dead ends, found" },
  addedOn: "2026-11-15",
  needs: ["fetchPage", "renderPage", "noteLinks", "now"],
  input: brokenLinkInput,
  output: brokenLinkOutput,
  examples: [
    {
      title: "pasted HTML with faults",
      outcome: "Points to a file on the computer of whoever wrote it.",
      input: {
        mode: "html",
        html: `<!doctype html>
<html lang="en">
<head><title>Spring sale</title></head>
<body>
<nav><a href="#offers">Offers</a> <a href="#opening-hours">Opening hours</a></nav>
<main>
<h1 id="offers">Spring sale</h1>
<p>Write to <a href="mailto:shop@example">our shop</a> or call <a href="tel:call-us">us</a>.</p>
<p>Our <a href="https://[shop.example/">shop</a> and <a href="javascript:openMap()">the map</a>.</p>
<p>The <a href="file:///C:/Users/anna/price-list.pdf">price list</a>.</p>
</main>
</body>
</html>`,
      },
    },
    { title: "the links of one page", input: { mode: "page", url: "https://example.com/" } },
    { title: "25 pages of a site", input: { mode: "site", url: "https://www.iana.org/", maxPages: 25 } },
  ],
  files: brokenLinkFiles,
  filesFrom: pagesToEditFrom,
  crawls: hostOf,
  isForResult: ({ kind }) => kind === "links" || kind === "checked" || kind === "fragments",
  resultSoFar: brokenLinksFrom,
  run: findBrokenLinks,
});
