import { useEffect, useMemo, useRef, useState } from "react";
import type { Patch } from "#core/content/patch/patch.ts";
import type { RawDocument } from "#core/content/raw-document.ts";
import { createDraft, type Draft } from "../saving/draft.ts";
import { createDraftQueue, type SaveState } from "../saving/draft-queue.ts";
import { followDraft, type Person } from "../saving/follow-draft.ts";
import { sendChange } from "../saving/send-change.ts";
import { openUnsent } from "../saving/unsent-store.ts";

interface Options {
  id: string;
  rev: string;
  document: RawDocument;
  /** Type and id: `post/post-1`. */
  place: string;
  /** What follows from a change: an address from a title. */
  also(patch: Patch, document: unknown): Patch[];
}

export interface OpenDraft {
  draft: Draft;
  save: SaveState;
  flush(): Promise<void>;
  settle: ReturnType<typeof createDraftQueue>["settle"];
  /** Who else is in it; undefined until the server was asked. */
  people: readonly Person[] | undefined;
}

/** A document that is being written: every change goes to the server and, until it is answered, into the browser's own store. */
export function useDraft({ id, rev, document, place, also }: Options): OpenDraft {
  const [save, setSave] = useState<SaveState>({ kind: "saved", at: undefined });
  const [people, setPeople] = useState<readonly Person[]>();
  const alsoNow = useRef(also);
  alsoNow.current = also;
  const opened = useMemo(() => {
    const unsent = openUnsent(id);
    const queue = createDraftQueue({
      rev,
      document,
      local: () => draft.document,
      onTheirs: (patches) => draft.takeIn(patches),
      onWhole: (whole) => draft.replace(whole),
      send: (change) => sendChange(place, change),
      // A browser without a store of its own still saves; only a crash would lose the last second.
      keep: (words) => void unsent.keep(words).catch(() => {}),
      // Told with every key: the page is drawn anew only when it says something else.
      onState: (next) => setSave((held) => (held.kind === "saving" && next.kind === "saving" ? held : next)),
      isOnline: () => navigator.onLine,
      now: () => new Date(),
      makeId: () => crypto.randomUUID(),
      later(work, ms) {
        const timer = setTimeout(work, ms);
        return () => clearTimeout(timer);
      },
    });
    const draft: Draft = createDraft(document, queue.add, (patch, held) => alsoNow.current(patch, held));
    return { unsent, queue, draft };
    // Opened once: what the server says later of the same document comes as changes.
  }, [id]);
  const { queue, unsent, draft } = opened;

  useEffect(() => {
    const flush = () => void queue.flush();
    const warn = (event: BeforeUnloadEvent) => {
      if (queue.isIdle) return;
      flush();
      event.preventDefault();
    };
    const hide = () => {
      if (window.document.visibilityState === "hidden") flush();
    };
    addEventListener("online", flush);
    addEventListener("pagehide", flush);
    addEventListener("beforeunload", warn);
    window.document.addEventListener("visibilitychange", hide);
    return () => {
      removeEventListener("online", flush);
      removeEventListener("pagehide", flush);
      removeEventListener("beforeunload", warn);
      window.document.removeEventListener("visibilitychange", hide);
      queue.stop();
      unsent.close();
    };
  }, [queue, unsent]);

  useEffect(() => followDraft({ place, queue, onPeople: setPeople }), [place, queue]);

  return { draft, save, flush: queue.flush, settle: queue.settle, people };
}
