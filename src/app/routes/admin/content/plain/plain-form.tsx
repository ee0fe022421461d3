import type { RawDocument } from "#core/content/raw-document.ts";
import { AdminMessage } from "../../admin-message.tsx";
import type { Choices } from "../fields/draft-context.ts";
import type { FormField } from "../fields/form-field.ts";
import { faultAt, type PlainActs, type PlainControl, plainParts } from "./plain-controls.ts";

interface Props {
  /** Type and id: `post/post-1`. */
  place: string;
  /** Of the document's parts, if it has any. */
  part: string | undefined;
  rev: string;
  fields: readonly FormField[];
  draft: RawDocument;
  zone: string;
  choices: Readonly<Record<string, Choices>>;
  faults: readonly { path: readonly string[]; message: string }[];
}

/** What can be written of a document without an editor as one form, for a browser without scripts. Every button saves the texts too. */
export function PlainForm({ place, part, rev, fields, draft, zone, choices, faults }: Props) {
  const parts = plainParts(fields, { document: draft, zone, choices });
  if (parts.length === 0) return null;
  // The first button of a form is the one that the Enter key presses.
  const save = (
    <button type="submit" className="admin-button" data-tone="main" name="act" value="save">
      Save the draft
    </button>
  );
  return (
    <form method="post" action={`/admin/content/${place}/save`} className="plain-form" id="words">
      <input type="hidden" name="rev" value={rev} />
      <input type="hidden" name="words" value="plain" />
      {part && <input type="hidden" name="part" value={part} />}
      {save}
      {parts.map((each) =>
        each.kind === "acts" ? (
          <Acts key={each.name} {...each} />
        ) : (
          <Control key={each.name} {...each} fault={faultAt(each.id, faults)?.message} />
        ),
      )}
      {save}
    </form>
  );
}

/** What became of the form that was sent. */
export function PlainAnswer({ kind }: { kind: string | null }) {
  return <AdminMessage text={kind === null ? undefined : ANSWERS[kind]} />;
}

const ANSWERS: Record<string, string> = {
  saved: "The draft is saved. Visitors see it once it is published.",
  faulty: "The draft is saved as you wrote it. What keeps it from being published stands beside its field.",
  unchanged: "Nothing was changed.",
  conflict: "Not saved: somebody else changed the same field meanwhile. Here is how it stands now.",
};

function Acts({ name, member, acts }: PlainActs) {
  return (
    <p id={name} className="plain-acts">
      {member && <b>{member}</b>}
      {acts.map(({ label, value }) => (
        <button key={value} type="submit" className="admin-button" name="act" value={value}>
          {label}
          {member && <span className="vh"> {member}</span>}
        </button>
      ))}
    </p>
  );
}

function Control({ id, name, label, within, shown, ask, fault }: PlainControl & { fault: string | undefined }) {
  const said = {
    id,
    name,
    className: "admin-input",
    defaultValue: shown,
    ...(fault && { "aria-describedby": `${id}-fault`, "aria-invalid": true }),
  };
  return (
    <div>
      <label htmlFor={id}>
        {within && `${within}: `}
        {label}
      </label>
      {ask.as === "choice" ? (
        <select {...said}>
          {!(shown in ask.choices) && <option value={shown}>{shown || "Not chosen"}</option>}
          {Object.entries(ask.choices).map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      ) : ask.as === "lines" ? (
        <textarea {...said} rows={ask.rows} />
      ) : (
        <input {...said} type={ask.type} step={ask.type === "number" ? "any" : undefined} />
      )}
      {fault && (
        <p className="studio-fault" id={`${id}-fault`}>
          Stops publishing: {fault}
        </p>
      )}
    </div>
  );
}
