import type { KeywordIdea } from "./ai-keyword-research.schema.ts";

/** Rules in order; the first that fits decides. Words that say what a searcher is about to do. */
const RULES: readonly (readonly [KeywordIdea["intent"], RegExp])[] = [
  ["navigational", /\b(?:log ?in|sign ?in|website|official|app|customer service|contact|phone number|address|opening hours)\b/],
  [
    "transactional",
    /\b(?:buy|order|price|prices|pricing|cost|cheap|deal|deals|coupon|discount|sale|for sale|hire|rent|quote|book|near me|shop|store|download|free trial|subscription)\b/,
  ],
  [
    "commercial",
    /\b(?:best|top|review|reviews|vs|versus|compare|comparison|alternative|alternatives|which|rated|for beginners|for small business)\b/,
  ],
];

export const intentOf = (keyword: string): KeywordIdea["intent"] => RULES.find(([, words]) => words.test(keyword))?.[0] ?? "informational";

export const isQuestion = (keyword: string): boolean =>
  /^(?:how|what|why|when|where|who|which|whose|can|could|does|do|did|is|are|should|will|would)\b/.test(keyword);
