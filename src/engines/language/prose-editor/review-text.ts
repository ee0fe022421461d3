import { applyEdits, isSafe, type ProseEdit } from "#core/prose/prose-edit.ts";
import { checkFacts } from "#core/prose/prose-facts.ts";
import { proseWords, sameRuns, wordsChanged } from "#core/prose/prose-measures.ts";
import type { ReviewedText } from "#core/prose/reviewed-text.schema.ts";
import { readabilityOf } from "../english/readability.ts";

interface Reviewed {
  text: string;
  edits: readonly ProseEdit[];
  /** Ids of the edits to take; all that are safe by default. */
  take: readonly string[] | undefined;
  locked: readonly string[];
  writer: ReviewedText["writer"];
  /** ISO day. */
  today: string;
}

/** A text, its edits and what they do to it, counted before and after. */
export function reviewText({ text, edits, take, locked, writer, today }: Reviewed): ReviewedText {
  const taken = edits.filter((edit) => (take ? take.includes(edit.id) : isSafe(edit))).map(({ id }) => id);
  const after = applyEdits(text, edits, new Map(taken.map((id) => [id, 0])));
  return {
    text,
    after,
    taken,
    edits: edits.map((edit) => ({ ...edit, options: [...edit.options] })),
    checks: checkFacts(text, after, locked).map((check) => ({ ...check, missing: [...check.missing], added: [...check.added] })),
    measures: measuresOf(text, after),
    measuredBy: `Counted by us in the text, ${today}`,
    writer,
  };
}

function measuresOf(before: string, after: string): ReviewedText["measures"] {
  const [easeBefore, easeAfter] = [readabilityOf(before), readabilityOf(after)];
  const said = (value: number | undefined) => (value === undefined ? null : String(value));
  const share = (value: number | null) => (value === null ? null : `${Math.round(value * 100)}%`);
  return [
    {
      name: "Words",
      counted: "Words between spaces; an address is one",
      before: said(proseWords(before).length),
      after: said(proseWords(after).length),
    },
    {
      name: "Sentences",
      counted: "By the Unicode rules for sentences",
      before: said(easeBefore?.sentences),
      after: said(easeAfter?.sentences),
    },
    {
      name: "Flesch reading ease",
      counted: "206.835 − 1.015 × words a sentence − 84.6 × syllables a word; 60 to 70 is plain English",
      before: said(easeBefore?.fleschReadingEase),
      after: said(easeAfter?.fleschReadingEase),
    },
    {
      name: "Words changed",
      counted: "Words of the first text that the second lacks",
      before: null,
      after: share(wordsChanged(before, after)),
    },
    {
      name: "Same 4-word runs",
      counted: "Runs of four words of the first text that stand in the second",
      before: null,
      after: share(sameRuns(before, after)),
    },
  ];
}
