// 200 visitors who run a tool at once: what the server holds in memory, how the home page fares meanwhile, and how those are told who must wait.
import { Agent, get, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { memoryMb } from "./process-time.ts";
import { serveSite } from "./serve.ts";

const VISITORS = 200;
const MAX_MB = 512;
const MAX_P99_MS = 100;
const PAGE_KB = [60, 1_000];
const MAX_TRIES = 12;

export async function benchLoad(port = 3484) {
  const target = await startTarget();
  const site = await serveSite(port, { FETCH_ALLOW_HOSTS: `127.0.0.1:${target.port}`, TRUSTED_PROXIES: "127.0.0.1" });
  try {
    await fetch(`${site.origin}/`);
    await sleep(4_000);
    for (const kilobytes of PAGE_KB) await wave(site.origin, site.pid, `http://127.0.0.1:${target.port}/${kilobytes}`, kilobytes);
  } finally {
    await site.stop();
    await target.stop();
  }
}

async function wave(origin: string, pid: number, page: string, kilobytes: number) {
  const watch = watchHome(origin, pid);
  // All at once; who is sent away comes back when they were told to.
  const answers = await Promise.all(
    Array.from({ length: VISITORS }, async (_, visitor) => {
      const own = [];
      for (let tries = 0; tries < MAX_TRIES; tries++) {
        const answer = await runTool(origin, `${page}?v=${visitor}`, visitor);
        own.push(answer);
        if (answer.status === 200 || answer.retryAfter === undefined) break;
        await sleep(Number(answer.retryAfter) * 1_000);
      }
      return own;
    }),
  );
  const { p50, p99, worst, peakMb, asked, failed } = await watch.end();
  const counts = new Map<number, number>();
  for (const { status } of answers.flat()) counts.set(status, (counts.get(status) ?? 0) + 1);
  const silent = answers.flat().filter(({ status, retryAfter }) => status !== 200 && retryAfter === undefined).length;
  const told = [...counts].map(([status, count]) => `${count} × ${status}`).join(", ");
  console.log(`load: ${VISITORS} visitors at once, pages of ${kilobytes} KB: ${told}; refused without Retry-After: ${silent}`);
  console.log(
    `  memory at most ${peakMb} MB (goal ${MAX_MB}); home page ${asked} times${failed > 0 ? ` (${failed} failed)` : ""}, p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms (goal ${MAX_P99_MS}), worst ${worst.toFixed(0)} ms`,
  );
}

/** The home page every few milliseconds over one connection, and the server's memory. */
function watchHome(origin: string, pid: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  let peakMb = 0;
  let failed = 0;
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      const started = performance.now();
      await new Promise<void>((resolve, reject) =>
        get(`${origin}/`, { agent }, (answer) => answer.resume().on("end", () => resolve())).on("error", reject),
      ).catch(() => {
        failed++;
      });
      times.push(performance.now() - started);
      peakMb = Math.max(peakMb, memoryMb({ pid }));
      await sleep(5);
    }
  })();
  return {
    async end() {
      isOver = true;
      await watching;
      agent.destroy();
      const sorted = times.toSorted((a, b) => a - b);
      const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
      return { asked: times.length, p50: at(0.5), p99: at(0.99), worst: sorted.at(-1) ?? 0, peakMb, failed };
    },
  };
}

/** Each visitor has an address of their own, as a proxy would tell it. */
export function runTool(origin: string, url: string, visitor: number): Promise<{ status: number; retryAfter: string | undefined }> {
  const body = JSON.stringify({ url });
  const headers = { "content-type": "application/json", "x-forwarded-for": `203.0.${Math.floor(visitor / 250)}.${(visitor % 250) + 1}` };
  return new Promise((resolve, reject) => {
    const sent = request(`${origin}/api/tools/title-tag-checker`, { method: "POST", headers }, (answer) =>
      answer.resume().on("end", () => resolve({ status: answer.statusCode ?? 0, retryAfter: answer.headers["retry-after"] })),
    );
    sent.on("error", reject);
    sent.end(body);
  });
}

/** Pages of as many kilobytes as the path says, after a third of a second: as far away as another continent. */
export function startTarget(): Promise<{ port: number; stop(): Promise<void> }> {
  const code = `const { createServer } = require("node:http");
    const part = "<section><h2>One of many parts</h2><p>Some words about it, and <a href='/more'>more of them</a> elsewhere.</p></section>\\n";
    const pages = new Map();
    const pageOf = (kb) => pages.get(kb) ?? (pages.set(kb, Buffer.from("<!doctype html><html lang=en><title>A page</title><h1>A page</h1>" + part.repeat(Math.ceil(kb * 1000 / part.length)))), pages.get(kb));
    createServer((q, r) => setTimeout(() => r.writeHead(200, { "content-type": "text/html" }).end(pageOf(Number(/\\d+/.exec(q.url)))), 300))
      .listen(0, "127.0.0.1", function () { require("node:worker_threads").parentPort.postMessage(this.address().port); });`;
  const worker = new Worker(code, { eval: true });
  return new Promise((resolve) =>
    worker.once("message", (port: number) => resolve({ port, stop: async () => void (await worker.terminate()) })),
  );
}
