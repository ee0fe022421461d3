import { type KeyboardEvent, useEffect, useId, useState } from "react";
import { type Choice, type Choices, useDraftPage } from "./draft-context.ts";

/** What a reference may lead to, as far as this page knows it. */
export function useTitles(to: string) {
  const { rows: documents, isWhole } = useDraftPage().choices[to] ?? { rows: [], isWhole: true };
  const [chosen, setChosen] = useState<readonly Choice[]>([]);
  return {
    documents,
    isWhole,
    titleOf: (ref: string) => [...documents, ...chosen].find(({ id }) => id === ref)?.title || ref,
    /** A document that was searched for is known from then on. */
    learn: (choice: Choice) => setChosen((known) => [...known, choice]),
  };
}

interface Props {
  id: string;
  to: string;
  /** Not offered: what is chosen already. */
  without: readonly string[];
  onChoose(choice: Choice): void;
  "aria-label"?: string;
  "aria-describedby"?: string | undefined;
  "aria-invalid"?: true | undefined;
}

/** Finds a document among more than a list would hold: the server looks for it. */
export function ReferenceSearch({ to, without, onChoose, ...input }: Props) {
  const { place } = useDraftPage();
  const list = useId();
  const [words, setWords] = useState("");
  const [found, setFound] = useState<readonly Choice[]>();
  const [at, setAt] = useState(0);
  const rows = (found ?? []).filter(({ id }) => !without.includes(id));

  useEffect(() => {
    setFound(undefined);
    if (words.trim() === "") return;
    const asked = new AbortController();
    const timer = setTimeout(async () => {
      const query = new URLSearchParams({ choices: to, q: words });
      const answer = await fetch(`/admin/content/${place}/save?${query}`, { signal: asked.signal }).catch(() => undefined);
      if (answer?.ok) setFound(((await answer.json()) as Choices).rows);
      setAt(0);
    }, 200);
    return () => {
      clearTimeout(timer);
      asked.abort();
    };
  }, [words, to, place]);

  function choose(choice: Choice | undefined) {
    if (!choice) return;
    onChoose(choice);
    setWords("");
  }
  function press(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && rows.length > 0) setAt((at + step + rows.length) % rows.length);
    else if (event.key === "Enter") choose(rows[at]);
    else if (event.key === "Escape") setWords("");
    else return;
    event.preventDefault();
  }

  return (
    <div className="studio-find">
      <input
        {...input}
        className="admin-input"
        role="combobox"
        aria-expanded={rows.length > 0}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={rows.length > 0 ? `${list}-${at}` : undefined}
        placeholder="Type a part of its name"
        autoComplete="off"
        value={words}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
        onKeyDown={press}
      />
      <div role="listbox" id={list} aria-label="Found" hidden={rows.length === 0}>
        {rows.map((choice, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field hears the keys and keeps the focus
          <div
            key={choice.id}
            id={`${list}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(choice)}
          >
            {choice.title || choice.id}
          </div>
        ))}
      </div>
      {found && rows.length === 0 && <p role="status">Nothing has that name.</p>}
    </div>
  );
}
