import { describe, expect, it } from "vitest";
import { type Convert, createFileQueue, MAX_FILES } from "./file-queue.ts";

/** A conversion that ends when the test says so. */
function opened(atOnce = 2) {
  const open: { name: string; options: string; end(result: string): void; fail(reason: string): void; tell(share: number): void }[] = [];
  const convert: Convert<string, string> = (file, options, { signal, onProgress }) =>
    new Promise((resolve, reject) => {
      const entry = {
        name: (file as File).name,
        options,
        end: resolve,
        fail: (reason: string) => reject(new Error(reason)),
        tell: onProgress,
      };
      open.push(entry);
      signal.addEventListener("abort", () => {
        open.splice(open.indexOf(entry), 1);
        reject(new Error("aborted"));
      });
    });
  const queue = createFileQueue<string, string>({
    convert,
    atOnce,
    refuse: ({ path }) => (path.endsWith(".txt") ? "No picture." : undefined),
  });
  const states = () => queue.rows().map(({ path, state }) => `${path} ${state.kind}`);
  const add = (...paths: string[]) =>
    queue.add(
      paths.map((path) => ({ file: new File(["x"], path), path })),
      "80",
    );
  return { open, queue, states, add };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe("createFileQueue", () => {
  it("moves a file among the others, and no further than their ends", () => {
    const { queue, add } = opened();
    add("a", "b", "c");
    const order = () =>
      queue
        .rows()
        .map(({ path }) => path)
        .join("");
    const [first] = queue.rows();
    const places = [1, 9, -4].map((place) => {
      queue.move(first?.id ?? 0, place);
      return order();
    });
    expect(places).toEqual(["bac", "bca", "abc"]);
  });

  it("works at so many at once, in their order", async () => {
    const { open, states, add } = opened();
    add("a", "b", "c");
    expect(states()).toEqual(["a working", "b working", "c waiting"]);
    open[0]?.end("A");
    await settled();
    expect(states()).toEqual(["a done", "b working", "c working"]);
  });

  it("tells how far a file is, why one failed, and goes on", async () => {
    const { open, queue, states, add } = opened(1);
    add("a", "b");
    open[0]?.tell(0.5);
    expect(queue.rows()[0]?.state).toEqual({ kind: "working", share: 0.5 });
    open[0]?.fail("No pixels in it.");
    await settled();
    expect(queue.rows()[0]?.state).toEqual({ kind: "failed", reason: "No pixels in it." });
    expect(states()[1]).toBe("b working");
  });

  it("refuses a file before it is opened", () => {
    const { open, queue, add } = opened();
    add("notes.txt");
    expect(queue.rows()[0]?.state).toEqual({ kind: "failed", reason: "No picture." });
    queue.again(queue.rows()[0]?.id ?? 0);
    expect(open).toEqual([]);
  });

  it("ends the work of a file that is cancelled or taken away, and only its work", async () => {
    const { open, queue, states, add } = opened();
    add("a", "b", "c", "d");
    queue.cancel(1);
    queue.cancel(4);
    queue.remove(2);
    await settled();
    expect(open.map(({ name }) => name)).toEqual(["c"]);
    expect(states()).toEqual(["a cancelled", "c working", "d cancelled"]);
  });

  it("ends all work at once and keeps what is done", async () => {
    const { open, queue, states, add } = opened(1);
    add("a", "b", "c");
    open[0]?.end("A");
    await settled();
    queue.cancelAll();
    await settled();
    expect(states()).toEqual(["a done", "b cancelled", "c cancelled"]);
    queue.again(3);
    expect(states()).toEqual(["a done", "b cancelled", "c working"]);
  });

  it("converts one again with options of its own, and takes no late answer of the first", async () => {
    const { open, queue, add } = opened();
    add("a");
    const late = open[0];
    queue.again(1, "40");
    late?.end("late");
    await settled();
    expect(open.map(({ options }) => options)).toEqual(["40"]);
    expect(queue.rows()[0]).toMatchObject({ options: "40", state: { kind: "working" } });
  });

  it("lets everything go when it is cleared", async () => {
    const { open, queue, add } = opened();
    add("a", "b", "c");
    queue.clear();
    await settled();
    expect([open, queue.rows()]).toEqual([[], []]);
  });

  it("takes no more rows than it can hold, and says how many were left", () => {
    const { queue } = opened();
    const many = Array.from({ length: MAX_FILES + 3 }, (_, index) => ({ file: new File([], `${index}`), path: `${index}` }));
    expect(queue.add(many, "")).toBe(3);
    expect(queue.rows()).toHaveLength(MAX_FILES);
  });
});
