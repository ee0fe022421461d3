import { defineServerTool } from "#core/tool/define-tool.ts";
import { keywordDifficultyCheckerInput, keywordDifficultyCheckerOutput } from "./keyword-difficulty-checker.schema.ts";
import { checkDifficulty } from "./keyword-difficulty-checker.server.ts";

export const tool = defineServerTool({
  slug: "keyword-difficulty-checker",
  name: "Keyword difficulty checker",
  tagline: "What stands in a keyword's way: a source's figure, our estimate with its method, and each page's match.",
  category: "keywords",
  menu: { name: "Keyword difficulty", line: "Who stands in the way" },
  addedOn: "2026-11-17",
  needs: ["askProvider", "askProviders", "fetchPage", "knownDomains", "now"],
  input: keywordDifficultyCheckerInput,
  output: keywordDifficultyCheckerOutput,
  examples: [
    {
      title: "a keyword and two pages",
      outcome: "The difficulty cannot be measured.",
      input: { keyword: "example domain", pages: ["https://example.com/", "https://www.iana.org/help/example-domains"] },
    },
    {
      title: "a keyword alone",
      outcome: "The difficulty cannot be measured, and no pages are known to compare.",
      input: { keyword: "robots.txt tester" },
    },
  ],
  run: checkDifficulty,
});
