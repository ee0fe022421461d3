import { defineServerTool } from "#core/tool/define-tool.ts";
import { backlinkSummaryInput, backlinkSummaryOutput } from "./backlink-summary.schema.ts";
import { summarizeBacklinks } from "./backlink-summary.server.ts";

export const tool = defineServerTool({
  slug: "backlink-summary",
  name: "Backlink summary",
  tagline: "Who links to a domain, as seen in public crawls; your own Search Console links sorted; and a check that a link is still there.",
  category: "authority",
  menu: { name: "Backlinks", line: "Seen, exported, checked" },
  addedOn: "2026-11-17",
  needs: ["fetchPage", "knownDomains", "askProvider", "now"],
  input: backlinkSummaryInput,
  output: backlinkSummaryOutput,
  examples: [
    {
      title: "a Search Console export of links",
      outcome: "3 sites link to example.com in your export.",
      input: {
        url: "example.com",
        export:
          "Site,Linking pages,Target pages\nnews.example.org,41,3\nblog.example.net,12,2\nforum.example.edu,3,1\n\nRank,Link text\n1,example shop\n2,www.example.com\n3,click here\n",
      },
    },
    {
      title: "a domain, as public crawls saw it",
      outcome: "No link to example.org is known here yet.",
      input: { url: "example.org" },
    },
  ],
  run: summarizeBacklinks,
});
