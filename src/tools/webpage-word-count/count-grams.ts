import type { Gram, WordFacts } from "./webpage-word-count.schema.ts";

const SHOWN = 25;
/** Enough to rank phrases of a long article; a page of millions of words must not fill the memory with pairs of them. */
const MAX_WORDS = 120_000;

/**
 * The commonest words, pairs and triples of content. A phrase never crosses the end of a sentence and neither begins nor ends with a word
 * that carries no topic.
 */
export function countGrams(sentences: readonly (readonly string[])[], stopWords: ReadonlySet<string>, total: number): WordFacts["grams"] {
  const counts = [new Map<string, number>(), new Map<string, number>(), new Map<string, number>()] as const;
  const topics = new Map<string, boolean>();
  const remember = (word: string) => {
    const isTopic = isTopicWord(word, stopWords);
    topics.set(word, isTopic);
    return isTopic;
  };
  let left = MAX_WORDS;
  for (const words of sentences) {
    left -= words.length;
    if (left < 0) break;
    const isTopic = words.map((word) => topics.get(word) ?? remember(word));
    for (let start = 0; start < words.length; start++) {
      if (!isTopic[start]) continue;
      let phrase = "";
      for (let length = 0; length < counts.length && start + length < words.length; length++) {
        phrase += length === 0 ? words[start] : ` ${words[start + length]}`;
        const map = counts[length];
        if (map && isTopic[start + length]) map.set(phrase, (map.get(phrase) ?? 0) + 1);
      }
    }
  }
  const [one, two, three] = counts.map((map, index) => ranked(map, index === 0, total)) as [Gram[], Gram[], Gram[]];
  return { one, two, three };
}

function isTopicWord(word: string, stopWords: ReadonlySet<string>): boolean {
  return (
    !stopWords.has(word) &&
    !stopWords.has(word.replaceAll("’", "'")) &&
    (word.length > 1 || /\p{Script=Han}/u.test(word)) &&
    /\p{L}/u.test(word)
  );
}

/** What comes twice or more often; of single words, a few that come once where none comes twice. */
function ranked(map: ReadonlyMap<string, number>, isSingle: boolean, total: number): Gram[] {
  const repeated = [...map].filter(([, count]) => count > 1);
  return (repeated.length > 0 || !isSingle ? repeated : [...map].slice(0, 10))
    .sort(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1))
    .slice(0, SHOWN)
    .map(([text, count]) => ({ text, count, density: Math.round((count / total) * 10_000) / 100 }));
}
