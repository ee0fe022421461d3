import { loadEnglish } from "../english/read-english.ts";
import { englishCandidates } from "./english-keywords.ts";
import { groupKeywords, type KeywordGroup } from "./group-keywords.ts";
import type { Keyword, KeywordPart } from "./keyword.ts";
import { stemFor, stemmedPart } from "./part-stems.ts";
import { rankCandidates } from "./rank-candidates.ts";
import { statisticalCandidates } from "./statistical-keywords.ts";

export interface ExtractedKeywords {
  /** English by noun phrases; everything else by statistics. */
  mode: "english" | "statistical";
  /** Words of headings and text. */
  words: number;
  /** True when the text went on after what was read. */
  isCut: boolean;
  keywords: Keyword[];
  groups: KeywordGroup[];
}

/** As much as is read at once: about 20,000 words, half a second. */
const MOST_CHARACTERS = 120_000;

/** What a text is about, in phrases of its own. */
export async function extractKeywords(parts: readonly KeywordPart[], language: string, limit = 30): Promise<ExtractedKeywords> {
  const { read, isCut } = cut(parts);
  const stemmed = read.map((part) => stemmedPart(part, stemFor(language)));
  const isEnglish = language === "en";
  const candidates = isEnglish ? englishCandidates(read, await loadEnglish()) : statisticalCandidates(read, language);
  const keywords = rankCandidates(candidates, stemmed, limit);
  const words = stemmed.reduce((sum, part) => sum + (part.place === "text" || part.place.startsWith("h") ? part.words : 0), 0);
  return { mode: isEnglish ? "english" : "statistical", words, isCut, keywords, groups: groupKeywords(keywords) };
}

function cut(parts: readonly KeywordPart[]): { read: KeywordPart[]; isCut: boolean } {
  let left = MOST_CHARACTERS;
  const read: KeywordPart[] = [];
  for (const { place, text } of parts) {
    if (left <= 0) return { read, isCut: true };
    read.push({ place, text: text.slice(0, left) });
    left -= text.length;
  }
  return { read, isCut: left < 0 };
}
