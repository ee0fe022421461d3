import { useEffect, useRef, useState } from "react";
import { useFetcher, useLocation } from "react-router";
import { useToast } from "#ui/toast/toast.tsx";

interface Answer {
  message: string;
  undo: string[] | undefined;
}

/** Sends decisions one after the other, however fast they are made, and offers to take each back for 8 seconds. */
export function useDecisions() {
  const { state, data, submit } = useFetcher<Answer>();
  const { pathname, search } = useLocation();
  const toast = useToast();
  const [waiting, setWaiting] = useState<readonly FormData[]>([]);
  const [leaving, setLeaving] = useState<ReadonlySet<string>>(new Set());
  const told = useRef<Answer>(undefined);

  useEffect(() => {
    if (state !== "idle") return;
    const [next, ...rest] = waiting;
    if (next) {
      setWaiting(rest);
      void submit(next, { method: "post", action: pathname + search });
    } else setLeaving((ids) => (ids.size === 0 ? ids : new Set()));
  }, [state, waiting, submit, pathname, search]);

  function send(form: FormData) {
    const intent = String(form.get("intent"));
    if (MOVES.has(intent)) setLeaving((ids) => new Set([...ids, ...form.getAll("id").map(String)]));
    setWaiting((forms) => [...forms, form]);
  }

  useEffect(() => {
    if (!data || told.current === data) return;
    told.current = data;
    const { message, undo } = data;
    if (!undo) return toast(message);
    const back = new FormData();
    back.set("intent", "undo");
    for (const was of undo) back.append("was", was);
    toast(message, { ms: UNDO_SHOWN_MS, action: { label: "Undo", onSelect: () => send(back) } });
  });

  return { send, isLeaving: (id: string) => leaving.has(id) };
}

/** Intents after which a review no longer stands where it stood. */
const MOVES = new Set(["approve", "disapprove", "delete"]);
const UNDO_SHOWN_MS = 8000;
