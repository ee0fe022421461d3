import { useMemo } from "react";
import { Link } from "react-router";
import { DocumentState } from "../document-state.tsx";
import { useTitle } from "../fields/draft-context.ts";
import type { SaveState } from "../saving/draft-queue.ts";
import type { Person } from "../saving/follow-draft.ts";
import type { EditorData } from "./editor-data.ts";
import { People } from "./people.tsx";
import { SaveLine } from "./save-line.tsx";

interface Props {
  data: EditorData;
  save: SaveState;
  people: readonly Person[];
  faultCount: number;
  onRetry(): void;
  onPublish(): void;
}

/** Where one is, whether the words are safe, who else is here, and the way to the site. */
export function EditorBar({ data, save, people, faultCount, onRetry, onPublish }: Props) {
  const { id, typeNames, state, address, addressBase } = data;
  const savedAt = save.kind === "saved" ? save.at : undefined;
  // Told by the server, and true until something is saved after that.
  const savedThen = useMemo(() => savedAt, [data]);
  const isChanged = state === "published" && savedAt !== savedThen;
  return (
    <header className="studio-bar">
      <h1 className="vh">{useTitle()}</h1>
      <button type="button" className="studio-menu" popoverTarget="admin-menu" aria-label="Menu">
        <svg width="18" height="18" viewBox="0 0 18 18" stroke="currentColor" strokeWidth="3" aria-hidden="true">
          <path d="M1 3h16M1 9h16M1 15h16" />
        </svg>
      </button>
      <Link to={`/admin/content/${typeNames.name}`} reloadDocument>
        {typeNames.plural}
      </Link>
      <DocumentState state={isChanged ? "changed" : state} />
      <SaveLine save={save} onRetry={onRetry} />
      <span className="studio-bar-end">
        <People people={people} />
        {addressBase && (
          <a
            className="admin-button studio-view"
            href={`/admin/content/${typeNames.name}/${id}/save?draft=`}
            target="_blank"
            rel="noopener"
          >
            Preview<span className="vh"> in a new tab</span>
          </a>
        )}
        {address && (
          <a className="admin-button studio-view" href={address}>
            View page
          </a>
        )}
        <button type="button" className="admin-button" data-tone="main" onClick={onPublish} aria-keyshortcuts="Control+Enter">
          Publish
          {faultCount > 0 && (
            <span className="studio-count">
              {faultCount}
              <span className="vh"> to mend</span>
            </span>
          )}
        </button>
      </span>
    </header>
  );
}
