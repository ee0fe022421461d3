import { setImmediate } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { vi } from "vitest";
import { createDraft, type Draft } from "#app/routes/admin/content/saving/draft.ts";
import { createDraftQueue, type SaveState } from "#app/routes/admin/content/saving/draft-queue.ts";
import { followDraft } from "#app/routes/admin/content/saving/follow-draft.ts";
import { sendChange } from "#app/routes/admin/content/saving/send-change.ts";
import { type createStudio, POLL_MS } from "#features/studio/studio.ts";
import type { Editor } from "#features/studio/studio-options.ts";

interface OpenPage {
  draft: Draft;
  queue: ReturnType<typeof createDraftQueue>;
  state(): SaveState | undefined;
}

/** How long a request and its answer are under way. */
const ROUND_TRIP_MS = 200;
const STEP_MS = 50;

/** What a page reads of an answer, at once. */
const answerOf = (value: unknown) => ({ ok: true, status: 200, redirected: false, json: async () => value });

/**
 * Two people in one document, each in a page of their own: what a browser runs, asking the studio over a line with a delay. Time is that of
 * the declared waits: it stands still while anybody works, so it is the same on every machine.
 */
export async function openTwoPages(studio: ReturnType<typeof createStudio>, id: string, editors: readonly [Editor, Editor]) {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  let atWork = 0;
  const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
  const working = async <Answer>(work: Promise<Answer>): Promise<Answer> => {
    atWork++;
    return work.finally(() => atWork--);
  };

  vi.stubGlobal("document", { visibilityState: "visible", activeElement: null, addEventListener() {}, removeEventListener() {} });
  vi.stubGlobal("navigator", { sendBeacon: () => true });
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("removeEventListener", () => {});
  // The first part of a place says whose page asks.
  vi.stubGlobal("fetch", async (address: string, { body, signal }: RequestInit = {}) => {
    const url = new URL(address, "http://site.example");
    const editor = editors[Number(url.pathname.split("/")[3])] as Editor;
    await wait(ROUND_TRIP_MS / 2);
    const answer =
      body instanceof URLSearchParams ? await take(editor, body) : await tell(editor, url.searchParams.get("rev") ?? "", signal);
    await wait(ROUND_TRIP_MS / 2);
    return answer;
  });

  async function take(editor: Editor, body: URLSearchParams) {
    return answerOf(await working(studio.save(id, JSON.parse(body.get("change") ?? ""), editor)));
  }

  /** The answer to what others did is given once they did something. */
  async function tell(editor: Editor, rev: string, signal: RequestInit["signal"]) {
    for (;;) {
      const news = await working(studio.follow(id, rev, editor));
      if (news.rev !== rev || signal?.aborted) return answerOf(news);
      await wait(POLL_MS);
    }
  }

  const ends: (() => void)[] = [];
  async function openPage(index: number): Promise<OpenPage> {
    const { rev, draft: opened } = await working(studio.open(id, editors[index] as Editor));
    const place = `${index}/${id}`;
    let state: SaveState | undefined;
    let ids = 0;
    const queue = createDraftQueue({
      rev,
      document: opened,
      local: () => draft.document,
      onTheirs: (patches) => draft.takeIn(patches),
      onWhole: (whole) => draft.replace(whole),
      send: (change) => sendChange(place, change),
      keep: () => {},
      onState: (next) => {
        state = next;
      },
      isOnline: () => true,
      now: () => new Date(),
      makeId: () => `change-${index}-${++ids}`,
      later(work, ms) {
        const timer = setTimeout(work, ms);
        return () => clearTimeout(timer);
      },
    });
    const draft = createDraft(opened, queue.add, () => []);
    ends.push(followDraft({ place, queue, onPeople: () => {} }), queue.stop);
    return { draft, queue, state: () => state };
  }
  const pages = [await openPage(0), await openPage(1)] as const;

  return {
    pages,
    /** Nothing is unsent, and both see the same. */
    isAlike: () => pages.every(({ queue }) => queue.isIdle) && isDeepStrictEqual(pages[0].draft.document, pages[1].draft.document),
    /** After how many milliseconds of theirs this was so; undefined when it was not within the bound. */
    async msUntil(isSo: () => boolean, withinMs: number): Promise<number | undefined> {
      for (let passed = 0; passed <= withinMs; passed += STEP_MS) {
        do await setImmediate();
        while (atWork > 0);
        if (isSo()) return passed;
        await vi.advanceTimersByTimeAsync(STEP_MS);
      }
      return undefined;
    },
    end() {
      for (const end of ends) end();
      vi.unstubAllGlobals();
      vi.useRealTimers();
    },
  };
}
