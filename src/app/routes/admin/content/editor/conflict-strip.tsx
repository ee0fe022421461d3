import { diffWordsWithSpace } from "diff";
import { useEffect, useRef, useState } from "react";
import type { FormField } from "../fields/form-field.ts";
import type { Person } from "../saving/follow-draft.ts";
import type { Conflict } from "../saving/meeting.ts";

interface Props {
  conflict: Conflict;
  fields: readonly FormField[];
  others: readonly Person[];
  onDecide(choice: "mine" | "theirs" | { words: unknown }): void;
}

/** Two people changed the same place: both are shown beside what they began with, and whoever came second decides. */
export function ConflictStrip({ conflict, fields, others, onDecide }: Props) {
  const { path, before, mine, theirs } = conflict;
  const keep = useRef<HTMLButtonElement>(null);
  const place = JSON.stringify(path);
  useEffect(() => keep.current?.focus(), [place]);
  const [began, own, other] = [before, mine, theirs].map(wordsOf);
  const [third, setThird] = useState<string>();
  const field = fields.find(({ at }) => at.some((names) => names[0] === path[0]));
  const who = others.length === 1 ? (others[0]?.name ?? "") : "Theirs";
  return (
    <section className="conflict" role="alert" aria-label="Two versions">
      <h2>Which version stays?</h2>
      <p className="admin-soft">
        {path.length > 1 && typeof path[1] === "object" ? `${field?.label ?? "Text"}, one paragraph` : (field?.label ?? String(path[0]))}{" "}
        was changed by both of you. Nothing is lost, and everything else you wrote is saved.
      </p>
      <div className="conflict-both">
        <div>
          <h3>Yours</h3>
          <Words before={began} after={own} />
          <div className="conflict-acts">
            <button type="button" className="admin-button" data-tone="main" ref={keep} onClick={() => onDecide("mine")}>
              Keep mine
            </button>
            <button type="button" className="admin-button" onClick={() => void navigator.clipboard.writeText(own ?? "")}>
              Copy mine
            </button>
          </div>
        </div>
        <div>
          <h3>{who}</h3>
          <Words before={began} after={other} />
          <div className="conflict-acts">
            <button type="button" className="admin-button" onClick={() => onDecide("theirs")}>
              Take theirs
            </button>
            <button type="button" className="admin-button" onClick={() => void navigator.clipboard.writeText(other ?? "")}>
              Copy theirs
            </button>
          </div>
        </div>
      </div>
      {typeof mine === "string" && (
        <div className="conflict-third">
          <label className="studio-label" htmlFor="conflict-third">
            Or write a third
          </label>
          <textarea
            id="conflict-third"
            className="admin-input studio-words"
            rows={2}
            value={third ?? mine}
            onChange={({ currentTarget }) => setThird(currentTarget.value)}
          />
          <button type="button" className="admin-button" onClick={() => onDecide({ words: third ?? mine })}>
            Use this
          </button>
        </div>
      )}
      <p className="admin-soft">The version that is not taken is kept for a day.</p>
    </section>
  );
}

/** What was added is underlined, what was taken out struck through. */
function Words({ before, after }: { before: string | undefined; after: string | undefined }) {
  if (after === undefined) return <p>Nothing: it was taken out.</p>;
  if (before === undefined) return <p>{after}</p>;
  return (
    <p>
      {diffWordsWithSpace(before, after).map(({ value, added, removed }, index) => {
        const key = `${index}`;
        if (added) return <ins key={key}>{value}</ins>;
        return removed ? <del key={key}>{value}</del> : <span key={key}>{value}</span>;
      })}
    </p>
  );
}

/** The words in a value of any form; undefined for none. */
function wordsOf(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
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
