// What a second process is worth: kept pages, answered by one and by two instances on one PostgreSQL, by processor time per request. Wall
// time would measure the machine; the load itself runs in a process of its own and is not counted.
import { fork } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { freePort } from "../tests/support/free-port.ts";
import { startPostgres } from "../tests/support/postgres.ts";
import { serveSite } from "./serve.ts";

const REQUESTS = Number(process.env["REQUESTS"] ?? 40_000);

export async function benchScale() {
  const postgres = await startPostgres();
  const databaseUrl = await postgres.createDatabase();
  const env = { DATABASE_URL: databaseUrl };
  const sites = [];
  try {
    const bare = await bareServer();
    const bareMicroseconds = await measure([bare]);
    bare.stop();
    console.log(`scale: bare node:http ${bareMicroseconds.toFixed(0)} µs of processor a request`);
    for (let count = 1; count <= 2; count++) {
      const port = await freePort();
      sites.push({ ...(await serveSite(port, { ...env, SITE_ORIGIN: `http://127.0.0.1:${port}` })), path: "/" });
      const microseconds = await measure(sites);
      const told = `${microseconds.toFixed(0)} µs of processor a request, ${(microseconds / bareMicroseconds).toFixed(2)} × bare`;
      console.log(
        `scale: ${count} ${count === 1 ? "instance" : "instances"}: ${told}; ${Math.round((count * 1e6) / microseconds)} requests a second on ${count} of its cores`,
      );
    }
  } finally {
    for (const site of sites) await site.stop();
    await postgres.stop();
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
  await load(targets, 2_000);
  const before = targets.map(cpuMicroseconds);
  await load(targets, REQUESTS);
  const used = targets.reduce((sum, target, at) => sum + cpuMicroseconds(target) - (before[at] ?? 0), 0);
  return used / REQUESTS;
}

/** In a thread of its own, which the counted processes do not share. */
function load(targets: readonly Target[], requests: number): Promise<void> {
  const code = `const { workerData, parentPort } = require("node:worker_threads");
    const { Agent, get } = require("node:http");
    const agent = new Agent({ keepAlive: true, maxSockets: 32 });
    let left = workerData.requests, running = 0, turn = 0;
    const next = () => {
      while (running < 32 * workerData.urls.length && left > 0) {
        left--; running++;
        get(workerData.urls[turn++ % workerData.urls.length], { agent, headers: { "accept-encoding": "br" } }, (answer) => answer.resume().on("end", () => { running--; next(); }));
      }
      if (left === 0 && running === 0) { agent.destroy(); parentPort.postMessage("done"); }
    };
    next();`;
  const worker = new Worker(code, { eval: true, workerData: { requests, urls: targets.map(({ origin, path }) => origin + path) } });
  return new Promise((resolve, reject) => {
    worker.once("error", reject);
    worker.once("message", () => void worker.terminate().then(() => resolve()));
  });
}

/** The same bytes as the home page, by a server that does nothing else, in a process of its own. */
async function bareServer(): Promise<Target & { stop(): void }> {
  const body = Buffer.alloc(22_000, "x");
  const code = `const body = Buffer.alloc(${body.length}, "x");
    require("node:http").createServer((q, r) => { r.writeHead(200, { "content-type": "text/html", "content-length": body.length }); r.end(body); })
      .listen(0, "127.0.0.1", function () { process.send(this.address().port); });`;
  const file = join(mkdtempSync(join(tmpdir(), "bare-")), "bare.cjs");
  writeFileSync(file, code);
  const child = fork(file);
  const port = await new Promise<number>((resolve) => child.once("message", (value) => resolve(value as number)));
  return { origin: `http://127.0.0.1:${port}`, path: "/", pid: child.pid ?? 0, stop: () => void child.kill() };
}

const TICK_MICROSECONDS = 10_000;

/** User and system time, from the system's own books (Linux). */
function cpuMicroseconds({ pid }: Target): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\) /s, "")
    .split(" ");
  return (Number(fields[11]) + Number(fields[12])) * TICK_MICROSECONDS;
}
