import { defineServerTool } from "#core/tool/define-tool.ts";
import { aiKeywordResearchInput, aiKeywordResearchOutput } from "./ai-keyword-research.schema.ts";
import { researchKeywords } from "./ai-keyword-research.server.ts";

export const tool = defineServerTool({
  slug: "ai-keyword-research",
  name: "Keyword research",
  tagline: "A topic to questions, intents and clusters, each idea under its source; no volume that nobody measured.",
  category: "keywords",
  menu: { name: "Keyword research", line: "Questions and clusters" },
  addedOn: "2026-11-17",
  needs: ["openPage", "fetchPage", "askProvider", "writeText", "now"],
  input: aiKeywordResearchInput,
  output: aiKeywordResearchOutput,
  examples: [
    { title: "a topic alone", outcome: "how to choose trail running shoes", input: { seed: "trail running shoes" } },
    {
      title: "with your Search Console rows",
      outcome: "2 of 3 queries in your export share a word with the topic.",
      input: {
        seed: "log file analysis",
        queries:
          "Top queries,Clicks,Impressions,CTR,Position\nlog file analysis seo,42,1310,3.21%,6.4\nserver log analyzer,11,640,1.72%,9.8\ncontact,3,20,15%,1.2",
      },
    },
    {
      title: "rows of another topic",
      outcome: "0 of 1 queries",
      input: { seed: "hreflang", queries: "Top queries,Clicks,Impressions,CTR,Position\nblue suede boots,4,90,4.44%,12.1" },
    },
  ],
  run: researchKeywords,
});
