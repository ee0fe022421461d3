import type { AiKeywordResearchOutput, KeywordIdea } from "./ai-keyword-research.schema.ts";
import { topicWords } from "./topic-of.ts";

/** Ideas that share a word beside those of the seed; what shares none stands by what a searcher wants. */
export function clusterIdeas(seed: string, ideas: readonly KeywordIdea[]): AiKeywordResearchOutput["clusters"] {
  const own = new Set(topicWords(seed));
  const wordsOf = (keyword: string) => topicWords(keyword).filter((word) => !own.has(word));
  const counts = new Map<string, number>();
  for (const { keyword } of ideas) for (const word of new Set(wordsOf(keyword))) counts.set(word, (counts.get(word) ?? 0) + 1);
  const nameOf = ({ keyword, intent, isQuestion }: KeywordIdea) => {
    const [best] = wordsOf(keyword).sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
    return best !== undefined && (counts.get(best) ?? 0) > 1 ? best : isQuestion ? "questions" : intent;
  };
  return [...Map.groupBy(ideas, nameOf)]
    .map(([name, members]) => ({ name, ideas: members }))
    .sort((a, b) => b.ideas.length - a.ideas.length);
}
