import { toCsv } from "#core/text/csv.ts";
import { defineServerTool } from "#core/tool/define-tool.ts";
import { adsKeywordToolInput, adsKeywordToolOutput } from "./ads-keyword-tool.schema.ts";
import { planAds } from "./ads-keyword-tool.server.ts";
import { editorRows } from "./editor-rows.ts";

export const tool = defineServerTool({
  slug: "ads-keyword-tool",
  name: "Ads keyword tool",
  tagline: "Groups keywords for ads, writes their match types and proposes what to exclude; bids only from a source.",
  category: "keywords",
  menu: { name: "Ads keywords", line: "Groups and match types" },
  addedOn: "2026-11-17",
  needs: ["askProvider"],
  input: adsKeywordToolInput,
  output: adsKeywordToolOutput,
  files: (output) => [{ name: "ads-keywords.csv", type: "text/csv;charset=utf-8", body: toCsv(editorRows(output)) }],
  examples: [
    {
      title: "a plumber's list",
      outcome: "6 keywords in 3 ad groups.",
      input: {
        keywords: [
          "plumber chicago",
          "emergency plumber",
          "emergency plumbers cost",
          "drain cleaning plumber",
          "drain plumber",
          "boiler service",
        ],
      },
    },
    {
      title: "a list with the same keyword twice and signs that are refused",
      outcome: "Signs that Google Ads refuses in a keyword were taken out.",
      input: { keywords: ["Running shoes!", "running shoes", "best running shoes (men)", "how to clean running shoes"] },
    },
  ],
  run: planAds,
});
