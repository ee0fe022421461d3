import { present } from "#core/errors/present.ts";
import { rarityOf } from "../english/word-commonness.ts";
import type { Keyword } from "./keyword.ts";

export interface KeywordGroup {
  /** The phrase that it stands around. */
  name: string;
  /** Keys of its phrases, best first. */
  keys: string[];
}

/** Phrases nearer than this stand in one group. */
const NEAR = 0.34;

/**
 * Phrases that belong together: those that share a word, the rarer the nearer, and those that stand in the same sentences. Each joins the
 * group that it is nearest to on average; what is near to none stands alone.
 */
export function groupKeywords(keywords: readonly Keyword[]): KeywordGroup[] {
  const groups: Keyword[][] = [];
  for (const keyword of keywords) {
    let [best, nearest]: [Keyword[] | undefined, number] = [undefined, NEAR];
    for (const group of groups) {
      const near = group.reduce((sum, other) => sum + nearness(keyword, other), 0) / group.length;
      const toFirst = nearness(keyword, present(group[0]));
      if (Math.max(near, toFirst * 0.9) >= nearest) [best, nearest] = [group, Math.max(near, toFirst * 0.9)];
    }
    if (best) best.push(keyword);
    else groups.push([keyword]);
  }
  return groups.map((group) => ({ name: group[0]?.phrase ?? "", keys: group.map(({ key }) => key) }));
}

function nearness(a: Keyword, b: Keyword): number {
  return Math.max(sharedWords(a.key.split(" "), b.key.split(" ")), together(a.sentences, b.sentences) * 0.9);
}

function sharedWords(a: readonly string[], b: readonly string[]): number {
  const weight = (stems: readonly string[]) => stems.reduce((sum, stem) => sum + rarityOf(stem) - 1, 0);
  const shared = weight(a.filter((stem) => b.includes(stem)));
  return shared === 0 ? 0 : shared / Math.min(weight(a), weight(b));
}

/** Sentences that hold both, of those that hold either. Once together is chance. */
function together(a: readonly number[], b: readonly number[]): number {
  const shared = a.filter((sentence) => b.includes(sentence)).length;
  return shared < 2 ? 0 : shared / (a.length + b.length - shared);
}
