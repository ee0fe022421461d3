import { useEffect, useRef, useState } from "react";

/** Keys and what they do. */
export const QUEUE_KEYS = [
  ["jk", "move"],
  ["x", "select"],
  ["a", "approve"],
  ["d", "disapprove"],
  ["#", "delete"],
  ["r", "reply"],
  ["?", "show the keys"],
] as const;

interface Options {
  rows: readonly { id: string }[];
  open: string | undefined;
  isOn: boolean;
  send(form: FormData): void;
}

/** Moves through the queue and decides by single keys. They can be turned off, as WCAG 2.1.4 asks of keys without a modifier. */
export function useQueueKeys({ rows, open, isOn, send }: Options) {
  const [current, setCurrent] = useState(open);
  const [keysAreOn, setKeysAreOn] = useState(isOn);
  const place = useRef(0);
  const found = rows.findIndex(({ id }) => id === current);
  if (found !== -1) place.current = found;
  const at = Math.min(place.current, rows.length - 1);

  useEffect(() => {
    if (localStorage.getItem(SWITCH) === "off") setKeysAreOn(false);
  }, []);

  // The row that had the focus is gone: the next one takes it, as it takes its place.
  const here = rows[at]?.id;
  useEffect(() => {
    if (here === undefined || here === current) return;
    setCurrent(here);
    if (document.activeElement === document.body) focusRow(here);
  }, [here, current]);

  useEffect(() => {
    if (!keysAreOn) return;
    function onKey(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || document.querySelector("dialog[open]")) return;
      const row = rows[at];
      const does = row && KEYS[event.key];
      if (!does) return;
      event.preventDefault();
      if (does === "next" || does === "previous") {
        const next = rows[at + (does === "next" ? 1 : -1)]?.id ?? row.id;
        setCurrent(next);
        focusRow(next);
      } else if (does === "select") boxOf(row.id)?.click();
      else if (does === "reply") document.getElementById("queue-reply")?.focus();
      else if (does === "keys") (document.getElementById("queue-keys") as HTMLDialogElement | null)?.showModal();
      else send(decision(does, row.id));
    }
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  });

  return {
    current: here,
    setCurrent,
    keysAreOn,
    switchKeys() {
      localStorage.setItem(SWITCH, keysAreOn ? "off" : "on");
      setKeysAreOn(!keysAreOn);
    },
  };
}

const SWITCH = "queue-keys";

const KEYS: Record<string, string> = {
  j: "next",
  k: "previous",
  x: "select",
  a: "approve",
  d: "disapprove",
  "#": "delete",
  r: "reply",
  "?": "keys",
};

/** For all that are selected, or for the one in question. */
function decision(intent: string, id: string): FormData {
  const form = new FormData();
  form.set("intent", intent);
  const selected = [...document.querySelectorAll<HTMLInputElement>("#queue [name=id]:checked")].map(({ value }) => value);
  for (const each of selected.length > 0 ? selected : [id]) form.append("id", each);
  return form;
}

const rowOf = (id: string) => document.querySelector(`[data-row="${id}"]`);
const boxOf = (id: string) => rowOf(id)?.querySelector<HTMLInputElement>("[name=id]");
const focusRow = (id: string) => rowOf(id)?.querySelector("a")?.focus();

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches("textarea, select, input:not([type=checkbox])"));
