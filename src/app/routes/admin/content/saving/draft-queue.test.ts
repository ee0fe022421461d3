import { describe, expect, it } from "vitest";
import { applyPatches } from "#core/content/patch/apply-patches.ts";
import type { Patch } from "#core/content/patch/patch.ts";
import type { RawDocument } from "#core/content/raw-document.ts";
import { type Change, createDraftQueue, type SaveAnswer, type SaveState, type Unsent } from "./draft-queue.ts";

const set = (field: string, value: unknown): Patch => ({ type: "set", path: [field], value });

/** A queue whose server answers when the test says so, and whose clock stands still until told. */
function open({ online = true, opened = { _id: "d", _type: "post", title: "t", excerpt: "e" } as RawDocument } = {}) {
  const sent: (Change & { answer(answer: SaveAnswer): Promise<void>; fail(): Promise<void> })[] = [];
  const states: SaveState[] = [];
  const kept: (Unsent | undefined)[] = [];
  let due: (() => void)[] = [];
  let ids = 0;
  let page: unknown = opened;
  const settled = () => new Promise<void>((resolve) => setTimeout(resolve));
  const queue = createDraftQueue({
    rev: "1",
    document: opened,
    local: () => page,
    onTheirs: (patches) => {
      page = applyPatches(page, patches);
    },
    onWhole: (whole) => {
      page = whole;
    },
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
  const write = (...patches: Patch[]) => {
    page = applyPatches(page, patches);
    queue.add(patches);
  };
  return { queue, sent, states, kept, pass, write, page: () => page, state: () => states.at(-1), unsent: () => kept.at(-1) };
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
    await sent[0]?.answer({ kind: "saved", rev: "2", missed: [] });
    expect(sent).toHaveLength(2);
    expect(sent[1]?.rev).toBe("2");
    expect(sent[1]?.patches).toHaveLength(100);
    expect(state()).toEqual({ kind: "saving" });
    await sent[1]?.answer({ kind: "saved", rev: "3", missed: [] });
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
    await sent[1]?.answer({ kind: "saved", rev: "2", missed: [] });
    await sent[2]?.answer({ kind: "saved", rev: "3", missed: [] });
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
    await sent[0]?.answer({ kind: "saved", rev: "8", missed: [] });
    expect(sent[1]).toMatchObject({ rev: "8", patches: [set("excerpt", "b")] });
    await sent[1]?.answer({ kind: "saved", rev: "9", missed: [] });
    expect(state()?.kind).toBe("saved");
  });

  it("asks where two people meet, goes on with everything else, and then with what was decided", async () => {
    const { queue, sent, pass, write, page, state } = open();
    write(set("title", "mine"));
    await pass();
    await sent[0]?.answer({ kind: "conflict", rev: "5", path: ["title"], missed: [set("title", "theirs")] });
    expect(state()).toEqual({ kind: "conflict", conflict: { path: ["title"], before: "t", mine: "mine", theirs: "theirs" } });
    write(set("excerpt", "more"), set("title", "mine too"));
    await pass();
    expect(sent[1]).toMatchObject({ rev: "5", patches: [set("excerpt", "more")] });
    await sent[1]?.answer({ kind: "saved", rev: "6", missed: [] });
    expect(state()).toMatchObject({ kind: "conflict" });
    void queue.settle("mine");
    expect(sent[2]).toMatchObject({ rev: "6", patches: [set("title", "mine too")] });
    await sent[2]?.answer({ kind: "saved", rev: "7", missed: [] });
    expect(state()?.kind).toBe("saved");
    expect(page()).toMatchObject({ title: "mine too", excerpt: "more" });
  });

  it("takes the other's words, or a third", async () => {
    const { queue, sent, pass, write, page, state } = open();
    write(set("title", "mine"), set("excerpt", "more"));
    expect(queue.hear("1", { rev: "2", missed: [set("title", "theirs")] })).toBe(true);
    expect(state()).toMatchObject({ kind: "conflict" });
    expect(page()).toMatchObject({ title: "mine" });
    void queue.settle("theirs");
    expect(page()).toMatchObject({ title: "theirs", excerpt: "more" });
    expect(sent[0]).toMatchObject({ rev: "2", patches: [set("excerpt", "more")] });
    await sent[0]?.answer({ kind: "saved", rev: "3", missed: [] });
    write(set("title", "again"));
    queue.hear("3", { rev: "4", missed: [set("title", "theirs again")] });
    void queue.settle({ words: "a third" });
    expect(sent[1]?.patches).toEqual([set("title", "a third")]);
    await pass();
  });

  it("puts what others wrote under what is unsent, and never writes over it later", async () => {
    const { queue, sent, pass, write, page, state } = open();
    write(set("title", "mine"));
    await pass();
    expect(queue.hear("1", { rev: "2", missed: [set("excerpt", "theirs")] })).toBe(false);
    write(set("excerpt", "typed while the answer was under way"));
    await sent[0]?.answer({ kind: "saved", rev: "3", missed: [set("excerpt", "theirs")] });
    expect(state()).toEqual({
      kind: "conflict",
      conflict: { path: ["excerpt"], before: "e", mine: "typed while the answer was under way", theirs: "theirs" },
    });
    void queue.settle("theirs");
    await pass();
    expect(sent).toHaveLength(1);
    expect([queue.isIdle, page()]).toEqual([true, { _id: "d", _type: "post", title: "mine", excerpt: "theirs" }]);
    queue.hear("3", { rev: "4", whole: { _id: "d", _type: "post", title: "all new", excerpt: "theirs" } });
    expect(page()).toMatchObject({ title: "all new" });
  });

  it("loses no words when a paragraph is split that somebody types in, or taken out", async () => {
    const block = (key: string, text: string) => ({ _key: key, _type: "block", children: [{ _key: "s", _type: "span", text }] });
    const textOf = (key: string) => ["content", { _key: key }, "children", { _key: "s" }, "text"];
    const opened: RawDocument = { _id: "d", _type: "post", content: [block("z", "Before"), block("a", "One two")] };
    const theirs = set("x", "");
    const typed: Patch = { ...theirs, path: textOf("a"), value: "One two three" } as Patch;
    const split: Patch[] = [
      { ...theirs, path: textOf("a"), value: "One" } as Patch,
      { type: "insert", path: ["content", { _key: "a" }], position: "after", items: [block("b", "two")] },
    ];
    const ends = async (mine: Patch[], others: Patch[], choice: "mine" | "theirs") => {
      const { queue, sent, pass, write, page } = open({ opened });
      write(...mine);
      queue.hear("1", { rev: "2", missed: others });
      void queue.settle(choice);
      await pass();
      await sent[0]?.answer({ kind: "saved", rev: "3", missed: [] });
      const server = applyPatches(applyPatches(opened, others), sent[0]?.patches ?? []);
      expect(page()).toEqual(server);
      return (server["content"] as ReturnType<typeof block>[]).map(({ children }) => children[0]?.text);
    };
    // Nobody is asked: both stand.
    expect(await ends(split, [typed], "mine")).toEqual(["Before", "One three", "two"]);
    expect(await ends([typed], split, "mine")).toEqual(["Before", "One three", "two"]);
    const rewritten = { ...typed, value: "One 2" } as Patch;
    expect(await ends(split, [rewritten], "mine")).toEqual(["Before", "One", "two"]);
    expect(await ends(split, [rewritten], "theirs")).toEqual(["Before", "One 2", "two"]);
    const gone: Patch = { type: "unset", path: ["content", { _key: "a" }] };
    expect(await ends([typed], [gone], "mine")).toEqual(["Before", "One two three"]);
    expect(await ends(split, [gone], "theirs")).toEqual(["Before", "two"]);
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
