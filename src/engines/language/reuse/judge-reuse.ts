import { commonSequence, containment, type MatchedRun, matchRuns, SHORTEST_RUN, type TextWord } from "./match-runs.ts";

/** How a text stands to a source, by figures that others can work out again. All are shares of the text, 0 to 1. */
export interface Reuse {
  /** Containment of single words, of three and of five. */
  c1: number;
  c3: number;
  c5: number;
  /** Words in the longest common sequence. */
  lcs: number;
  /** Words in matched runs of three and more. */
  run3: number;
  /** 0 to 1: reuse when over a half. */
  likelihood: number;
  verdict: "reused" | "check" | "none";
}

/**
 * Weights of a logistic function over the features that Clough and Stevenson (2011) published for reuse of short answers. Set by hand so that
 * the boundary lies where the published means of reused (run3 0.44 and more) and independent answers (0.07) part, with a margin for texts
 * on one topic, which share many single words and few runs.
 */
const WEIGHTS = { bias: -5.6, c1: 3.2, c3: 7, c5: 5, lcs: 2.6, run3: 9 };

const CERTAIN = 0.3;
const POSSIBLE = 0.15;

export function judgeReuse(
  text: readonly TextWord[],
  source: readonly TextWord[],
  isLeftOut: (index: number) => boolean = () => false,
): Reuse & { runs: MatchedRun[] } {
  const counted = text.filter((_, index) => !isLeftOut(index));
  const runs = matchRuns(text, source, isLeftOut);
  const run3 = counted.length === 0 ? 0 : runs.reduce((sum, { words }) => sum + words, 0) / counted.length;
  const [c1, c3, c5] = [containment(counted, source, 1), containment(counted, source, 3), containment(counted, source, 5)];
  const lcs = run3 === 0 && c1 < 0.3 ? 0 : commonSequence(counted, source);
  const sum = WEIGHTS.bias + WEIGHTS.c1 * c1 + WEIGHTS.c3 * c3 + WEIGHTS.c5 * c5 + WEIGHTS.lcs * lcs + WEIGHTS.run3 * run3;
  const likelihood = counted.length < SHORTEST_RUN ? 0 : 1 / (1 + Math.exp(-sum));
  const verdict = likelihood > 0.5 || run3 >= CERTAIN ? "reused" : run3 >= POSSIBLE || likelihood > 0.3 ? "check" : "none";
  return { c1, c3, c5, lcs, run3, likelihood, verdict, runs };
}
