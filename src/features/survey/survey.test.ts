import { setTimeout as delay } from "node:timers/promises";
import { expect, it } from "vitest";
import { createLogger } from "#platform/log/logger.ts";
import { describeOnEachDatabase } from "../../../tests/support/each-database.ts";
import { createSurvey, type ReadSlice } from "./survey.ts";
import { createSurveyStore } from "./survey-store.ts";

const SITES = 30;
const PAGES = 20;
const log = createLogger({ level: "silent" });
const pageOf = (host: string, n: number) => `https://${host}/${n}`;

describeOnEachDatabase("a survey by three instances", ({ open, createPlace }) => {
  it("reads every page once, never two at a time from one site, and goes on when one is killed", async () => {
    const place = await createPlace();
    const first = await open(place);
    const store = createSurveyStore(first);
    const hosts = Array.from({ length: SITES }, (_, n) => `s${n}.example`);
    await store.add(
      hosts.map((host) => ({ host, asked: host })),
      PAGES,
      new Date(),
    );
    const busy = new Set<string>();
    const times = new Map<string, number>();
    const overlaps: string[] = [];
    const read: ReadSlice = async ({ host, home, next }) => {
      if (busy.has(host)) overlaps.push(host);
      busy.add(host);
      await delay(1);
      const asked = home === null ? [pageOf(host, 0)] : next;
      for (const address of asked) times.set(address, (times.get(address) ?? 0) + 1);
      busy.delete(host);
      const found = Array.from({ length: PAGES }, (_, n) => pageOf(host, n));
      const answers = asked.map((address) => [address, 200] as const);
      return { home: pageOf(host, 0), robots: "", robotsAt: null, read: answers, found, restMs: 0, failures: 0 };
    };
    /** It takes sites and is never heard of again. */
    const killed: string[] = [];
    const readAndDie: ReadSlice = ({ host }, signal) => {
      killed.push(host);
      return new Promise((_, reject) => signal.addEventListener("abort", reject));
    };
    let kept = 0;
    const options = { now: () => new Date(), log, keepLinks: async () => void kept++, atOnce: 4, tickMs: 5, idleMs: 20 };
    const instances = [read, read, readAndDie].map((by) => {
      // What lives holds its sites for longer than any machine makes it wait here.
      const instance = createSurvey({ store, ...options, holdMs: by === read ? 600_000 : 100 });
      instance.handle(by);
      instance.start();
      return instance;
    });
    await expect.poll(async () => (await store.progress()).open, { timeout: 60_000 }).toBe(0);
    await Promise.all(instances.map((instance) => instance.stop()));
    expect(await store.progress()).toMatchObject({ sites: SITES, pages: SITES * PAGES, outcomes: new Map([["limit", SITES]]) });
    expect([times.size, new Set(times.values()), overlaps]).toEqual([SITES * PAGES, new Set([1]), []]);
    expect([killed.length > 0, kept > 0]).toEqual([true, true]);
  });
});

it("writes nothing of what it read before its links are kept, and tries again when the database is back", async () => {
  const written: string[][] = [];
  let isAway = true;
  const slice = {
    id: "1",
    turn: 1,
    host: "a.example",
    asked: "a.example",
    home: null,
    robots: null,
    robotsAt: null,
    next: [],
    failures: 4,
  };
  const left = [slice];
  const survey = createSurvey({
    store: {
      take: async () => left.splice(0),
      write: async (batch) => void written.push(batch.map(({ reading }) => reading.outcome ?? "")),
    },
    keepLinks: async () => {
      if (isAway) throw new Error("away");
    },
    now: () => new Date(),
    log: {
      warn: () => {
        isAway = false;
      },
    },
    tickMs: 1,
  });
  // The process that reads is lost for the fifth time.
  survey.handle(() => Promise.reject(new Error("lost")));
  survey.start();
  await expect.poll(() => written).toEqual([["run_lost"]]);
  await survey.stop();
});
