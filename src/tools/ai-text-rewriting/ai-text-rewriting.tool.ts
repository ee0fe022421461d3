import { defineServerTool } from "#core/tool/define-tool.ts";
import { aiTextRewritingInput, aiTextRewritingOutput } from "./ai-text-rewriting.schema.ts";
import { rewriteText } from "./ai-text-rewriting.server.ts";

export const tool = defineServerTool({
  slug: "ai-text-rewriting",
  name: "Text rewriting",
  tagline: "A whole text by tone, length and reading level; every change is yours to take or refuse, and facts are watched.",
  category: "writing",
  menu: { name: "Text rewriting", line: "Tone, length and level" },
  addedOn: "2026-11-17",
  needs: ["writeText", "now"],
  input: aiTextRewritingInput,
  output: aiTextRewritingOutput,
  examples: [
    {
      title: "a wordy report",
      outcome: "we sorted the lines",
      input: {
        text: "In order to utilize a log file, the lines were sorted by us prior to counting. There were 41,300 requests that found a page and 3,480 that did not, which meant that one request in fifteen was wasted and nobody at the company had a list of the pages that were gone.",
      },
    },
    {
      title: "a formal letter",
      outcome: "We do not",
      input: {
        text: "We don't have the ability to ship on a daily basis at this point in time. It's possible that Anna Berg can make a decision by May 3.",
        tone: "formal",
        locked: ["Anna Berg"],
      },
    },
    {
      title: "a chat tool changed a number",
      outcome: "Number changed: 41,300 → 41,000",
      input: {
        text: "The crawl found 41,300 pages on example.com, and 3,480 of them were not in the sitemap.",
        rewritten: "Our crawl found 41,000 pages on example.com. Of those, 3,480 were not in the sitemap.",
      },
    },
  ],
  run: rewriteText,
});
