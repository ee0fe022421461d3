// 200 hostile clients beside one visitor who reads: how that visitor fares, and what the server holds in memory meanwhile and a minute later.
// SECONDS=60 CLIENTS=200 REST_SECONDS=60 KINDS=upload15,picture npm run attack crowd: how long, how many, how long the rest, and which of the
// kinds that hostile-requests.ts names, "slow" senders and "idle" connections among them; without KINDS all of them.
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { Agent, get } from "node:http";
import { setPriority, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { memoryMb } from "../../../bench/process-time.ts";
import { type Served, serveSite } from "../../../bench/serve.ts";
import type { Tally } from "./hostile-clients.ts";
import { startLargePages } from "./large-pages.ts";
import type { Standstill } from "./watch-machine.ts";

const GOAL = { memoryMb: 700, p99Ms: 100 };
/** More than one, so that the crowd is bounded by the server and not by its own event loop. */
const PROCESSES = 2;
const EVERY_MS = 50;
/** Behind the server: the crowd stands on the same machine as what it attacks. */
const LOW = 19;
const FIRST = -10;
const mayGoFirst = process.getuid?.() === 0;

export async function runCrowd({
  port = Number(process.env["PORT"] ?? 3486),
  seconds = Number(process.env["SECONDS"] ?? 300),
  clients = Number(process.env["CLIENTS"] ?? 200),
  restSeconds = Number(process.env["REST_SECONDS"] ?? 60),
  kinds = process.env["KINDS"] ?? "",
} = {}): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), "crowd-"));
  const loopFile = join(folder, "loop.json");
  const pages = await startLargePages();
  const site = await serveSite(port, { TRUSTED_PROXIES: "127.0.0.1", FETCH_ALLOW_HOSTS: new URL(pages.origin).host, LOOP_FILE: loopFile }, [
    "--import",
    "./tests/attack/crowd/watch-loop.ts",
    ...(process.env["FLAGS"]?.split(" ") ?? []),
  ]);
  try {
    await settle(site);
    // A visitor stands elsewhere: their own waiting for this machine's processors is none of the site's.
    if (mayGoFirst) setPriority(FIRST);
    const machine = watchMachine();
    const before = memoryMb(site);
    const visitor = visitHome(site);
    const memory = watchMemory(site);
    const tallies = await Promise.all(
      Array.from({ length: PROCESSES }, (_, number) =>
        attackFrom({ origin: site.origin, pages: pages.origin, seconds, number, clients: Math.ceil(clients / PROCESSES), kinds }),
      ),
    );
    const standstills = await machine.end();
    const home = await visitor.end(standstills);
    const bySecond = memory.end();
    await sleep(restSeconds * 1_000);
    const after = memoryMb(site);
    const tally = addUp(tallies);
    const loop = JSON.parse(readFileSync(loopFile, "utf8")) as { p50: number; p99: number; max: number };
    const highest = Math.max(...bySecond);

    console.log(`crowd: ${clients} hostile clients for ${seconds} s`);
    console.table(tally.statuses);
    console.log(
      `home: asked ${home.asked}, failed ${home.failures.length}${home.failures.length ? ` (${[...new Set(home.failures)].join(", ")})` : ""}, p50 ${home.p50} ms, p99 ${home.p99} ms (goal ${GOAL.p99Ms}), worst ${home.worst} ms`,
    );
    console.log(
      `machine: stood still ${standstills.length} times, ${Math.round(standstills.reduce((sum, { from, to }) => sum + to - from, 0))} ms in all; home without the ${home.apart} visits of that time: p99 ${home.p99Apart} ms`,
    );
    console.log(`event loop late by: p50 ${loop.p50} ms, p99 ${loop.p99} ms, worst ${loop.max} ms`);
    console.log(
      `memory: ${before} MB before, ${highest} MB at most (goal ${GOAL.memoryMb}), ${after} MB ${restSeconds} s after; by second: ${bySecond.join(" ")}`,
    );
    console.log(`5xx other than 503 with Retry-After: ${tally.faults.length}`);
    for (const fault of new Set(tally.faults)) console.log(`  ${fault}`);
    return highest < GOAL.memoryMb && home.p99 < GOAL.p99Ms && home.failures.length === 0 && tally.faults.length === 0;
  } finally {
    await site.stop();
    await pages.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Warm, with the tools' process up. */
async function settle({ origin }: Served) {
  await (await fetch(`${origin}/`)).arrayBuffer();
  await sleep(5_000);
}

async function attackFrom(work: Record<string, string | number>): Promise<Tally> {
  const child: ChildProcess = fork(new URL("./hostile-clients.ts", import.meta.url), [JSON.stringify(work)], { stdio: "inherit" });
  if (child.pid) setPriority(child.pid, LOW);
  const [tally] = (await once(child, "message")) as [Tally];
  child.kill();
  return tally;
}

/** Asks twenty times a second whatever happens to the last one; late answers count from when they were due. */
function visitHome({ origin }: Served) {
  const agent = new Agent({ keepAlive: true });
  const visits: { due: number; took: number }[] = [];
  const asked: Promise<void>[] = [];
  const failures: string[] = [];
  const ask = () =>
    new Promise<void>((resolve, reject) => {
      const asking = get(`${origin}/`, { agent, headers: { "x-forwarded-for": "203.0.113.77", "accept-encoding": "br" } }, (answer) => {
        if (answer.statusCode !== 200) failures.push(String(answer.statusCode));
        answer.resume().on("end", resolve).on("error", reject);
      }).on("error", (cause: NodeJS.ErrnoException) => {
        // A kept connection may end in the moment in which it is used again. A browser asks once more and shows nothing of it.
        if (asking.reusedSocket && cause.code === "ECONNRESET") resolve(ask());
        else reject(`${cause} on a ${asking.reusedSocket ? "kept" : "new"} connection`);
      });
    });
  const visit = () => {
    const due = performance.now();
    asked.push(
      ask()
        .catch((cause: unknown) => {
          failures.push(String(cause));
        })
        .finally(() => visits.push({ due: performance.timeOrigin + due, took: performance.now() - due })),
    );
  };
  const timer = setInterval(visit, EVERY_MS);
  return {
    async end(standstills: readonly Standstill[]) {
      clearInterval(timer);
      await Promise.all(asked);
      agent.destroy();
      const apart = visits.filter(({ due, took }) => standstills.some(({ from, to }) => due < to && due + took > from));
      const sorted = inOrder(visits);
      const rest = inOrder(visits.filter((visit) => !apart.includes(visit)));
      return {
        asked: asked.length,
        failures,
        p50: at(sorted, 0.5),
        p99: at(sorted, 0.99),
        worst: at(sorted, 1),
        apart: apart.length,
        p99Apart: at(rest, 0.99),
      };
    },
  };
}

const inOrder = (visits: readonly { took: number }[]) => visits.map(({ took }) => took).toSorted((a, b) => a - b);
const at = (sorted: readonly number[], share: number) =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);

/** Only who may go before all others can tell. */
function watchMachine() {
  const child = mayGoFirst ? fork(new URL("./watch-machine.ts", import.meta.url), { stdio: "inherit" }) : undefined;
  return {
    async end(): Promise<Standstill[]> {
      if (!child) return [];
      child.send("end");
      const [standstills] = (await once(child, "message")) as [Standstill[]];
      return standstills;
    },
  };
}

function watchMemory(site: Served) {
  const bySecond: number[] = [];
  const timer = setInterval(() => bySecond.push(memoryMb(site)), 1_000);
  return {
    end() {
      clearInterval(timer);
      return bySecond;
    },
  };
}

function addUp(tallies: readonly Tally[]): Tally {
  const statuses: Tally["statuses"] = {};
  for (const tally of tallies)
    for (const [kind, counts] of Object.entries(tally.statuses)) {
      statuses[kind] ??= {};
      const sum = statuses[kind];
      for (const [status, count] of Object.entries(counts)) sum[status] = (sum[status] ?? 0) + count;
    }
  return { statuses, faults: tallies.flatMap(({ faults }) => faults) };
}
