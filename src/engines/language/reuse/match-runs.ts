/** A word of a text as it is compared, and where it stands. */
export interface TextWord {
  /** Lower case, without accents of typing: curly and straight marks are the same. */
  key: string;
  from: number;
  to: number;
}

/** Words that stand in both texts in the same order, one after the other. */
export interface MatchedRun {
  /** Index of its first word in each text. */
  at: number;
  sourceAt: number;
  words: number;
}

const WORD = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*/gu;
/** Scripts that part no words by spaces: dictionaries do it. */
const UNSPACED = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Khmr}\p{scx=Laoo}\p{scx=Mymr}]/u;
const dictionaries = new Intl.Segmenter("ja", { granularity: "word" });

export function textWords(text: string): TextWord[] {
  return Array.from(text.matchAll(WORD)).flatMap(({ 0: written, index }) =>
    (UNSPACED.test(written) ? [...dictionaries.segment(written)] : [{ segment: written, index: 0 }]).map(({ segment, index: at }) => ({
      key: segment.toLowerCase().replaceAll("’", "'"),
      from: index + at,
      to: index + at + segment.length,
    })),
  );
}

/** Shorter runs are chance: "in the case of" stands in every text. */
export const SHORTEST_RUN = 3;

/**
 * Runs of three words and more that a text shares with a source, longest first where they overlap: every word of the text stands in one run
 * at most. `isLeftOut` names words that do not count, such as quotations.
 */
export function matchRuns(
  text: readonly TextWord[],
  source: readonly TextWord[],
  isLeftOut: (index: number) => boolean = () => false,
): MatchedRun[] {
  const starts = startsOf(source);
  const runs: MatchedRun[] = [];
  for (let at = 0; at + SHORTEST_RUN <= text.length; at++) {
    if (isLeftOut(at)) continue;
    let best: MatchedRun | undefined;
    for (const sourceAt of starts.get(gramAt(text, at)) ?? []) {
      let words = 0;
      while (
        at + words < text.length &&
        !isLeftOut(at + words) &&
        sourceAt + words < source.length &&
        text[at + words]?.key === source[sourceAt + words]?.key
      )
        words++;
      if (words > (best?.words ?? SHORTEST_RUN - 1)) best = { at, sourceAt, words };
    }
    if (!best) continue;
    runs.push(best);
    at += best.words - 1;
  }
  return runs;
}

/** Places of one gram that are tried: a phrase that a source repeats hundreds of times is looked for at the first of them. */
const MOST_STARTS = 40;

function startsOf(words: readonly TextWord[]): Map<string, number[]> {
  const starts = new Map<string, number[]>();
  for (let at = 0; at + SHORTEST_RUN <= words.length; at++) {
    const gram = gramAt(words, at);
    const known = starts.get(gram);
    if (!known) starts.set(gram, [at]);
    else if (known.length < MOST_STARTS) known.push(at);
  }
  return starts;
}

function gramAt(words: readonly TextWord[], at: number, length = SHORTEST_RUN): string {
  let gram = words[at]?.key ?? "";
  for (let step = 1; step < length; step++) gram += ` ${words[at + step]?.key}`;
  return gram;
}

/** Share of the text's runs of `length` words that the source has too (Clough and Stevenson's containment), 0 to 1. */
export function containment(text: readonly TextWord[], source: readonly TextWord[], length: number): number {
  const gramsOf = (words: readonly TextWord[]) =>
    new Set(Array.from({ length: Math.max(0, words.length - length + 1) }, (_, at) => gramAt(words, at, length)));
  const mine = gramsOf(text);
  if (mine.size === 0) return 0;
  const theirs = gramsOf(source);
  let shared = 0;
  for (const gram of mine) if (theirs.has(gram)) shared++;
  return shared / mine.size;
}

/** Words of the text in the longest sequence that both have in the same order, as a share of it. Quadratic: of long texts, the beginning. */
export function commonSequence(text: readonly TextWord[], source: readonly TextWord[], most = 3_000): number {
  const [mine, theirs] = [text.slice(0, most), source.slice(0, most)];
  if (mine.length === 0) return 0;
  let row = new Uint16Array(theirs.length + 1);
  let next = new Uint16Array(theirs.length + 1);
  for (const { key } of mine) {
    for (let at = 1; at <= theirs.length; at++)
      next[at] = theirs[at - 1]?.key === key ? (row[at - 1] ?? 0) + 1 : Math.max(row[at] ?? 0, next[at - 1] ?? 0);
    [row, next] = [next, row];
  }
  return (row[theirs.length] ?? 0) / mine.length;
}
