import { type RefObject, useEffect, useRef, useState } from "react";
import type { measureTitle } from "./measure-title.ts";

export type Draft = ReturnType<typeof measureTitle>;

/** Measures what stands in the box as it is typed; undefined until it is something else than the suggestion. */
export function useDraft(box: RefObject<HTMLTextAreaElement | null>, suggestion: string): { draft: Draft | undefined; measure(): void } {
  const [draft, setDraft] = useState<Draft>();
  /** What was measured last. */
  const latest = useRef(suggestion);

  async function measure() {
    const text = box.current?.value ?? "";
    latest.current = text;
    const { measureTitle } = await import("./measure-title.ts");
    if (latest.current === text) setDraft(measureTitle(text));
  }

  useEffect(() => {
    // Typed before the page was ready.
    if (box.current && box.current.value !== latest.current) void measure();
  });

  return { draft, measure: () => void measure() };
}
