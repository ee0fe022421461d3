import { startTransition, useEffect, useRef, useState } from "react";
import { useFetcher, useLocation } from "react-router";
import { useToast } from "#ui/toast/toast.tsx";

interface Answer {
  message: string;
  undo: string[] | undefined;
}

/** Sends decisions one after the other, however fast they are made, and offers to take each back for 8 seconds. */
export function useDecisions() {
  const { data, submit } = useFetcher<Answer>();
  const { pathname, search } = useLocation();
  const toast = useToast();
  const [leaving, setLeaving] = useState<readonly string[]>([]);
  const announced = useRef<Answer>(undefined);
  // A fetcher that submits again drops the request under way and its answer, so the next one waits until this one was read.
  const line = useRef(Promise.resolve());
  const onHeard = useRef(() => {});

  function send(form: FormData) {
    const ids = MOVES.has(String(form.get("intent"))) ? form.getAll("id").map(String) : [];
    setLeaving((all) => [...all, ...ids]);
    line.current = line.current
      .then(async () => {
        const heard = new Promise<void>((resolve) => {
          onHeard.current = resolve;
        });
        await submit(form, { method: "post", action: pathname + search });
        await heard;
      })
      .catch(() => toast("That was not sent. Check your connection.", { tone: "bad" }))
      .finally(() => startTransition(() => setLeaving((all) => all.filter((id) => !ids.includes(id)))));
  }

  useEffect(() => {
    if (!data || announced.current === data) return;
    announced.current = data;
    onHeard.current();
    const { message, undo } = data;
    if (!undo) return toast(message);
    const back = new FormData();
    back.set("intent", "undo");
    for (const was of undo) back.append("was", was);
    toast(message, { ms: UNDO_SHOWN_MS, action: { label: "Undo", onSelect: () => send(back) } });
  });

  return { send, isLeaving: (id: string) => leaving.includes(id) };
}

/** Intents after which a review no longer stands where it stood. */
const MOVES = new Set(["approve", "disapprove", "delete"]);
const UNDO_SHOWN_MS = 8000;
