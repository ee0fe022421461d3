import { francAll } from "franc-min";

/** What a text is written in, by the company its letters keep. */
export interface DetectedLanguage {
  /** Shortest BCP 47 code: "fr", not "fra". */
  tag: string;
  /** How close another language comes, 0 to 1: the winner has 1. */
  scoreOf(tag: string): number;
}

/** Undefined for a text too short or too strange to tell. 82 languages, those with over eight million speakers. */
export function detectLanguage(text: string, minLength = 120): DetectedLanguage | undefined {
  // Three letters at a time need about two lines of text to be sure; more than a few pages add nothing.
  const scores = francAll(text.slice(0, 10_000), { minLength });
  const [best] = scores;
  if (!best || best[0] === "und") return undefined;
  const byTag = new Map(scores.map(([code, score]) => [shortTag(code), score]));
  return { tag: shortTag(best[0]), scoreOf: (tag) => byTag.get(tag) ?? 0 };
}

/** "eng" → "en", "cmn" → "zh". */
function shortTag(code: string): string {
  return Intl.getCanonicalLocales(code)[0] ?? code;
}
