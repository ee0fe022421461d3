import type { DocumentState as State } from "#core/content/writable-documents.ts";
import "./content.css";

export const stateNames: Record<State, string> = {
  draft: "Draft",
  scheduled: "Scheduled",
  published: "Published",
  changed: "Changed since",
};

/** What a state means, for who has never seen it. */
export const stateMeanings: Record<State, string> = {
  draft: "staff only",
  scheduled: "goes out by itself",
  published: "on the site",
  changed: "on the site, newer text waits",
};

/** A shape and a word, always both. */
export function DocumentState({ state }: { state: State }) {
  return (
    <span className="content-state" data-state={state}>
      <svg width="16" height="16" viewBox="0 0 16 16" fill="none" stroke="currentColor" strokeWidth="3" aria-hidden="true">
        {state === "draft" && <circle cx="8" cy="8" r="6" strokeDasharray="4 2.3" />}
        {state === "scheduled" && <path d="M8 4v4.5l3 1.5M8 1.5a6.5 6.5 0 1 1-.01 0Z" strokeWidth="2" />}
        {state === "published" && <circle cx="8" cy="8" r="5" strokeWidth="4" />}
        {state === "changed" && (
          <path d="M8 1.5a6.5 6.5 0 1 1-.01 0ZM8 2v12A6 6 0 0 1 8 2Z" fill="currentColor" fillRule="evenodd" strokeWidth="2" />
        )}
      </svg>
      {stateNames[state]}
    </span>
  );
}
