import { useEffect, useRef } from "react";
import type { Conflict } from "../saving/draft-queue.ts";

interface Props {
  conflict: Conflict;
  onMine(): void;
  onTheirs(): void;
}

/** Two people changed the same place: both are shown, and whoever came second decides. */
export function ConflictStrip({ conflict: { path, mine, theirs }, onMine, onTheirs }: Props) {
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  return (
    <section className="conflict" role="alert" aria-label="Two versions">
      <h2>Somebody else changed the same while you wrote</h2>
      <p className="admin-soft">{path.filter((part) => typeof part === "string").join(", ")}</p>
      <div className="conflict-both">
        <div>
          <h3>Yours</h3>
          <p>{wordsOf(mine)}</p>
          <button type="button" className="admin-button" data-tone="main" ref={keep} onClick={onMine}>
            Keep mine
          </button>
        </div>
        <div>
          <h3>Theirs</h3>
          <p>{wordsOf(theirs)}</p>
          <button type="button" className="admin-button" onClick={onTheirs}>
            Take theirs
          </button>
        </div>
      </div>
      <p className="admin-soft">The words that lose are kept for a day.</p>
    </section>
  );
}

/** The words in a value of any form. */
function wordsOf(value: unknown): string {
  if (value === undefined || value === null) return "Nothing: it was taken out";
  if (typeof value !== "object") return String(value);
  return textsIn(value).join(" ") || "A value without words";
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name.startsWith("_") || name === "marks" || name === "style" ? [] : textsIn(inner),
  );
}
