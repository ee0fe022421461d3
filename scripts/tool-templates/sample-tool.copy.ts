import * as google from "#core/sources/google.ts";
import type { ToolCopy } from "#core/tool/tool-copy.ts";

export const copy: ToolCopy = {
  seoTitle: "Sample tool",
  seoDescription: "Say in 120 to 150 characters what it reads and what you get.",
  intro: "Say in one sentence what it reads and what you get.",
  steps: [{ stepTitle: "Give it something", stepDescription: "What to type, paste or drop." }],
  checks: [{ title: "The first thing.", text: "How it is judged or made." }],
  cannotKnow: [{ title: "The limit.", text: "What no tool can tell from here." }],
  content: [],
  limits: "{runsAMinute} runs a minute.",
  sources: [google.starterGuide],
  faq: [{ question: "A question a user asked?", answer: "Its answer, in the first sentence." }],
  handOff: { service: "seo", title: "Want this done?", text: "Say what the service does with the result." },
};
