import { beforeEach, expect, it } from "vitest";
import { FIRST_PAGE } from "#core/lists/list-query.ts";
import { describeOnEachDatabase } from "../../../tests/support/each-database.ts";
import { createSpeed } from "./speed.ts";
import { keptValue, metrics, ratingOf, rules, shownValue } from "./vital-metrics.ts";
import { vitalSample } from "./vital-sample.ts";

describeOnEachDatabase("speed", ({ open }) => {
  let clock: number;
  let speed: ReturnType<typeof createSpeed>;
  let count: () => Promise<number>;

  beforeEach(async () => {
    const { db } = await open();
    clock = Date.parse("2026-11-15T12:00:00Z");
    const templates: Record<string, string> = { home: "/", service: "/services/:slug" };
    speed = createSpeed({ db, templateOf: (id) => templates[id], now: () => new Date(clock) });
    count = async () => (await db.selectFrom("vital").selectAll().execute()).length;
  });

  const views = async (route: string, device: "phone" | "desktop", lcps: readonly number[]) => {
    for (const lcp of lcps) await speed.record({ route, device, lcp, cls: 0.012, ttfb: 100 });
  };
  const list = async (filters: Record<string, string> = {}, sort = "") => speed.list({ ...FIRST_PAGE, filters, sort });

  it("tells the 75th percentile by route and device, and how many page views it is of", async () => {
    // 20 views: fifteen of 1 to 15 hundred milliseconds, five slow ones. Three of four are at or below 1500.
    await views("service", "phone", [...Array.from({ length: 15 }, (_, n) => (n + 1) * 100), 5000, 5000, 5000, 5000, 5000]);
    await views("home", "desktop", Array<number>(21).fill(4001));
    const { rows, counts } = await list();
    expect(rows.map(({ route, device, samples, vitals }) => [route, device, samples, vitals.lcp.p75, vitals.lcp.rating])).toEqual([
      ["/", "desktop", 21, 4020, "poor"],
      ["/services/:slug", "phone", 20, 1500, "good"],
    ]);
    expect(rows[1]?.vitals.cls).toEqual({ p75: 15, rating: "good", count: 20 });
    expect(rows[1]?.vitals.inp).toEqual({ p75: undefined, rating: undefined, count: 0 });
    expect(counts).toEqual({ days: { "7": 41, "28": 41 }, device: { phone: 1, tablet: 0, desktop: 1 } });
  });

  it("says nothing of fewer than twenty", async () => {
    await views("home", "phone", Array<number>(19).fill(900));
    expect((await list()).rows[0]?.vitals.lcp).toEqual({ p75: undefined, rating: undefined, count: 19 });
  });

  it("keeps counts, not visits: a hundred views of one value are one row a metric", async () => {
    await Promise.all(Array.from({ length: 100 }, () => speed.record({ route: "home", device: "phone", lcp: 1001 })));
    expect(await count()).toBe(1);
    expect((await list()).rows[0]?.samples).toBe(100);
  });

  it("knows no route but its own", async () => {
    expect(await speed.record({ route: "/services/seo/?email=a@b.example", device: "phone", lcp: 1 })).toBe(false);
    expect(await count()).toBe(0);
  });

  it("looks back 7 or 28 days, or as far as it keeps, and forgets after 90", async () => {
    await views("home", "phone", Array<number>(20).fill(5000));
    clock += 10 * 86_400_000;
    await views("home", "phone", Array<number>(20).fill(1000));
    const lcp = async (days: string) => (await list({ days })).rows[0]?.vitals.lcp;
    expect(await lcp("7")).toEqual({ p75: 1000, rating: "good", count: 20 });
    expect(await lcp("28")).toEqual({ p75: 5000, rating: "poor", count: 40 });
    expect(await lcp("all")).toMatchObject({ count: 40 });
    clock += 81 * 86_400_000;
    await speed.removeOld();
    expect(await count()).toBe(3);
  });

  it("tells all routes together, day by day", async () => {
    await views("home", "phone", Array<number>(20).fill(1000));
    clock += 86_400_000;
    await views("service", "phone", Array<number>(20).fill(2000));
    const { whole, days } = await speed.days(FIRST_PAGE);
    expect(whole.lcp).toEqual({ p75: 2000, rating: "good", count: 40 });
    expect(days.map(({ day, vitals }) => [day, vitals.lcp.p75])).toEqual([
      ["2026-11-15", 1000],
      ["2026-11-16", 2000],
    ]);
  });

  it("sorts by any column and narrows by device and word", async () => {
    await views("home", "phone", Array<number>(20).fill(1000));
    await views("service", "desktop", Array<number>(21).fill(2000));
    const routes = async (sort: string) => (await list({}, sort)).rows.map(({ route }) => route);
    expect(await routes("lcp")).toEqual(["/", "/services/:slug"]);
    expect(await routes("-lcp")).toEqual(["/services/:slug", "/"]);
    expect(await routes("-samples")).toEqual(["/services/:slug", "/"]);
    expect((await list({ device: "phone" })).rows.map(({ route }) => route)).toEqual(["/"]);
    expect((await speed.list({ ...FIRST_PAGE, q: "SERV" })).total).toBe(1);
  });
});

it.each(metrics)("no step of %s crosses a threshold", (metric) => {
  const { good, poor, step } = rules[metric];
  expect([good % step, poor % step]).toEqual([0, 0]);
  expect([ratingOf(metric, keptValue(metric, good)), ratingOf(metric, keptValue(metric, good + 1))]).toEqual(["good", "fair"]);
  expect([ratingOf(metric, keptValue(metric, poor)), ratingOf(metric, keptValue(metric, poor + 1))]).toEqual(["fair", "poor"]);
});

it("writes values as people read them", () => {
  expect([shownValue("lcp", 2340), shownValue("inp", 140), shownValue("cls", 80)]).toEqual(["2.3 s", "140 ms", "0.08"]);
});

it.each([
  ["nothing measured", { route: "home", device: "phone" }],
  ["a further field", { route: "home", device: "phone", lcp: 1, address: "203.0.113.7" }],
  ["text", { route: "home", device: "phone", lcp: "1" }],
  ["an endless value", { route: "home", device: "phone", lcp: 1e300 }],
  ["a negative value", { route: "home", device: "phone", cls: -1 }],
  ["an unknown device", { route: "home", device: "toaster", lcp: 1 }],
])("refuses %s", (_, given) => expect(vitalSample.safeParse(given).success).toBe(false));
