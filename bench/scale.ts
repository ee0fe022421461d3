// What a second process is worth: kept pages, answered by one and by two instances on one PostgreSQL, by processor time per request; and what a
// run of a tool costs an instance and the database, and how long visitors wait for one at an even rate. Wall time would measure the machine; the load itself is not counted.
import { fork } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { openDatabase } from "#platform/database/open-database.ts";
import { createLogger } from "#platform/log/logger.ts";
import { freePort } from "../tests/support/free-port.ts";
import { startPostgres } from "../tests/support/postgres.ts";
import { runTool, startTarget } from "./load.ts";
import { cpuMicroseconds } from "./process-time.ts";
import { type Served, serveSite } from "./serve.ts";
import { startLoad } from "./steady-load.ts";
import { measureSteadyRuns } from "./steady-runs.ts";

/** Of one process in one measurement. Each is made three times in turn, and the least counts: whatever else the machine does only adds. */
const REQUESTS = Number(process.env["REQUESTS"] ?? 8_000);
/** Requests a second of each process. */
const RATE = Number(process.env["RATE"] ?? 1_500);
const ROUNDS = 3;
const RUNS = Number(process.env["RUNS"] ?? 200);

export async function benchScale() {
  const postgres = await startPostgres();
  const databaseUrl = await postgres.createDatabase();
  const target = await startTarget();
  const env = { DATABASE_URL: databaseUrl, TRUSTED_PROXIES: "127.0.0.1", FETCH_ALLOW_HOSTS: `127.0.0.1:${target.port}` };
  const sites: (Served & Target)[] = [];
  let bare: Awaited<ReturnType<typeof bareServer>> | undefined;
  try {
    for (let count = 0; count < 2; count++) {
      const port = await freePort();
      sites.push({ ...(await serveSite(port, { ...env, SITE_ORIGIN: `http://127.0.0.1:${port}` })), path: "/" });
    }
    const home = await fetch(sites[0]?.origin ?? "", { headers: { "accept-encoding": "br" } });
    bare = await bareServer(Number(home.headers.get("content-length")));
    const kinds = [[bare], sites.slice(0, 1), sites];
    for (const targets of kinds) await load(targets, 5_000);
    await settled(sites);
    const least = kinds.map(() => Number.POSITIVE_INFINITY);
    for (let round = 0; round < ROUNDS; round++)
      for (const [at, targets] of kinds.entries()) least[at] = Math.min(least[at] ?? 0, await measure(targets));
    const [alone = 0, one = 0, two = 0] = least;
    const times = (value: number) => `${value.toFixed(2)} ×`;
    console.log(`scale: bare node:http: ${alone.toFixed(0)} µs of processor a request`);
    console.log(
      `scale: one instance: ${one.toFixed(0)} µs, ${times(one / alone)} bare (goal 1.6); ${Math.round(1e6 / one)} requests a second of a core`,
    );
    console.log(`scale: two instances: ${two.toFixed(0)} µs; on two cores ${times((2 * one) / two)} what one serves on one (goal 1.8)`);
    await measureRuns(sites.slice(0, 1), target.port, databaseUrl);
    for (const site of sites.splice(0)) await site.stop();
    await measureSteadyRuns(target.port);
  } finally {
    bare?.stop();
    await target.stop();
    for (const site of sites) await site.stop();
    await postgres.stop();
  }
}

/** The same tool over pages of two sizes, a few visitors at a time, each with an address of their own. */
async function measureRuns(sites: readonly Served[], port: number, databaseUrl: string) {
  const { db, close } = await openDatabase({ dataDir: "", databaseUrl, log: createLogger({ level: "silent" }) });
  const transactions = async () => {
    // Told by the database when a session ends or a second has passed.
    await sleep(1_500);
    const { rows } = await sql<{
      count: string;
    }>`select xact_commit as count from pg_stat_database where datname = current_database()`.execute(db);
    return Number(rows[0]?.count);
  };
  let visitor = 0;
  const runs = async (kilobytes: number, count: number) => {
    let left = count;
    const one = async () => {
      while (left-- > 0) {
        const { origin } = sites[left % sites.length] ?? { origin: "" };
        const { status } = await runTool(origin, `http://127.0.0.1:${port}/${kilobytes}?v=${visitor}`, visitor++);
        if (status !== 200) throw new Error(`a run was answered with ${status}`);
      }
    };
    await Promise.all(Array.from({ length: 8 }, one));
  };
  const idle = await idleTransactions();
  console.log(`scale: two instances without visitors: ${idle.toFixed(1)} transactions of the database a second`);
  for (const kilobytes of [60, 1_000]) {
    await runs(kilobytes, 20);
    await settled(sites);
    const rows = await transactions();
    const from = performance.now();
    const before = sites.map(cpuMicroseconds);
    await runs(kilobytes, RUNS);
    const used = sites.reduce((sum, site, at) => sum + cpuMicroseconds(site) - (before[at] ?? 0), 0) / RUNS / 1_000;
    const seconds = (performance.now() - from) / 1_000;
    const asked = ((await transactions()) - rows - idle * (seconds + 1.5)) / RUNS;
    console.log(
      `scale: a run of a tool, page of ${kilobytes} KB: ${used.toFixed(1)} ms of processor, ${Math.round(1_000 / used)} runs a second of a core; ${asked.toFixed(1)} transactions of the database`,
    );
  }
  await close();

  /** What instances ask by themselves, a second. */
  async function idleTransactions(): Promise<number> {
    const [from, before] = [performance.now(), await transactions()];
    await sleep(10_000);
    return ((await transactions()) - before) / ((performance.now() - from) / 1_000);
  }
}

interface Target {
  origin: string;
  path: string;
  /** The process whose time is counted. */
  pid: number;
}

/** Processor time per request over all targets, in microseconds. */
async function measure(targets: readonly Target[]): Promise<number> {
  const before = targets.map(cpuMicroseconds);
  const asked = await load(targets, REQUESTS);
  const used = targets.reduce((sum, target, at) => sum + cpuMicroseconds(target) - (before[at] ?? 0), 0);
  return used / asked;
}

/** What a start leaves to do in the background, such as packing pages tightly, is done when a second takes little. */
async function settled(targets: readonly { pid: number }[]) {
  for (let seconds = 0; seconds < 20; seconds++) {
    const before = targets.map(cpuMicroseconds);
    await sleep(1_000);
    if (targets.every((target, at) => cpuMicroseconds(target) - (before[at] ?? 0) < 100_000)) return;
  }
}

/**
 * Each process at the same even rate, whoever runs beside it: one that has less to do takes requests one by one rather than in handfuls, and
 * spends more on each.
 */
async function load(targets: readonly Target[], requests: number): Promise<number> {
  const running = targets.map(({ origin, path }) =>
    startLoad({ port: Number(new URL(origin).port), rate: RATE, pages: [path], connections: 16, formEvery: 0 }),
  );
  await sleep((requests / RATE) * 1_000);
  const figures = await Promise.all(running.map((one) => one.end()));
  for (const { failed } of figures) if (Object.keys(failed).length > 0) throw new Error(`requests failed: ${JSON.stringify(failed)}`);
  return figures.reduce((sum, one) => sum + one.asked, 0);
}

/** As many bytes as the home page, by a server that does nothing else, in a process of its own. */
async function bareServer(bytes: number): Promise<Target & { stop(): void }> {
  const code = `const body = Buffer.alloc(${bytes}, "x");
    require("node:http").createServer((q, r) => { r.writeHead(200, { "content-type": "text/html", "content-length": body.length }); r.end(body); })
      .listen(0, "127.0.0.1", function () { process.send(this.address().port); });`;
  const file = join(mkdtempSync(join(tmpdir(), "bare-")), "bare.cjs");
  writeFileSync(file, code);
  const child = fork(file);
  const port = await new Promise<number>((resolve) => child.once("message", (value) => resolve(value as number)));
  return { origin: `http://127.0.0.1:${port}`, path: "/", pid: child.pid ?? 0, stop: () => void child.kill() };
}
