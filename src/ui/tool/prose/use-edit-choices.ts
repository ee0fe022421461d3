import { type KeyboardEvent, useState } from "react";
import { isSafe, type ProseEdit, type TakenEdits } from "#core/prose/prose-edit.ts";

export interface EditChoices {
  taken: TakenEdits;
  refused: ReadonlySet<string>;
  /** The edit that the keys act on. */
  current: string | undefined;
  open: readonly ProseEdit[];
  take(id: string, option?: number): void;
  refuse(id: string): void;
  undo(id: string): void;
  takeOpen(): void;
  undoAll(): void;
  /** j and k go on and back, a takes, r refuses, u undoes. */
  onKey(event: KeyboardEvent): void;
}

/** Which edits of a text are taken, refused and open. */
export function useEditChoices(edits: readonly ProseEdit[], before: TakenEdits): EditChoices {
  const [taken, setTaken] = useState<TakenEdits>(before);
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set());
  const [current, setCurrent] = useState<string>();
  const listed = edits.filter(({ kind }) => kind !== "synonym");
  const open = listed.filter((edit) => isSafe(edit) && !taken.has(edit.id) && !refused.has(edit.id));

  function set(id: string, option: number | undefined, isRefused: boolean) {
    setTaken((now) => new Map([...now].filter(([key]) => key !== id).concat(option === undefined ? [] : [[id, option]])));
    setRefused((now) => new Set([...now].filter((key) => key !== id).concat(isRefused ? [id] : [])));
    setCurrent(id);
  }
  const choices = {
    take: (id: string, option = 0) => set(id, option, false),
    refuse: (id: string) => set(id, undefined, true),
    undo: (id: string) => set(id, undefined, false),
  };

  return {
    taken,
    refused,
    current,
    open,
    ...choices,
    takeOpen: () => setTaken((now) => new Map([...now, ...open.map(({ id }): [string, number] => [id, 0])])),
    undoAll() {
      setTaken(new Map());
      setRefused(new Set());
    },
    onKey({ key, ctrlKey, metaKey, altKey, target }) {
      if (
        ctrlKey ||
        metaKey ||
        altKey ||
        target instanceof HTMLInputElement ||
        target instanceof HTMLTextAreaElement ||
        target instanceof HTMLSelectElement
      )
        return;
      const at = listed.findIndex(({ id }) => id === current);
      if (key === "j" || key === "k") setCurrent(listed[Math.min(listed.length - 1, Math.max(0, at + (key === "j" ? 1 : -1)))]?.id);
      else if (current !== undefined && key === "a") choices.take(current);
      else if (current !== undefined && key === "r") choices.refuse(current);
      else if (current !== undefined && key === "u") choices.undo(current);
    },
  };
}
