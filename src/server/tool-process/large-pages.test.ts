import { expect, test } from "vitest";
import type { ToolPorts } from "#core/tool/tool-ports.ts";
import { createLargePages } from "./large-pages.ts";

const LARGE = 400_000;

const TOGETHER = 3_000_000;

test("runs with large pages go on while they are no more than 3 MB together, each to its end and in turn, and small ones pass", async () => {
  const site = runs(createLargePages());
  void site.read("first", TOGETHER - LARGE);
  void site.read("second", LARGE);
  void site.read("large", LARGE + 1);
  void site.read("after it", LARGE);
  void site.read("small", LARGE - 1);
  await expect.poll(() => site.reached).toEqual(["small", "first", "second"]);
  site.end("second");
  await new Promise(setImmediate);
  expect(site.reached, "the large one's turn is first, and there is no room for it").toEqual(["small", "first", "second"]);
  site.end("first");
  await expect.poll(() => site.reached).toEqual(["small", "first", "second", "large", "after it"]);
});

test("what is larger than all of them together goes on alone", async () => {
  const site = runs(createLargePages());
  void site.read("file", 3 * TOGETHER);
  void site.read("next", LARGE);
  await expect.poll(() => site.reached).toEqual(["file"]);
  site.end("file");
  await expect.poll(() => site.reached).toEqual(["file", "next"]);
});

test("a run that reads several large pages at once takes one place", async () => {
  const withLargePages = createLargePages();
  const both = await withLargePages(portsOf(TOGETHER), new AbortController().signal, ({ fetchPage }) =>
    Promise.all([fetchPage("https://a.example"), fetchPage("https://b.example")]),
  );
  expect(both.map(({ body }) => body.byteLength)).toEqual([TOGETHER, TOGETHER]);
  expect(
    await withLargePages(portsOf(TOGETHER), new AbortController().signal, async ({ fetchPage }) => (await fetchPage("")).truncated),
  ).toBe(false);
});

test("who stops waiting leaves the place to the next", async () => {
  const site = runs(createLargePages());
  void site.read("first", TOGETHER - LARGE);
  const tired = site.read("tired", TOGETHER);
  void site.read("next", LARGE);
  site.stop("tired");
  await expect(tired).rejects.toThrow("tired");
  await expect.poll(() => site.reached).toEqual(["first", "next"]);
});

/** Runs that each read one page and end when they are told to. */
function runs(withLargePages: ReturnType<typeof createLargePages>) {
  const reached: string[] = [];
  const ends = new Map<string, () => void>();
  const stops = new Map<string, AbortController>();
  return {
    reached,
    read(name: string, bytes: number): Promise<void> {
      const controller = new AbortController();
      stops.set(name, controller);
      return withLargePages(portsOf(bytes), controller.signal, async ({ fetchPage }) => {
        await fetchPage("https://a.example");
        reached.push(name);
        await new Promise<void>((resolve) => ends.set(name, resolve));
      });
    },
    end: (name: string) => ends.get(name)?.(),
    stop: (name: string) => stops.get(name)?.abort(new Error(name)),
  };
}

const portsOf = (bytes: number) =>
  ({ fetchPage: async () => ({ body: new Uint8Array(bytes), truncated: false }) }) as unknown as Pick<ToolPorts, "fetchPage" | "openPage">;
