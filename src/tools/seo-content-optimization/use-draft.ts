import { useDeferredValue, useEffect, useMemo, useState } from "react";
import workerUrl from "#engines/language/english/reading-ease.worker.ts?worker&url";
import { askWorker } from "#ui/tool/ask-worker.ts";
import { markDraft } from "./mark-draft.ts";
import { proseOf, readDraft } from "./read-draft.ts";
import type { DraftMarks, SeoContentOptimizationOutput } from "./seo-content-optimization.schema.ts";

/** The formula's word lists weigh more than the rest of the page, and only who types needs them. */
const easeOf = askWorker<string, number | null>(workerUrl);

interface LiveDraft {
  draft: string;
  marks: DraftMarks;
  write(draft: string): void;
}

/** A draft that is marked as it is typed. Nothing of it is sent. */
export function useDraft(
  { study, draft: first, beside, marks }: SeoContentOptimizationOutput,
  onDraft: (draft: string) => void,
): LiveDraft {
  const [draft, setDraft] = useState(first);
  const [ease, setEase] = useState(marks.ease);
  const { tag } = study.language;
  // Typing goes before counting.
  const counted = useDeferredValue(draft);
  useEffect(() => {
    if (counted === first || tag !== "en") return;
    let isOver = false;
    void easeOf(proseOf(readDraft(counted, tag).parts)).then((counts) => {
      if (!isOver) setEase(counts);
    });
    return () => {
      isOver = true;
    };
  }, [counted, first, tag]);
  const shown = useMemo(
    () => (counted === first ? marks : markDraft(study, counted, beside, ease)),
    [counted, first, marks, study, beside, ease],
  );
  return {
    draft,
    marks: shown,
    write(text) {
      setDraft(text);
      onDraft(text);
    },
  };
}
