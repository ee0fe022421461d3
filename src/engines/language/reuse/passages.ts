import type { MatchedRun, TextWord } from "./match-runs.ts";

/** A stretch of a text that stands in a source too, word for word or reworded. */
export interface Passage {
  kind: "same" | "reworded";
  from: number;
  to: number;
  sourceFrom: number;
  sourceTo: number;
  words: number;
}

/** Runs that stand as near to each other in both texts belong to one passage with words changed between them. */
const NEAR = 8;
/** Word for word from here on; shorter ones alone are reported only as part of a reworded passage. */
const LONG_RUN = 6;

export function passagesOf(runs: readonly MatchedRun[], text: readonly TextWord[], source: readonly TextWord[]): Passage[] {
  const groups: MatchedRun[][] = [];
  for (const run of runs) {
    const last = groups.at(-1)?.at(-1);
    const gap = last ? run.at - (last.at + last.words) : Number.POSITIVE_INFINITY;
    const sourceGap = last ? Math.abs(run.sourceAt - (last.sourceAt + last.words)) : Number.POSITIVE_INFINITY;
    if (gap <= NEAR && sourceGap <= NEAR * 2) groups.at(-1)?.push(run);
    else groups.push([run]);
  }
  return groups.flatMap((group): Passage[] => {
    const [first, last] = [group[0], group.at(-1)];
    if (!first || !last) return [];
    const words = group.reduce((sum, run) => sum + run.words, 0);
    const isOne = group.length === 1;
    if (isOne && first.words < LONG_RUN) return [];
    const [sourceStart, sourceEnd] = [
      Math.min(...group.map(({ sourceAt }) => sourceAt)),
      Math.max(...group.map((run) => run.sourceAt + run.words - 1)),
    ];
    return [
      {
        kind: isOne || words >= (last.at + last.words - first.at) * 0.85 ? "same" : "reworded",
        from: text[first.at]?.from ?? 0,
        to: text[last.at + last.words - 1]?.to ?? 0,
        sourceFrom: source[sourceStart]?.from ?? 0,
        sourceTo: source[sourceEnd]?.to ?? 0,
        words,
      },
    ];
  });
}

/** Stretches between quotation marks, longest 600 characters: what is quoted is no plagiarism. */
export function quotesIn(text: string): { from: number; to: number }[] {
  return Array.from(
    text.matchAll(/“[^“”]{1,600}”|«[^«»]{1,600}»|„[^„“]{1,600}“|(?<=^|[\s(])"[^"\n]{1,600}"(?=[\s.,;:!?)]|$)/gm),
    ({ 0: quote, index }) => ({
      from: index,
      to: index + quote.length,
    }),
  );
}
