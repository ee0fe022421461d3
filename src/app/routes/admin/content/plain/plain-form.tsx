import type { RawDocument } from "#core/content/raw-document.ts";
import type { FormField } from "../fields/form-field.ts";
import { INPUT_TYPES } from "../fields/plain-field.tsx";
import { type PlainControl, plainControls } from "./plain-controls.ts";

interface Props {
  /** Type and id: `post/post-1`. */
  place: string;
  /** Of the document's parts, if it has any. */
  part: string | undefined;
  rev: string;
  fields: readonly FormField[];
  draft: RawDocument;
  zone: string;
}

/** The plain fields of a document as one form, for a browser without scripts. */
export function PlainForm({ place, part, rev, fields, draft, zone }: Props) {
  const controls = plainControls(fields, draft, zone);
  if (controls.length === 0) return null;
  return (
    <form method="post" action={`/admin/content/${place}/save`} className="plain-form">
      <input type="hidden" name="rev" value={rev} />
      {part && <input type="hidden" name="part" value={part} />}
      {controls.map((control, index) => (
        <div key={control.name}>
          <label htmlFor={`plain-${index}`}>
            {control.within && `${control.within}: `}
            {control.field.label}
          </label>
          <Control {...control} id={`plain-${index}`} />
        </div>
      ))}
      <button type="submit" className="admin-button" data-tone="main" name="words" value="plain">
        Save the draft
      </button>
    </form>
  );
}

/** What became of the form that was sent. */
export function PlainAnswer({ kind }: { kind: string | null }) {
  const said = kind === null ? undefined : ANSWERS[kind];
  return (
    said && (
      <p className="admin-message" role="status">
        {said}
      </p>
    )
  );
}

const ANSWERS: Record<string, string> = {
  saved: "The draft is saved. Visitors see it once it is published.",
  unchanged: "Nothing was changed.",
  conflict: "Not saved: somebody else changed the same field meanwhile. Here is how it stands now.",
};

function Control({ id, name, field, shown }: PlainControl & { id: string }) {
  const said = { id, name, className: "admin-input", defaultValue: shown };
  if (field.kind === "choice" || field.kind === "flag") {
    const choices = field.kind === "flag" ? { true: "Yes", false: "No" } : field.choices;
    return (
      <select {...said}>
        {!(shown in choices) && <option value={shown}>{shown || "Not chosen"}</option>}
        {Object.entries(choices).map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    );
  }
  const rows = field.kind === "html" ? 6 : field.kind === "text" ? field.rows : 0;
  return rows > 1 ? (
    <textarea {...said} rows={rows} />
  ) : (
    <input {...said} type={INPUT_TYPES[field.kind]} step={field.kind === "number" ? "any" : undefined} />
  );
}
