import { defineJobTool } from "#core/tool/define-tool.ts";
import { siteRules } from "#engines/site-graph/site-rules.ts";
import { internalLinksFrom } from "./internal-link-checker.engine.ts";
import { internalLinkInput, internalLinkOutput } from "./internal-link-checker.schema.ts";
import { checkInternalLinks, hostOf } from "./internal-link-checker.server.ts";
import type { InternalLinkEvent } from "./internal-link-event.ts";
import { edgeFiles, internalLinkFiles } from "./internal-link-files.ts";
import { editFiles } from "./link-edits.ts";
import { pageLinkRules } from "./page-link-rules.ts";

export const tool = defineJobTool<InternalLinkEvent>()({
  slug: "internal-link-checker",
  name: "Internal link checker",
  tagline: "Maps the links between your pages: clicks, PageRank, orphans, link texts, and links that are missing.",
  category: "on-page",
  menu: { name: "Internal links", line: "Who links to what" },
  addedOn: "2026-11-15",
  needs: ["fetchPage", "renderPage", "noteLinks", "now"],
  input: internalLinkInput,
  output: internalLinkOutput,
  rules: [...pageLinkRules, ...siteRules],
  examples: [
    {
      title: "pasted HTML with faults",
      outcome: "1 anchor cannot be followed",
      input: {
        mode: "html",
        url: "https://www.example.com/guides/",
        html: `<!doctype html>
<html lang="en">
<head><title>Guides</title></head>
<body>
<header><a href="/"><img src="/logo.svg" alt=""></a></header>
<nav><a href="/shoes/">Shoes</a> <a href="/boots/">Boots</a> <a href="javascript:void(0)">Menu</a></nav>
<main>
<p>How to lace your boots. <a href="/guides/lacing">Read more</a></p>
<p>How to clean suede. <a href="/guides/suede" rel="nofollow">Clean suede shoes</a></p>
<p>Our <a href="http://www.example.com/boots/">boots</a> and the <a href="https://blog.example.com/">blog</a>.</p>
<p><a href="https://partner.example/" target="_blank" rel="sponsored">A partner</a></p>
</main>
</body>
</html>`,
      },
    },
    { title: "the links of one page", input: { mode: "page", url: "https://example.com/" } },
    { title: "25 pages of a site", input: { mode: "site", url: "https://www.iana.org/", maxPages: 25, ignoreQuery: true } },
  ],
  files: internalLinkFiles,
  filesFrom: (events) => [...edgeFiles(events), ...editFiles(events)],
  crawls: hostOf,
  isForResult: ({ kind }) => kind === "links" || kind === "checked" || kind === "opportunities",
  resultSoFar: internalLinksFrom,
  run: checkInternalLinks,
});
