import type { createDraftQueue, News } from "./draft-queue.ts";

export interface Person {
  name: string;
  /** The field that they are in; empty when nobody knows. */
  place: string;
}

interface Options {
  /** Type and id: `post/post-1`. */
  place: string;
  queue: Pick<ReturnType<typeof createDraftQueue>, "rev" | "hear">;
  onPeople(people: readonly Person[]): void;
}

/** After something went wrong, or while what is under way tells it anyway. */
const PAUSE_MS = 1_000;

/** Asks again and again, one request at a time, what others do in the document, and says that somebody is here; not while nobody looks. */
export function followDraft({ place, queue, onPeople }: Options): () => void {
  const end = new AbortController();
  const { signal } = end;
  const leave = () => navigator.sendBeacon(`/admin/content/${place}/save`, new URLSearchParams({ leave: "" }));

  async function follow() {
    while (!signal.aborted) {
      if (document.visibilityState === "hidden") {
        await untilVisible(signal);
        continue;
      }
      if (!(await askOnce().catch(() => false))) await pause(signal);
    }
  }

  async function askOnce(): Promise<boolean> {
    const { rev } = queue;
    const hidden = new AbortController();
    const hide = () => document.visibilityState === "hidden" && hidden.abort();
    document.addEventListener("visibilitychange", hide);
    try {
      const response = await fetch(`/admin/content/${place}/save?${new URLSearchParams({ rev, at: fieldInUse() })}`, {
        signal: AbortSignal.any([signal, hidden.signal]),
      });
      if (!response.ok || response.redirected) return false;
      const { people, ...news } = (await response.json()) as News & { people: Person[] };
      onPeople(people);
      return queue.hear(rev, news as News);
    } finally {
      document.removeEventListener("visibilitychange", hide);
    }
  }

  addEventListener("pagehide", leave);
  void follow();
  return () => {
    end.abort();
    removeEventListener("pagehide", leave);
    leave();
  };
}

/** What the place is called that the caret stands in. */
function fieldInUse(): string {
  const held = document.activeElement;
  const control = held?.closest<HTMLInputElement>("[id^=field-]");
  return (control?.labels?.[0]?.firstChild?.textContent ?? control?.ariaLabel ?? "").slice(0, 80);
}

const untilVisible = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    signal.addEventListener("abort", () => resolve(), { once: true });
    document.addEventListener("visibilitychange", () => resolve(), { once: true, signal });
  });

const pause = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, PAUSE_MS);
    signal.addEventListener("abort", () => resolve(), { once: true });
  });
