import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, it, vi } from "vitest";
import { AppError } from "#core/errors/app-error.ts";
import { describeOnEachDatabase } from "../../../tests/support/each-database.ts";
import type { OpenDatabase } from "../database/open-database.ts";
import { createLogger } from "../log/logger.ts";
import { createJobs, type Jobs } from "./jobs.ts";

const log = createLogger({ level: "silent" });
const never = new AbortController().signal;
const WAIT = { timeout: 30_000, interval: 5 };
const FAST = { pollMs: 20, flushMs: 20, checkMs: 100, backoffMs: () => 0, stopWaitMs: 300 };

describeOnEachDatabase("jobs", ({ open, createPlace }) => {
  const started: Jobs[] = [];
  afterEach(async () => {
    for (const jobs of started.splice(0)) await jobs.stop();
  });

  function createWorker({ db, dialect }: OpenDatabase, options: Partial<Parameters<typeof createJobs>[0]> = {}) {
    const jobs = createJobs({ db, dialect, log, now: () => new Date(), ...FAST, ...options });
    started.push(jobs);
    return jobs;
  }
  const ended = async (jobs: Jobs, id: string) => {
    for await (const _event of jobs.watch(id, 0, never));
    return jobs.get(id);
  };

  it("adds what follows together with the result, once the job is done", async () => {
    const jobs = createWorker(await open());
    const seen: unknown[] = [];
    jobs.handle("draw", async (data) => `${data} of it`, { next: ({ id, data }) => ({ queue: "tell", data: { id, data } }) });
    jobs.handle("tell", async (data) => {
      const { state, result } = (await jobs.get((data as { id: string }).id)) ?? {};
      seen.push([data, state, result]);
    });
    const id = await jobs.add("draw", "a picture");
    jobs.start();
    await vi.waitFor(() => expect(seen).toEqual([[{ id, data: "a picture" }, "done", "a picture of it"]]), WAIT);
    const failing = createWorker(await open());
    failing.handle(
      "draw",
      async () => {
        throw new AppError("input_invalid", { reason: "no" });
      },
      { next: () => ({ queue: "tell", data: null }) },
    );
    const refused = await failing.add("draw", null);
    failing.start();
    expect((await ended(failing, refused))?.state).toBe("failed");
    expect(await failing.live(["tell"])).toEqual([]);
  });

  it("runs a job, keeps its events and its result", async () => {
    const jobs = createWorker(await open(), { now: () => new Date("2026-11-15T12:00:00.000Z") });
    jobs.handle("greet", async (data, job) => {
      job.emit({ step: 1 });
      job.emit({ step: 2 });
      return { greeting: `hello ${(data as { name: string }).name}`, attempt: job.attempt, past: job.past };
    });
    const id = await jobs.add("greet", { name: "Zoë 🧭\0" });
    expect(await jobs.get(id)).toStrictEqual({
      id,
      queue: "greet",
      data: { name: "Zoë 🧭\0" },
      state: "waiting",
      attempts: 0,
      maxAttempts: 5,
      eventCount: 0,
      createdAt: "2026-11-15T12:00:00.000Z",
    });
    jobs.start();
    expect(await ended(jobs, id)).toStrictEqual({
      id,
      queue: "greet",
      data: { name: "Zoë 🧭\0" },
      state: "done",
      attempts: 1,
      maxAttempts: 5,
      eventCount: 2,
      result: { greeting: "hello Zoë 🧭\0", attempt: 1, past: [] },
      createdAt: "2026-11-15T12:00:00.000Z",
      startedAt: "2026-11-15T12:00:00.000Z",
      endedAt: "2026-11-15T12:00:00.000Z",
    });
    expect(await jobs.events(id, 0)).toStrictEqual([
      { seq: 1, data: { step: 1 } },
      { seq: 2, data: { step: 2 } },
    ]);
    expect(await jobs.events(id, 1)).toStrictEqual([{ seq: 2, data: { step: 2 } }]);
  });

  it("shows progress while the job runs, in order, and ends the watch with the job", async () => {
    const jobs = createWorker(await open());
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    jobs.handle("work", async (_data, job) => {
      job.emit("first");
      await held;
      for (let n = 1; n <= 1_200; n++) job.emit(n);
    });
    jobs.start();
    const id = await jobs.add("work", null);
    const seen: unknown[] = [];
    for await (const { seq, data } of jobs.watch(id, 0, never)) {
      if (seq === 1) {
        expect((await jobs.get(id))?.state).toBe("running");
        release();
      }
      seen.push(data);
    }
    expect(seen).toStrictEqual(["first", ...Array.from({ length: 1_200 }, (_, index) => index + 1)]);
    expect((await jobs.get(id))?.state).toBe("done");
  });

  it("writes events in batches", async () => {
    const database = await open();
    const jobs = createWorker(database, { flushMs: 200 });
    let [batches, longMs] = [0, 0];
    // While it runs the only place is taken, so nothing else is asked of the database.
    const work: Parameters<Jobs["handle"]>[1] = async (_data, job) => {
      const writes = vi.spyOn(database.db, "transaction");
      const begun = performance.now();
      for (let n = 0; n < 50; n++) {
        job.emit(n);
        await sleep(5);
      }
      [batches, longMs] = [writes.mock.calls.length, performance.now() - begun];
    };
    jobs.handle("work", work, { concurrency: 1 });
    jobs.start();
    const id = await jobs.add("work", null);
    expect((await ended(jobs, id))?.eventCount).toBe(50);
    expect(batches).toBeLessThanOrEqual(Math.ceil(longMs / 200));
  });

  it("lets a watcher on another instance see events and end by polling, from where it left off", async () => {
    const place = await createPlace();
    const worker = createWorker(await open(place));
    const other = createWorker(await open(place));
    worker.handle("work", async (_data, job) => {
      for (let n = 1; n <= 5; n++) {
        job.emit(n);
        await sleep(30);
      }
    });
    const id = await other.add("work", null);
    worker.start();
    const seen: number[] = [];
    for await (const { seq } of other.watch(id, 2, never)) seen.push(seq);
    expect(seen).toStrictEqual([3, 4, 5]);
  });

  it("ends a watch when its signal aborts, and at once for a job it does not know", async () => {
    const jobs = createWorker(await open(), { pollMs: 60_000 });
    const id = await jobs.add("nobody", null);
    const leave = AbortSignal.timeout(50);
    for await (const _event of jobs.watch(id, 0, leave));
    expect(leave.aborted).toBe(true);
    for await (const _event of jobs.watch("unknown", 0, never));
    expect(await jobs.get("unknown")).toBeUndefined();
  });

  it("ends its watches when it stops", async () => {
    const jobs = createWorker(await open(), { pollMs: 60_000 });
    const id = await jobs.add("nobody", null);
    const next = jobs.watch(id, 0, never).next();
    await sleep(20);
    await jobs.stop();
    expect(await next).toStrictEqual({ done: true, value: undefined });
  });

  it.each(["the same", "another"])("reaches a running handler when %s instance cancels", async (which) => {
    const place = await createPlace();
    const worker = createWorker(await open(place), { pollMs: 600_000 });
    const canceller = which === "the same" ? worker : createWorker(await open(place));
    const aborted = Promise.withResolvers<void>();
    worker.handle("long", async (_data, job) => {
      job.emit("begun");
      await once(job.signal, "abort");
      aborted.resolve();
      job.emit("too late");
      throw job.signal.reason;
    });
    worker.start();
    const id = await worker.add("long", null);
    await worker.watch(id, 0, never).next();
    expect(await canceller.cancel(id)).toBe(true);
    await aborted.promise;
    expect(await ended(worker, id)).toMatchObject({ state: "cancelled", attempts: 1, eventCount: 1 });
    expect(await canceller.cancel(id)).toBe(false);
  });

  it("never runs a job that was cancelled while it waited", async () => {
    const jobs = createWorker(await open());
    const ran: unknown[] = [];
    jobs.handle("work", async (data) => ran.push(data));
    const id = await jobs.add("work", "cancelled");
    await jobs.cancel(id);
    jobs.start();
    await ended(jobs, await jobs.add("work", "kept"));
    expect(ran).toStrictEqual(["kept"]);
    expect((await jobs.get(id))?.state).toBe("cancelled");
  });

  it("keeps one live job under a unique key, and takes a new one once that has ended", async () => {
    const place = await createPlace();
    const jobs = createWorker(await open(place));
    const other = createWorker(await open(place));
    const ids = await Promise.all(
      Array.from({ length: 20 }, (_, n) => (n % 2 ? jobs : other).add("audit", n, { uniqueKey: "example.com" })),
    );
    expect(new Set(ids).size).toBe(1);
    expect(await jobs.waitingCount("audit")).toBe(1);
    expect(await jobs.add("other-queue", 1, { uniqueKey: "example.com" })).not.toBe(ids[0]);
    await jobs.cancel(ids[0] ?? "");
    expect(await jobs.add("audit", 1, { uniqueKey: "example.com" })).not.toBe(ids[0]);
  });

  it("tells what waits or runs in some queues, with the keys", async () => {
    const jobs = createWorker(await open());
    const id = await jobs.add("map", { url: "a" }, { uniqueKey: "visitor" });
    const ended = await jobs.add("map", { url: "b" });
    await jobs.add("mail", {});
    await jobs.cancel(ended);
    expect(await jobs.live(["map", "links"])).toEqual([{ id, queue: "map", data: { url: "a" }, uniqueKey: "visitor" }]);
    expect(await jobs.live([])).toEqual([]);
  });

  it("tries a failing job again after growing pauses, then calls it failed without telling why to visitors", async () => {
    const clock = { ms: Date.parse("2026-11-15T12:00:00.000Z") };
    const pauses: number[] = [];
    const { db, dialect } = await open();
    const jobs = createJobs({ db, dialect, log, now: () => new Date(clock.ms), pollMs: 5 });
    started.push(jobs);
    jobs.handle("fails", async () => {
      throw new Error("password hunter2 refused");
    });
    jobs.start();
    const id = await jobs.add("fails", null, { maxAttempts: 4 });
    for (let attempt = 1; attempt <= 3; attempt++) {
      await vi.waitUntil(async () => (await jobs.get(id))?.error, WAIT);
      const { run_at } = await db.selectFrom("job").select("run_at").where("id", "=", id).executeTakeFirstOrThrow();
      pauses.push(Date.parse(run_at) - clock.ms);
      clock.ms = Date.parse(run_at) - 1;
      await sleep(40);
      expect(await jobs.get(id)).toMatchObject({ state: "waiting", attempts: attempt });
      clock.ms += 1;
      await vi.waitUntil(async () => (await jobs.get(id))?.attempts === attempt + 1, WAIT);
    }
    await ended(jobs, id);
    expect(pauses).toStrictEqual([1_000, 2_000, 4_000]);
    expect(await jobs.get(id)).toMatchObject({
      attempts: 4,
      error: { code: "unexpected", message: "Our fault. We have the details. Your text is still in the form." },
    });
  });

  it("takes an answer for the visitor as the end, without a second attempt", async () => {
    const jobs = createWorker(await open());
    jobs.handle("fetch", async () => {
      throw new AppError("dns_not_found", { host: "nowhere.example" });
    });
    jobs.start();
    expect(await ended(jobs, await jobs.add("fetch", null))).toMatchObject({
      state: "failed",
      attempts: 1,
      error: { code: "dns_not_found", message: "We could not find nowhere.example. Check the spelling of the address." },
    });
  });

  it("waits for a delayed job and counts what waits", async () => {
    const clock = { ms: Date.now() };
    const jobs = createWorker(await open(), { now: () => new Date(clock.ms) });
    jobs.handle("later", async () => "ran");
    jobs.start();
    const id = await jobs.add("later", null, { delayMs: 60_000 });
    await sleep(100);
    expect(await jobs.waitingCount("later")).toBe(1);
    clock.ms += 60_000;
    expect(await ended(jobs, id)).toMatchObject({ state: "done", result: "ran" });
    expect(await jobs.waitingCount("later")).toBe(0);
  });

  it("adds a job together with other rows or not at all", async () => {
    const { db, ...rest } = await open();
    const jobs = createWorker({ db, ...rest });
    const failing = db.transaction().execute(async (trx) => {
      await jobs.add("work", 1, { trx });
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    expect(await jobs.waitingCount("work")).toBe(0);
    await db.transaction().execute((trx) => jobs.add("work", 1, { trx }));
    expect(await jobs.waitingCount("work")).toBe(1);
  });

  it("gives every attempt to exactly one of several instances, and bounds how many one runs at a time", async () => {
    const place = await createPlace();
    const taken: string[] = [];
    let running = 0;
    let most = 0;
    const workers = await Promise.all(
      [1, 2, 3].map(async () => {
        const worker = createWorker(await open(place));
        worker.handle(
          "work",
          async (_data, job) => {
            taken.push(`${job.id} ${job.attempt}`);
            most = Math.max(most, ++running);
            await sleep(2);
            running--;
            if (job.attempt === 1) throw new Error("once");
          },
          { concurrency: 3 },
        );
        return worker;
      }),
    );
    const [first] = workers as [Jobs];
    const ids = await Promise.all(Array.from({ length: 40 }, (_, n) => first.add("work", n)));
    for (const worker of workers) worker.start();
    for (const id of ids) expect(await ended(first, id)).toMatchObject({ state: "done", attempts: 2 });
    expect(taken.sort()).toStrictEqual(ids.flatMap((id) => [`${id} 1`, `${id} 2`]).sort());
    expect(most).toBeLessThanOrEqual(9);
  });

  it("runs one at a time of those that share a turn, over all instances and queues", async () => {
    const place = await createPlace();
    const workers = [createWorker(await open(place)), createWorker(await open(place)), createWorker(await open(place))];
    const busy = new Set<string>();
    const ran: string[] = [];
    const collisions: string[] = [];
    for (const jobs of workers) {
      for (const queue of ["audit", "crawl"])
        jobs.handle(
          queue,
          async (data) => {
            const { host } = data as { host: string };
            if (busy.has(host)) collisions.push(host);
            busy.add(host);
            await sleep(5);
            busy.delete(host);
            ran.push(host);
          },
          { concurrency: 4, turnOf: (data) => (data as { host: string }).host },
        );
      jobs.start();
    }
    const hosts = Array.from({ length: 24 }, (_, n) => `site-${n % 3}.example`);
    await Promise.all(hosts.map((host, n) => workers[n % 3]?.add(n % 2 === 0 ? "audit" : "crawl", { host })));
    await expect.poll(() => ran.toSorted(), WAIT).toEqual(hosts.toSorted());
    expect(collisions).toEqual([]);
  });

  it("takes over from a worker that lost the database, and lets that one change nothing any more", async () => {
    const place = await createPlace();
    const cut = await open(place);
    const lost = createWorker(cut, { leaseMs: 300 });
    const next = createWorker(await open(place));
    const [isCut, aborted] = [Promise.withResolvers<void>(), Promise.withResolvers<unknown>()];
    lost.handle("count", async (_data, job) => {
      for (let n = 1; n <= 3; n++) job.emit(n);
      await vi.waitUntil(async () => (await next.events(job.id, 0)).length === 3, WAIT);
      await cut.close();
      isCut.resolve();
      await once(job.signal, "abort");
      job.emit("zombie");
      aborted.resolve(job.signal.reason);
      return "from the zombie";
    });
    next.handle("count", async (_data, job) => {
      await aborted.promise;
      for (let n = job.past.length + 1; n <= 5; n++) job.emit(n);
      return { past: job.past, attempt: job.attempt };
    });
    const id = await next.add("count", null);
    lost.start();
    await isCut.promise;
    next.start();
    expect(await ended(next, id)).toMatchObject({ state: "done", attempts: 2, result: { past: [1, 2, 3], attempt: 2 } });
    expect((await next.events(id, 0)).map(({ data }) => data)).toStrictEqual([1, 2, 3, 4, 5]);
  });

  it("resumes after its worker process is killed", async () => {
    const place = await createPlace();
    const jobs = createWorker(await open(place));
    const id = await jobs.add("count", null);
    const argv = ["tests/support/job-worker.ts", place.dataDir, ...(place.databaseUrl === undefined ? [] : [place.databaseUrl])];
    const child = spawn(process.execPath, argv, { stdio: ["ignore", "inherit", "inherit"] });
    for await (const { seq } of jobs.watch(id, 0, never)) if (seq >= 5) break;
    child.kill("SIGKILL");
    await once(child, "close");
    const kept = (await jobs.events(id, 0)).length;
    jobs.handle("count", async (_data, job) => {
      for (let n = job.past.length + 1; n <= kept + 3; n++) job.emit(n);
      return job.past.length;
    });
    jobs.start();
    expect(await ended(jobs, id)).toMatchObject({ state: "done", attempts: 2, result: kept, eventCount: kept + 3 });
    expect((await jobs.events(id, 0)).map(({ data }) => data)).toStrictEqual(Array.from({ length: kept + 3 }, (_, n) => n + 1));
  });

  it("gives up on a job whose worker dies at every attempt", async () => {
    const { db, ...rest } = await open();
    const jobs = createWorker({ db, ...rest });
    const id = await jobs.add("deadly", null, { maxAttempts: 2 });
    const dead = { state: "running" as const, attempt: 2, lease_until: "2026-01-01T00:00:00.000Z" };
    await db.updateTable("job").set(dead).where("id", "=", id).execute();
    jobs.handle("deadly", async () => "never called");
    jobs.start();
    expect(await ended(jobs, id)).toMatchObject({ state: "failed", attempts: 3, error: { code: "unexpected" } });
  });

  it("puts running jobs back when it stops, whether their handlers listen or not, at no cost of an attempt", async () => {
    const place = await createPlace();
    const first = createWorker(await open(place));
    for (const name of ["listens", "deaf"]) {
      first.handle(name, async (_data, job) => {
        job.emit("half");
        await (name === "listens" ? once(job.signal, "abort").then(() => Promise.reject(job.signal.reason)) : new Promise(() => {}));
      });
    }
    first.handle("finishes", async (_data, job) => {
      job.emit("half");
      await once(job.signal, "abort");
      return "just in time";
    });
    first.start();
    const ids = await Promise.all(["listens", "deaf", "finishes"].map((name) => first.add(name, null, { maxAttempts: 1 })));
    const [listens = "", deaf = "", finishes = ""] = ids;
    await Promise.all(ids.map((id) => first.watch(id, 0, never).next()));
    await first.stop();
    const second = createWorker(await open(place));
    expect(await second.get(listens)).toMatchObject({ state: "waiting", attempts: 1 });
    expect(await second.get(deaf)).toMatchObject({ state: "waiting", attempts: 1 });
    expect(await second.get(finishes)).toMatchObject({ state: "done", result: "just in time" });
    for (const name of ["listens", "deaf"]) second.handle(name, async (_data, job) => job.past);
    second.start();
    for (const id of [listens, deaf]) expect(await ended(second, id)).toMatchObject({ state: "done", attempts: 2, result: ["half"] });
  });

  it("removes ended jobs with their events, and leaves live ones", async () => {
    const clock = { ms: Date.parse("2026-11-01T00:00:00.000Z") };
    const database = await open();
    const jobs = createWorker(database, { now: () => new Date(clock.ms) });
    jobs.handle("work", async (_data, job) => job.emit(1));
    const old = await jobs.add("work", null);
    const waiting = await jobs.add("elsewhere", null);
    jobs.start();
    await ended(jobs, old);
    clock.ms += 86_400_000;
    const recent = await jobs.add("work", null);
    await ended(jobs, recent);
    expect(await jobs.removeOlderThan("2026-11-01T12:00:00.000Z")).toBe(1);
    expect(await jobs.get(old)).toBeUndefined();
    expect(await database.db.selectFrom("job_event").select("job_id").execute()).toEqual([{ job_id: recent }]);
    expect((await jobs.get(waiting))?.state).toBe("waiting");
  });
});
