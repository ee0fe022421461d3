import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { closeOutside } from "#ui/dialog/close-outside.ts";
import { rankSearch, type SearchEntry } from "./rank-search.ts";
import "./search-dialog.css";

/** Its own chunk, loaded on first use; the index is asked for once a visit. */
export function SearchDialog({ query: first, onClose }: { query: string; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  const [query, setQuery] = useState(first);
  const [index, setIndex] = useState<readonly SearchEntry[] | "failed">();
  const [active, setActive] = useState(0);

  useEffect(() => {
    dialog.current?.showModal();
    loadIndex().then(setIndex, () => setIndex("failed"));
  }, []);

  const groups = Array.isArray(index) ? rankSearch(index, query) : [];
  const results = groups.flatMap(({ entries }) => entries);

  function follow(entry: SearchEntry | undefined) {
    if (!entry) return;
    dialog.current?.close();
    navigate(entry.href);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Enter") follow(results[active]);
    else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      const by = event.key === "ArrowDown" ? 1 : -1;
      const to = (active + by + results.length) % Math.max(1, results.length);
      setActive(to);
      document.getElementById(`search-${to}`)?.scrollIntoView({ block: "nearest" });
    } else return;
    event.preventDefault();
  }

  return (
    <dialog ref={dialog} className="search" aria-label="Search" closedby="any" onPointerDown={closeOutside} onClose={onClose}>
      <div className="search-bar">
        <input
          className="search-input"
          type="text"
          inputMode="search"
          role="combobox"
          aria-expanded={results.length > 0}
          aria-controls="search-results"
          aria-activedescendant={results[active] && `search-${active}`}
          aria-autocomplete="list"
          aria-label="Search tools, services, posts and case studies"
          placeholder="Search tools, services and posts"
          autoComplete="off"
          spellCheck={false}
          defaultValue={first}
          onChange={(event) => {
            setQuery(event.target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
        />
        <form method="dialog">
          <button type="submit" className="search-close">
            Close <kbd>Esc</kbd>
          </button>
        </form>
      </div>
      <div id="search-results" role="listbox" aria-label="Results" className="search-results">
        {groups.map(({ kind, entries }) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options inside a listbox.
          <div key={kind} role="group" aria-label={kinds[kind].label} className={`search-group line-${kinds[kind].line}`}>
            <b aria-hidden="true">{kinds[kind].label}</b>
            {entries.map((entry) => {
              const at = results.indexOf(entry);
              return (
                // biome-ignore lint/a11y/useFocusableInteractive: the input keeps the focus and names the active option.
                // biome-ignore lint/a11y/useKeyWithClickEvents: the input takes the keys.
                <div
                  key={entry.href}
                  id={`search-${at}`}
                  role="option"
                  aria-selected={at === active}
                  className="search-option"
                  onPointerMove={() => setActive(at)}
                  onClick={() => follow(entry)}
                >
                  <span className="search-title">{entry.title}</span>
                  <span className="search-text">{entry.text}</span>
                </div>
              );
            })}
          </div>
        ))}
      </div>
      <p className="search-status" role="status">
        {statusOf(index, query, results.length)}
      </p>
    </dialog>
  );
}

const kinds = {
  tool: { label: "Tools", line: "green" },
  service: { label: "Services", line: "blue" },
  post: { label: "Posts", line: "purple" },
  study: { label: "Case studies", line: "slate" },
} as const;

function statusOf(index: readonly SearchEntry[] | "failed" | undefined, query: string, count: number): string {
  if (index === "failed") return "The search list did not load. Check your connection, close this and try again.";
  if (index === undefined) return "Loading the list…";
  if (query.trim() === "") return `${index.length} pages to search. Type a word of the name.`;
  if (count === 0) return `Nothing called “${query.trim()}”. Try another word.`;
  return count === 1 ? "1 result" : `${count} results`;
}

let loading: Promise<readonly SearchEntry[]> | undefined;

function loadIndex(): Promise<readonly SearchEntry[]> {
  loading ??= fetch("/api/search-index.json").then(async (response) => {
    if (!response.ok) throw new Error(`search index: ${response.status}`);
    return (await response.json()) as SearchEntry[];
  });
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}
