import { digitsOf } from "./keypad.ts";

interface ListedWord {
  word: string;
  /** 0 for the thousand or so that everybody uses, up to 3. */
  rank: number;
  isOffensive: boolean;
}

/** Words by the digits that dial them. */
export type WordIndex = ReadonlyMap<string, readonly ListedWord[]>;

function indexWords(list: string): WordIndex {
  const index = new Map<string, ListedWord[]>();
  const lines = list.trimEnd().split("\n");
  for (const [rank, line] of lines.entries())
    for (const word of line.split(" ")) {
      const digits = digitsOf(word);
      const words = index.get(digits) ?? [];
      if (words.length === 0) index.set(digits, words);
      const isOffensive = rank === lines.length - 1;
      words.push({ word, rank: isOffensive ? rank - 1 : rank, isOffensive });
    }
  return index;
}

let loading: Promise<WordIndex> | undefined;

/** The list arrives when the first number is spelled, once. */
export function loadWords(): Promise<WordIndex> {
  loading ??= import("./phone-words.txt?raw").then(
    ({ default: list }) => indexWords(list),
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}
