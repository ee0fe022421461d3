export interface SearchEntry {
  kind: "tool" | "service" | "post" | "study";
  title: string;
  text: string;
  href: string;
}

/** Results of one kind, best first; kinds in the order of their best result. */
export interface SearchGroup {
  kind: SearchEntry["kind"];
  entries: SearchEntry[];
}

const PER_KIND = 6;

/**
 * Every word of the query must be found. A title that begins with the word counts most, then a word of the title that begins
 * with it, then anywhere in the title, then the text. Equal places keep the order of the index.
 */
export function rankSearch(index: readonly SearchEntry[], query: string): SearchGroup[] {
  const words = normal(query).split(" ").filter(Boolean);
  if (words.length === 0) return [];
  const scored = index
    .map((entry) => ({ entry, score: scoreOf(entry, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
  const groups = new Map<SearchEntry["kind"], SearchEntry[]>();
  for (const { entry } of scored) {
    const entries = groups.get(entry.kind) ?? [];
    groups.set(entry.kind, entries);
    if (entries.length < PER_KIND) entries.push(entry);
  }
  return [...groups].map(([kind, entries]) => ({ kind, entries }));
}

function scoreOf({ title, text }: SearchEntry, words: readonly string[]): number {
  const [head, body] = [normal(title), normal(text)];
  let sum = 0;
  for (const word of words) {
    const score = head.startsWith(word) ? 8 : head.includes(` ${word}`) ? 4 : head.includes(word) ? 2 : body.includes(word) ? 1 : 0;
    if (score === 0) return 0;
    sum += score;
  }
  return head === words.join(" ") ? sum + 100 : sum;
}

/** Lower case, without accents, punctuation as spaces: “robots.txt” and “robots txt” are one. */
const normal = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
