import type { EditKind, ProseEdit } from "#core/prose/prose-edit.ts";
import { StatusMark } from "../../status-mark/status-mark.tsx";
import type { EditChoices } from "./use-edit-choices.ts";

const EDIT_WORDS: Record<EditKind, string> = {
  spelling: "Spelling",
  repeated: "Written twice",
  article: "A or an",
  agreement: "Grammar",
  wordy: "Shorter",
  plainer: "Plainer",
  passive: "Active voice",
  split: "Two sentences",
  contraction: "Contraction",
  rewritten: "Reworded",
  synonym: "Another word",
};

/** One row an edit: why, what for what, and the two buttons. */
export function EditList({ edits, choices }: { edits: readonly ProseEdit[]; choices: EditChoices }) {
  return (
    <ul className="prose-list">
      {edits.map((edit) => (
        <li key={edit.id} data-held={edit.held !== undefined || undefined} data-current={edit.id === choices.current || undefined}>
          <span className="prose-number">{edit.kind === "synonym" ? "" : edit.id}</span>
          <p>
            {edit.held === undefined ? (
              <b>{edit.kind === "rewritten" ? edit.reason : EDIT_WORDS[edit.kind]}</b>
            ) : (
              <StatusMark status="failed">{edit.held}</StatusMark>
            )}{" "}
            <span className="prose-change">
              {edit.before.trim() || "nothing"} → {edit.options[choices.taken.get(edit.id) ?? 0]?.trim() || "nothing"}
            </span>
            {edit.held === undefined ? (
              edit.kind !== "rewritten" && edit.reason !== EDIT_WORDS[edit.kind] && <span className="meta"> {edit.reason}</span>
            ) : (
              <span className="meta"> Held back: “Take all” leaves it out.</span>
            )}
          </p>
          <EditButtons edit={edit} choices={choices} />
        </li>
      ))}
    </ul>
  );
}

function EditButtons({ edit, choices }: { edit: ProseEdit; choices: EditChoices }) {
  const what = `${edit.before.trim()} → ${edit.options[0]?.trim() ?? ""}`;
  const isTaken = choices.taken.has(edit.id);
  if (isTaken || choices.refused.has(edit.id))
    return (
      <span className="prose-buttons">
        <span className="prose-state">{isTaken ? "Taken" : "Refused"}</span>
        <button type="button" className="chip" onClick={() => choices.undo(edit.id)}>
          Undo<span className="vh">: {what}</span>
        </button>
      </span>
    );
  return (
    <span className="prose-buttons">
      {edit.options.map((option, index) => (
        <button type="button" className="chip" key={option} onClick={() => choices.take(edit.id, index)}>
          {edit.options.length > 1 ? option : "Take"}
          <span className="vh">: {what}</span>
        </button>
      ))}
      {edit.kind !== "synonym" && (
        <button type="button" className="chip" onClick={() => choices.refuse(edit.id)}>
          Refuse<span className="vh">: {what}</span>
        </button>
      )}
    </span>
  );
}
