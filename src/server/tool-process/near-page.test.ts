import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { OpenedPage, ToolPorts } from "#core/tool/tool-ports.ts";
import { keepNear } from "./near-page.ts";

beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-11-19T08:00:00Z") }));
afterEach(() => void vi.useRealTimers());

const page = (id: string) => ({ id, takenAt: "2026-11-19T08:00:00.000Z", until: "2026-11-19T09:00:00.000Z", page: { html: id } });
function opening() {
  const asked: string[] = [];
  const open = keepNear((async (source: { snapshot: string }) => {
    asked.push(source.snapshot);
    return page(source.snapshot) as unknown as OpenedPage;
  }) as unknown as ToolPorts["openPage"]);
  return { asked, read: (snapshot: string) => open({ snapshot }, new AbortController().signal) };
}

it("gives the page that was opened last again, as the same object", async () => {
  const { asked, read } = opening();
  const first = await read("a");
  expect((await read("a")).page).toBe(first.page);
  expect(asked).toEqual(["a"]);
});

it("lets a page go before the next is there", async () => {
  const { asked, read } = opening();
  await read("a");
  const next = read("b");
  await read("a");
  await next;
  expect(asked).toEqual(["a", "b", "a"]);
});

it("lets a page go when nobody has asked for it for half a minute", async () => {
  const { asked, read } = opening();
  await read("a");
  vi.advanceTimersByTime(29_999);
  await read("a");
  vi.advanceTimersByTime(29_999);
  await read("a");
  expect(asked).toEqual(["a"]);
  vi.advanceTimersByTime(30_000);
  await read("a");
  expect(asked).toEqual(["a", "a"]);
});
