/** Words as people count them: an address is one. */
export const proseWords = (text: string): string[] => text.match(/[\p{L}\p{N}](?:[^\s]*[\p{L}\p{N}])?/gu) ?? [];

/** Of texts that are compared word by word: the table of a comparison grows with the square. */
export const MOST_COMPARED_WORDS = 4_000;
export const isComparable = (text: string): boolean => (text.match(/\S+/g)?.length ?? 0) <= MOST_COMPARED_WORDS;

/** How much of the first text's wording is left in the second, by its runs of four words: 0 to 1; null where it has none. */
export function sameRuns(before: string, after: string): number | null {
  const runs = fours(before);
  if (runs.length === 0) return null;
  const kept = new Set(fours(after));
  return runs.filter((run) => kept.has(run)).length / runs.length;
}

function fours(text: string): string[] {
  const words = proseWords(text.toLowerCase());
  return words.slice(3).map((_, index) => words.slice(index, index + 4).join(" "));
}

/** The share of words that the second text has anew or elsewhere, by count: 0 to 1. */
export function wordsChanged(before: string, after: string): number {
  const left = new Map<string, number>();
  const words = proseWords(before.toLowerCase());
  for (const word of words) left.set(word, (left.get(word) ?? 0) + 1);
  let kept = 0;
  for (const word of proseWords(after.toLowerCase())) {
    const count = left.get(word) ?? 0;
    if (count > 0) kept++;
    left.set(word, count - 1);
  }
  return words.length === 0 ? 0 : (words.length - kept) / words.length;
}
