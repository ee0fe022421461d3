import { defineJobTool } from "#core/tool/define-tool.ts";
import { competitorAnalysisInput, competitorAnalysisOutput } from "./competitor-analysis.schema.ts";
import { analyzeCompetitors } from "./competitor-analysis.server.ts";
import { type CompetitorEvent, resultSoFar } from "./competitor-event.ts";

export const tool = defineJobTool<CompetitorEvent>()({
  slug: "competitor-analysis",
  name: "Competitor analysis",
  tagline: "Two to five sites side by side: pages, words, speed, markup, and the topics that only the others have.",
  category: "keywords",
  menu: { name: "Competitor analysis", line: "Up to five sites" },
  addedOn: "2026-11-17",
  needs: ["fetchPage", "noteLinks", "knownDomains", "askProvider", "askProviders", "now"],
  input: competitorAnalysisInput,
  output: competitorAnalysisOutput,
  examples: [
    {
      title: "two sites",
      outcome: "The sites are the ones you named: we cannot discover competitors without a search provider.",
      input: { url: "https://example.com/", rivals: ["https://www.iana.org/"] },
    },
    {
      title: "no competitor named",
      outcome: "We cannot discover competitors without a search provider. Add one to four sites to compare.",
      input: { url: "https://example.com/" },
    },
    {
      title: "a site that does not answer",
      outcome: "None of the 2 sites could be read.",
      input: { url: "https://no-such-site.invalid/", rivals: ["https://nor-this-one.invalid/"] },
    },
  ],
  resultSoFar,
  isForResult: ({ kind }) => kind !== "started",
  run: analyzeCompetitors,
});
