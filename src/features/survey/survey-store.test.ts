import { expect, it } from "vitest";
import { createJobs } from "#platform/jobs/jobs.ts";
import { createLogger } from "#platform/log/logger.ts";
import { describeOnEachDatabase } from "../../../tests/support/each-database.ts";
import type { SurveyReading, SurveySlice } from "./survey-slice.ts";
import { createSurveyStore } from "./survey-store.ts";

const HOLD_MS = 30_000;
const WAIT = { timeout: 30_000, interval: 5 };
const at = (seconds: number) => new Date(Date.UTC(2026, 10, 17, 12) + seconds * 1_000);
const site = (host: string) => ({ host, asked: `https://${host}` });
const page = (host: string, name: string | number) => `https://${host}/${name}`;

/** As a reader would bring it back: all that was next is read, and these were found. */
function reading(slice: SurveySlice, more: Partial<SurveyReading> = {}) {
  const home = slice.home ?? page(slice.host, "");
  const read = (slice.home === null ? [home] : slice.next).map((address) => [address, 200] as const);
  return { slice, reading: { home, robots: "", robotsAt: at(0).toISOString(), read, found: [], restMs: 1_000, failures: 0, ...more } };
}

describeOnEachDatabase("the frontier of a survey", ({ open }) => {
  const opened = async (hosts: string[], pages = 100) => {
    const store = createSurveyStore(await open());
    await store.add(hosts.map(site), pages, at(0));
    return store;
  };

  it("hands every site to one of those who ask at the same moment", async () => {
    const hosts = Array.from({ length: 40 }, (_, n) => `s${n}.example`);
    const store = await opened(hosts);
    const taken = (await Promise.all(Array.from({ length: 6 }, () => store.take(8, at(0), HOLD_MS)))).flat();
    const rest = await store.take(100, at(0), HOLD_MS);
    expect([...taken, ...rest].map(({ host }) => host).sort()).toEqual(hosts.toSorted());
    expect(await store.take(100, at(29), HOLD_MS)).toEqual([]);
  });

  it("leaves a site to whoever waits for a crawl of it", async () => {
    const database = await open();
    const store = createSurveyStore(database);
    await store.add([site("a.example"), site("b.example")], 100, at(0));
    const jobs = createJobs({ ...database, log: createLogger({ level: "silent" }), now: () => at(0) });
    jobs.handle("crawl", async () => {}, { turnOf: () => "a.example" });
    const id = await jobs.add("crawl", {});
    expect((await store.take(10, at(0), HOLD_MS)).map(({ host }) => host)).toEqual(["b.example"]);
    await database.db.updateTable("job").set({ state: "running" }).where("id", "=", id).execute();
    expect((await store.take(10, at(0), HOLD_MS)).map(({ host }) => host)).toEqual([]);
    await jobs.cancel(id);
    expect((await store.take(10, at(0), HOLD_MS)).map(({ host }) => host)).toEqual(["a.example"]);
  });

  it("keeps a crawl waiting while it reads the site, and no longer: neither for its rest, nor for an instance that is gone", async () => {
    const database = await open();
    const store = createSurveyStore(database);
    await store.add([site("a.example"), site("b.example")], 100, at(0));
    const [a] = (await store.take(2, at(0), HOLD_MS)).filter(({ host }) => host === "a.example");
    if (!a) throw new Error("it was not taken");
    let time = at(0);
    const jobs = createJobs({ ...database, log: createLogger({ level: "silent" }), now: () => time, pollMs: 5 });
    const begun: string[] = [];
    const turnOf = (data: unknown) => (data as { host: string }).host;
    jobs.handle("crawl", async (data) => void begun.push(turnOf(data)), { turnOf });
    for (const host of ["a.example", "b.example", "c.example"]) await jobs.add("crawl", { host });
    jobs.start();
    await expect.poll(() => begun, WAIT).toEqual(["c.example"]);
    await store.write([reading(a, { restMs: 60_000 })], at(0));
    await expect.poll(() => begun, WAIT).toEqual(["c.example", "a.example"]);
    time = at(31);
    await expect.poll(() => begun, WAIT).toEqual(["c.example", "a.example", "b.example"]);
    await jobs.stop();
  });

  it("adds no site that is being read, and reads one again that has ended", async () => {
    const store = await opened(["a.example"]);
    expect(await store.add([site("a.example"), site("b.example")], 100, at(1))).toBe(1);
    expect(await store.stop(at(2))).toBe(2);
    expect(await store.add([site("a.example")], 100, at(3))).toBe(1);
    expect(await store.progress()).toEqual({ sites: 3, open: 1, pages: 0, outcomes: new Map([["stopped", 2]]) });
  });

  it("gives addresses in the order they were found, each once, and rests between two holds", async () => {
    const store = await opened(["a.example"]);
    const [first] = await store.take(1, at(0), HOLD_MS);
    const found = ["x", "y", "z", "u", "v", "w"].map((name) => page("a.example", name));
    await store.write([reading(first as SurveySlice, { found, restMs: 2_000 })], at(1));
    expect(await store.take(1, at(2.9), HOLD_MS)).toEqual([]);
    const [second] = await store.take(1, at(3), HOLD_MS);
    expect(second).toMatchObject({ turn: 2, home: page("a.example", ""), robots: "", next: found.slice(0, 5) });
    // Menus repeat on every page.
    await store.write([reading(second as SurveySlice, { found: [...found, page("a.example", "t")] })], at(4));
    expect((await store.take(1, at(5), HOLD_MS))[0]?.next).toEqual([page("a.example", "w"), page("a.example", "t")]);
  });

  it("takes what a dead instance held when its hold has ended, and nothing from one that comes back late", async () => {
    const store = await opened(["a.example"]);
    const [lost] = await store.take(1, at(0), HOLD_MS);
    const [held] = await store.take(1, at(30), HOLD_MS);
    expect([lost?.turn, held?.turn]).toEqual([1, 2]);
    await store.write([reading(lost as SurveySlice, { found: [page("a.example", "late")] })], at(31));
    await store.write([reading(held as SurveySlice, { found: [page("a.example", "x")] })], at(32));
    expect((await store.take(1, at(33), HOLD_MS))[0]?.next).toEqual([page("a.example", "x")]);
    expect((await store.progress()).pages).toBe(1);
  });

  it("ends a site at its limit, when nothing is left, and for the reason that the reader gives; its addresses go", async () => {
    const database = await open();
    const store = createSurveyStore(database);
    await store.add(["few.example", "many.example", "shut.example"].map(site), 3, at(0));
    for (let seconds = 0; seconds < 40; seconds += 2) {
      const slices = await store.take(10, at(seconds), HOLD_MS);
      await store.write(
        slices.map((slice) => {
          if (slice.host === "shut.example") return reading(slice, { read: [], home: null, outcome: "robots_closed" });
          const names = slice.host === "few.example" ? [1] : Array.from({ length: 50 }, (_, n) => n);
          return reading(slice, { found: names.map((name) => page(slice.host, name)) });
        }),
        at(seconds + 0.5),
      );
    }
    expect(await store.progress()).toEqual({
      sites: 3,
      open: 0,
      pages: 2 + 3,
      outcomes: new Map([
        ["complete", 1],
        ["limit", 1],
        ["robots_closed", 1],
      ]),
    });
    expect(await database.db.selectFrom("survey_page").selectAll().execute()).toEqual([]);
    await store.removeEndedBefore(at(100).toISOString());
    expect((await store.progress()).sites).toBe(0);
  });

  it("keeps no more addresses in mind than four for every page that it may read", async () => {
    const database = await open();
    const store = createSurveyStore(database);
    await store.add([site("a.example")], 100, at(0));
    for (let seconds = 0; seconds < 10; seconds += 2) {
      const [slice] = await store.take(1, at(seconds), HOLD_MS);
      const found = Array.from({ length: 1_000 }, (_, n) => page("a.example", `${seconds}-${n}`));
      await store.write([reading(slice as SurveySlice, { found })], at(seconds + 0.5));
    }
    const { rows } = await database.db
      .selectFrom("survey_page")
      .select(({ fn }) => fn.countAll().as("rows"))
      .executeTakeFirstOrThrow();
    // With the home page.
    expect(Number(rows)).toBe(401);
  });
});
