import { useEffect, useMemo, useRef, useState } from "react";
import type { Patch } from "#core/content/patch/patch.ts";
import { createDraft, type Draft } from "../saving/draft.ts";
import { createDraftQueue, type SaveState } from "../saving/draft-queue.ts";
import { sendChange } from "../saving/send-change.ts";
import { openUnsent } from "../saving/unsent-store.ts";

interface Options {
  id: string;
  rev: string;
  document: unknown;
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
  /** The last patches were made after this revision was told. */
  isIdle(): boolean;
}

/** A document that is being written: every change goes to the server and, until it is answered, into the browser's own store. */
export function useDraft({ id, rev, document, place, also }: Options): OpenDraft {
  const [save, setSave] = useState<SaveState>({ kind: "saved", at: undefined });
  const alsoNow = useRef(also);
  alsoNow.current = also;
  const opened = useMemo(() => {
    const unsent = openUnsent(id);
    const queue = createDraftQueue({
      rev,
      send: (change) => sendChange(place, change),
      // A browser without a store of its own still saves; only a crash would lose the last second.
      keep: (words) => void unsent.keep(words).catch(() => {}),
      onState: setSave,
      isOnline: () => navigator.onLine,
      now: () => new Date(),
      makeId: () => crypto.randomUUID(),
      later(work, ms) {
        const timer = setTimeout(work, ms);
        return () => clearTimeout(timer);
      },
    });
    const draft = createDraft(document, queue.add, (patch, held) => alsoNow.current(patch, held));
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

  return { draft, save, flush: queue.flush, settle: queue.settle, isIdle: () => queue.isIdle };
}
