import { defineServerTool } from "#core/tool/define-tool.ts";
import { comparedExport, pairedExport } from "./example-export.ts";
import { serpRankCheckerInput, serpRankCheckerOutput } from "./serp-rank-checker.schema.ts";
import { checkRank } from "./serp-rank-checker.server.ts";

export const tool = defineServerTool({
  slug: "serp-rank-checker",
  name: "Rank checker",
  tagline: "Where a page stands for a search, or what your own Search Console export says about all of them.",
  category: "keywords",
  menu: { name: "Rank checker", line: "Places and near wins" },
  addedOn: "2026-11-17",
  needs: ["askProvider", "now"],
  input: serpRankCheckerInput,
  output: serpRankCheckerOutput,
  examples: [
    {
      title: "a bicycle shop's export of two ranges",
      outcome: "9 queries stand close to the top and are shown often.",
      input: { table: comparedExport, brand: "northloop" },
    },
    {
      title: "an export with queries and pages",
      outcome: "https://northloop.example/guides/gravel-bikes, position 6",
      input: { table: pairedExport },
    },
    {
      title: "one keyword",
      outcome: "No source of search results is set up on this site.",
      input: { keyword: "robots.txt tester", site: "example.com" },
    },
  ],
  run: checkRank,
});
