import type { ProseEdit } from "./prose-edit.ts";
import { brokenFact, checkFacts, type FactCheck, isKept } from "./prose-facts.ts";
import { isComparable, MOST_COMPARED_WORDS } from "./prose-measures.ts";

interface Word {
  text: string;
  from: number;
  to: number;
}

/** A text that somebody rewrote, as edits to the one before: each can be taken or refused, and one that changes a fact is held. */
export function editsBetween(before: string, after: string, locked: readonly string[] = []): ProseEdit[] {
  if (!isComparable(before) || !isComparable(after)) throw new RangeError(`more than ${MOST_COMPARED_WORDS} words`);
  const [a, b] = [wordsIn(before), wordsIn(after)];
  const whole = checkFacts(before, after, locked).filter((check) => !isKept(check));
  const runs = withoutIslands(changedRuns(a, b), a);
  return runs.map(({ a: [aFrom, aTo], b: [bFrom, bTo] }, index) => {
    const range = rangeOf(a, aFrom, aTo, before.length);
    const other = rangeOf(b, bFrom, bTo, after.length);
    const [old, written] = [before.slice(range.from, range.to), after.slice(other.from, other.to)];
    const held = heldBy(whole, before, range, after, other, locked);
    return {
      id: String(index + 1),
      kind: "rewritten",
      ...range,
      before: old,
      options: [written],
      reason: old.trim() === "" ? "Added" : written.trim() === "" ? "Taken out" : "Reworded",
      ...(held === undefined ? {} : { held }),
    };
  });
}

/** What a change breaks is held only if the whole text lost it: a number that only moved is still there. */
function heldBy(
  whole: readonly FactCheck[],
  before: string,
  a: Range,
  after: string,
  b: Range,
  locked: readonly string[],
): string | undefined {
  if (whole.length === 0) return undefined;
  const [old, written] = [inSentence(before, a), inSentence(after, b)];
  const here = checkFacts(old, written, locked).flatMap((check) => {
    const all = whole.find(({ kind }) => kind === check.kind);
    // A quote that is cut by the change is seen in the whole text alone: whatever stands in it is held.
    const isCut = all?.kind === "quotes" && all.missing.some((quote) => quote.includes(old.trim()) && old.trim() !== "");
    if (!all) return [];
    const missing = isCut ? all.missing : check.missing.filter((one) => all.missing.includes(one));
    const added = isCut ? all.added : check.added.filter((one) => all.added.includes(one));
    return missing.length + added.length > 0 ? [{ ...check, missing, added }] : [];
  });
  return brokenFact(here);
}

interface Range {
  from: number;
  to: number;
}

/** A change by itself; within a sentence it gets a word before it, because only the first of a sentence has its capital for nothing. */
function inSentence(text: string, { from, to }: Range): string {
  return /(?:^|[.!?:]\s*|\n\s*)$/.test(text.slice(0, from)) ? text.slice(from, to) : `x ${text.slice(from, to)}`;
}

/** Of a run of words, with the space that goes with it; of none, the place where they would stand. */
function rangeOf(words: readonly Word[], from: number, to: number, end: number): Range {
  const first = words[from];
  return from === to ? { from: first?.from ?? end, to: first?.from ?? end } : { from: first?.from ?? end, to: words[to]?.from ?? end };
}

/** A word goes with the white space after it. */
function wordsIn(text: string): Word[] {
  return Array.from(text.matchAll(/\S+\s*|^\s+/g), ({ 0: found, index }) => ({
    text: found.trimEnd(),
    from: index,
    to: index + found.length,
  }));
}

interface Run {
  a: [number, number];
  b: [number, number];
}

function changedRuns(a: readonly Word[], b: readonly Word[]): Run[] {
  let start = 0;
  while (start < a.length && start < b.length && a[start]?.text === b[start]?.text) start++;
  let [aEnd, bEnd] = [a.length, b.length];
  while (aEnd > start && bEnd > start && a[aEnd - 1]?.text === b[bEnd - 1]?.text) {
    aEnd--;
    bEnd--;
  }
  const [rows, columns] = [aEnd - start, bEnd - start];
  // How many words the rests have in common, from each pair of places on.
  const common = new Uint16Array((rows + 1) * (columns + 1));
  const at = (i: number, j: number) => common[i * (columns + 1) + j] ?? 0;
  for (let i = rows - 1; i >= 0; i--)
    for (let j = columns - 1; j >= 0; j--)
      common[i * (columns + 1) + j] =
        a[start + i]?.text === b[start + j]?.text ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const runs: Run[] = [];
  let [i, j] = [0, 0];
  while (i < rows || j < columns) {
    if (i < rows && j < columns && a[start + i]?.text === b[start + j]?.text) {
      i++;
      j++;
      continue;
    }
    const [fromI, fromJ] = [i, j];
    while ((i < rows || j < columns) && !(i < rows && j < columns && a[start + i]?.text === b[start + j]?.text))
      if (j >= columns || (i < rows && at(i + 1, j) >= at(i, j + 1))) i++;
      else j++;
    runs.push({ a: [start + fromI, start + i], b: [start + fromJ, start + j] });
  }
  return runs;
}

/** One small word between two changes belongs to both: “to [utilize] a [file]” reads better as one. */
function withoutIslands(runs: readonly Run[], a: readonly Word[]): Run[] {
  const joined: Run[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    const between = last ? a.slice(last.a[1], run.a[0]) : [];
    if (last && between.length === 1 && (between[0]?.text.length ?? 9) <= 3 && !/[.!?\n]/.test(between[0]?.text ?? "")) {
      last.a[1] = run.a[1];
      last.b[1] = run.b[1];
    } else joined.push({ a: [...run.a], b: [...run.b] });
  }
  return joined;
}
