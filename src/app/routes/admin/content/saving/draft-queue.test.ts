import { describe, expect, it } from "vitest";
import type { Patch } from "#core/content/patch/patch.ts";
import { type Change, createDraftQueue, type SaveAnswer, type SaveState, type Unsent } from "./draft-queue.ts";

const set = (field: string, value: unknown): Patch => ({ type: "set", path: [field], value });

/** A queue whose server answers when the test says so, and whose clock stands still until told. */
function open({ online = true } = {}) {
  const sent: (Change & { answer(answer: SaveAnswer): Promise<void>; fail(): Promise<void> })[] = [];
  const states: SaveState[] = [];
  const kept: (Unsent | undefined)[] = [];
  let due: (() => void)[] = [];
  let ids = 0;
  const settled = () => new Promise<void>((resolve) => setTimeout(resolve));
  const queue = createDraftQueue({
    rev: "1",
    send: (change) =>
      new Promise((resolve, reject) => {
        const after = (work: () => void) => () => {
          work();
          return settled();
        };
        sent.push({
          ...change,
          answer: (answer) => after(() => resolve(answer))(),
          fail: after(() => reject(new TypeError("no network"))),
        });
      }),
    keep: (unsent) => kept.push(unsent),
    onState: (state) => states.push(state),
    isOnline: () => online,
    now: () => new Date("2026-11-17T09:14:00Z"),
    makeId: () => `op${++ids}`,
    later(work) {
      due.push(work);
      return () => {
        due = due.filter((each) => each !== work);
      };
    },
  });
  const pass = () => {
    const works = due;
    due = [];
    for (const work of works) work();
    return settled();
  };
  return { queue, sent, states, kept, pass, state: () => states.at(-1), unsent: () => kept.at(-1) };
}

describe("saving a draft", () => {
  it("has one request under way, however many keys are typed, and loses none of them", async () => {
    const { queue, sent, pass, state, unsent } = open();
    for (let key = 1; key <= 100; key++) queue.add([set("title", "t".repeat(key))]);
    await pass();
    for (let key = 1; key <= 100; key++) queue.add([set(key % 2 ? "title" : "excerpt", "u".repeat(key))]);
    await pass();
    expect(sent.map(({ rev, opId, patches }) => ({ rev, opId, patches }))).toEqual([
      { rev: "1", opId: "op1", patches: [set("title", "t".repeat(100))] },
    ]);
    await sent[0]?.answer({ kind: "saved", rev: "2" });
    expect(sent).toHaveLength(2);
    expect(sent[1]?.rev).toBe("2");
    expect(sent[1]?.patches).toHaveLength(100);
    expect(state()).toEqual({ kind: "saving" });
    await sent[1]?.answer({ kind: "saved", rev: "3" });
    expect(state()).toEqual({ kind: "saved", at: new Date("2026-11-17T09:14:00Z") });
    expect(unsent()).toBeUndefined();
  });

  it("says that it failed, keeps the words, and sends the same change again", async () => {
    const { queue, sent, pass, state, unsent } = open();
    queue.add([set("title", "a")]);
    await pass();
    await sent[0]?.fail();
    expect(state()).toEqual({ kind: "failed" });
    expect(unsent()).toEqual({ inFlight: { rev: "1", opId: "op1", patches: [set("title", "a")] }, rev: "1", waiting: [] });
    queue.add([set("title", "ab")]);
    expect(state()).toEqual({ kind: "failed" });
    await pass();
    expect(sent[1]?.opId).toBe("op1");
    await sent[1]?.answer({ kind: "saved", rev: "2" });
    await sent[2]?.answer({ kind: "saved", rev: "3" });
    expect(sent[2]?.patches).toEqual([set("title", "ab")]);
    expect(state()?.kind).toBe("saved");
  });

  it("says that nobody is online", async () => {
    const { queue, sent, pass, state } = open({ online: false });
    queue.add([set("title", "a")]);
    await pass();
    await sent[0]?.fail();
    expect(state()).toEqual({ kind: "offline" });
  });

  it("sends what a page that ended left behind, first what was under way", async () => {
    const { queue, sent, state } = open();
    const inFlight = { rev: "7", opId: "old", patches: [set("title", "a")] };
    void queue.resume({ inFlight, rev: "7", waiting: [set("excerpt", "b")] });
    expect(sent[0]).toMatchObject(inFlight);
    await sent[0]?.answer({ kind: "saved", rev: "8" });
    expect(sent[1]).toMatchObject({ rev: "8", patches: [set("excerpt", "b")] });
    await sent[1]?.answer({ kind: "saved", rev: "9" });
    expect(state()?.kind).toBe("saved");
  });

  it("stops where two people meet, and goes on with what was decided", async () => {
    const { queue, sent, pass, state } = open();
    queue.add([set("title", "mine")]);
    await pass();
    await sent[0]?.answer({ kind: "conflict", rev: "5", path: ["title"], mine: "mine", theirs: "theirs" });
    expect(state()).toMatchObject({ kind: "conflict", conflict: { theirs: "theirs" } });
    queue.add([set("excerpt", "more")]);
    await pass();
    expect(sent).toHaveLength(1);
    void queue.settle("mine");
    expect(sent[1]).toMatchObject({ rev: "5", opId: "op2", patches: [set("title", "mine")] });
    await sent[1]?.answer({ kind: "saved", rev: "6" });
    expect(sent[2]).toMatchObject({ rev: "6", patches: [set("excerpt", "more")] });
  });

  it("does not try again what the server will never take, until somebody asks", async () => {
    const { queue, sent, pass, state } = open();
    queue.add([set("title", "a")]);
    await pass();
    await sent[0]?.answer({ kind: "refused", message: "Too long." });
    expect(state()).toEqual({ kind: "failed", message: "Too long." });
    await pass();
    expect(sent).toHaveLength(1);
    void queue.flush();
    expect(sent).toHaveLength(2);
  });
});
