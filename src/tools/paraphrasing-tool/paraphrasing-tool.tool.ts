import { defineServerTool } from "#core/tool/define-tool.ts";
import { paraphrasingToolInput, paraphrasingToolOutput } from "./paraphrasing-tool.schema.ts";
import { paraphrase } from "./paraphrasing-tool.server.ts";

export const tool = defineServerTool({
  slug: "paraphrasing-tool",
  name: "Paraphrasing tool",
  tagline: "Other ways to say each sentence, and other words for each of yours. You choose; facts are watched.",
  category: "writing",
  menu: { name: "Paraphrasing tool", line: "Each sentence, other words" },
  addedOn: "2026-11-17",
  needs: ["writeText"],
  input: paraphrasingToolInput,
  output: paraphrasingToolOutput,
  examples: [
    {
      title: "who did it comes last",
      outcome: "Our agency redesigned the site",
      input: {
        text: "The site was redesigned by our agency last year. However, the old addresses were not redirected because nobody had a list.",
      },
    },
    {
      title: "the other half first",
      outcome: "We lost half of our visitors when we moved the shop.",
      input: { text: "When we moved the shop, we lost half of our visitors." },
    },
    { title: "no handle for a rule", outcome: "Prices rise.", input: { text: "Prices rise." } },
  ],
  run: paraphrase,
});
