import { type RefObject, useEffect, useRef, useState } from "react";

/**
 * Measures what stands in a box as it is typed; undefined until it is something else than the suggestion. What measures is loaded with
 * the first letter: tables of widths are heavy.
 */
export function useDraft<Draft>(
  box: RefObject<HTMLTextAreaElement | null>,
  suggestion: string,
  load: () => Promise<(text: string) => Draft>,
): { draft: Draft | undefined; measure(): void } {
  const [draft, setDraft] = useState<Draft>();
  /** What was measured last. */
  const latest = useRef(suggestion);

  async function measure() {
    const text = box.current?.value ?? "";
    latest.current = text;
    const measureText = await load();
    if (latest.current === text) setDraft(measureText(text));
  }

  useEffect(() => {
    // Typed before the page was ready.
    if (box.current && box.current.value !== latest.current) void measure();
  });

  return { draft, measure: () => void measure() };
}
