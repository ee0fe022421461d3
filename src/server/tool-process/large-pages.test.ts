import { expect, test } from "vitest";
import type { ToolPorts } from "#core/tool/tool-ports.ts";
import { createLargePages } from "./large-pages.ts";

const LARGE = 400_000;

test("runs with large pages go on two at a time, each to its end, and small ones pass", async () => {
  const site = runs(createLargePages({ atOnce: 2 }));
  void site.read("first", LARGE);
  void site.read("second", LARGE);
  void site.read("third", LARGE);
  void site.read("small", LARGE - 1);
  await expect.poll(() => site.reached).toEqual(["first", "second", "small"]);
  site.end("second");
  await expect.poll(() => site.reached).toEqual(["first", "second", "small", "third"]);
});

test("a run that reads several large pages at once takes one place", async () => {
  const withLargePages = createLargePages({ atOnce: 1 });
  const both = await withLargePages(portsOf(LARGE), new AbortController().signal, ({ fetchPage }) =>
    Promise.all([fetchPage("https://a.example"), fetchPage("https://b.example")]),
  );
  expect(both.map(({ body }) => body.byteLength)).toEqual([LARGE, LARGE]);
  expect(await withLargePages(portsOf(LARGE), new AbortController().signal, async ({ fetchPage }) => (await fetchPage("")).truncated)).toBe(
    false,
  );
});

test("who stops waiting leaves the place to the next", async () => {
  const site = runs(createLargePages({ atOnce: 1 }));
  void site.read("first", LARGE);
  const tired = site.read("tired", LARGE);
  void site.read("next", LARGE);
  site.stop("tired");
  await expect(tired).rejects.toThrow("tired");
  site.end("first");
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
