import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { measureVitals } from "./measure-vitals.ts";

type Entry = Record<string, unknown>;
/** What the browser has kept, by type. */
let kept: Record<string, Entry[]>;
let interactionCount: number | undefined;

class Observer {
  static supportedEntryTypes = ["paint", "largest-contentful-paint", "layout-shift", "event", "first-input"];
  #tell: (list: { getEntries(): Entry[] }) => void;
  constructor(tell: Observer["tell"]) {
    this.#tell = tell;
  }
  declare tell: (list: { getEntries(): Entry[] }) => void;
  observe({ type }: { type: string }) {
    this.#tell({ getEntries: () => kept[type] ?? [] });
  }
  takeRecords = () => [];
}

beforeEach(() => {
  kept = { navigation: [{ responseStart: 120 }] };
  interactionCount = undefined;
  vi.stubGlobal("PerformanceObserver", Observer);
  vi.stubGlobal("performance", {
    getEntriesByType: (type: string) => kept[type] ?? [],
    get interactionCount() {
      return interactionCount;
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

const paint = (startTime: number) => ({ name: "first-contentful-paint", startTime });
const shift = (startTime: number, value: number, hadRecentInput = false) => ({ startTime, value, hadRecentInput });
const event = (interactionId: number, duration: number) => ({ interactionId, duration });
const measured = () => measureVitals()();

it("tells first byte, first paint and the last candidate for the largest", () => {
  kept["paint"] = [{ name: "first-paint", startTime: 200 }, paint(300)];
  kept["largest-contentful-paint"] = [{ startTime: 300 }, { startTime: 900 }];
  expect(measured()).toEqual({ ttfb: 120, fcp: 300, lcp: 900, cls: 0 });
});

it("leaves out what was painted after the page was put aside", () => {
  kept["visibility-state"] = [
    { name: "visible", startTime: 0 },
    { name: "hidden", startTime: 500 },
  ];
  kept["paint"] = [paint(300)];
  kept["largest-contentful-paint"] = [{ startTime: 300 }, { startTime: 9000 }];
  expect(measured()).toMatchObject({ fcp: 300, lcp: 300 });
});

it("counts from the moment a prerendered page is shown", () => {
  kept["navigation"] = [{ responseStart: 120, activationStart: 1000 }];
  kept["paint"] = [paint(1200)];
  expect(measured()).toMatchObject({ ttfb: 0, fcp: 200 });
});

it("sums shifts of one session and tells the worst session", () => {
  kept["layout-shift"] = [shift(100, 0.05), shift(1000, 0.05), shift(3000, 0.02), shift(3500, 0.3, true), shift(3600, 0.01)];
  expect(measured().cls).toBeCloseTo(0.1, 6);
});

it("ends a session after five seconds, however close its shifts are", () => {
  kept["layout-shift"] = Array.from({ length: 12 }, (_, n) => shift(n * 900, 0.01));
  expect(measured().cls).toBeCloseTo(0.06, 6);
});

it("says nothing of shifts where none could be told", () => {
  Observer.supportedEntryTypes = ["paint"];
  kept["paint"] = [paint(300)];
  expect(measured()).toEqual({ ttfb: 120, fcp: 300 });
  Observer.supportedEntryTypes = ["paint", "largest-contentful-paint", "layout-shift", "event", "first-input"];
});

it("takes the longest event of an interaction, and the worst interaction of fewer than fifty", () => {
  kept["event"] = [event(1, 40), event(1, 96), event(2, 64), event(0, 500)];
  kept["first-input"] = [event(1, 24)];
  expect(measured().inp).toBe(96);
});

it("passes over one interaction of every fifty: the 98th percentile", () => {
  kept["event"] = Array.from({ length: 120 }, (_, n) => event(n + 1, n));
  interactionCount = 120;
  expect(measured().inp).toBe(117);
});

it("tells no interaction when there was none", () => expect(measured()).not.toHaveProperty("inp"));
