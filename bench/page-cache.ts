// How fast a kept page goes out, against a bare node:http server that sends the same bytes, and what a million requests leave in memory.
import { execFileSync, spawnSync } from "node:child_process";
import { Worker } from "node:worker_threads";
import { memoryMb } from "./process-time.ts";
import { serveSite } from "./serve.ts";

const SECONDS = 8;

export async function benchPageCache() {
  if (spawnSync("wrk", ["--version"]).error) {
    console.log("page cache: skipped, wrk is not installed (Debian: apt-get install wrk)");
    return;
  }
  const site = await serveSite(3481);
  try {
    const bytes = Buffer.from(await (await fetch(`${site.origin}/`, { headers: { "accept-encoding": "br" } })).arrayBuffer());
    const bare = await serveBare(bytes.byteLength);
    // Twice each, in turn, so that a busy machine hits both alike.
    const rates = [bare.origin, site.origin, bare.origin, site.origin].map((origin) => rateOf(`${origin}/`));
    bare.stop();
    const [bareRate, siteRate] = [Math.max(rates[0] ?? 0, rates[2] ?? 0), Math.max(rates[1] ?? 0, rates[3] ?? 0)];
    console.log(
      `page cache: ${Math.round(siteRate)}/s, ${((siteRate / bareRate) * 100).toFixed(0)} % of bare node:http (${Math.round(bareRate)}/s); goal 60 %`,
    );

    const readings = [];
    for (let round = 0; round <= 4; round++) {
      readings.push(memoryMb(site));
      if (round < 4) execFileSync("wrk", ["-t1", "-c32", "-d12s", "-H", "accept-encoding: br", `${site.origin}/`]);
    }
    console.log(
      `memory while ${Math.round((siteRate * 48) / 1e5) / 10} million requests pass: ${readings.map((mb) => `${mb} MB`).join(", ")}`,
    );
  } finally {
    await site.stop();
  }
}

function rateOf(address: string): number {
  const report = execFileSync("wrk", ["-t1", "-c32", `-d${SECONDS}s`, "-H", "accept-encoding: br", address], { encoding: "utf8" });
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(report)?.[1]);
}

function serveBare(size: number): Promise<{ origin: string; stop(): void }> {
  const code = `const { createServer } = require("node:http");
    const body = Buffer.alloc(${size}, "x");
    createServer((q, r) => { r.writeHead(200, { "content-type": "text/html; charset=utf-8", "content-length": body.length }); r.end(body); }).listen(3482, "127.0.0.1", () => require("node:worker_threads").parentPort.postMessage("up"));`;
  const worker = new Worker(code, { eval: true });
  return new Promise((resolve) =>
    worker.once("message", () => resolve({ origin: "http://127.0.0.1:3482", stop: () => void worker.terminate() })),
  );
}
