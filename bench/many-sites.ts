// Many small sites on loopback, each at an address of its own, that watch how they are asked: run as a process, which tells its port first
// and what it saw whenever it is asked.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as delay } from "node:timers/promises";

export interface SeenRequests {
  requests: number;
  /** Pages that were asked for, and how many of them more than once. */
  pages: number;
  again: number;
  /** Requests that one site had at once, at most. */
  mostAtOnce: number;
  /** The shortest time between the end of an answer and the next request to the same site. */
  shortestRestMs: number;
}

const LATENCY_MS = 50;
const pages = Number(process.argv[2] ?? 100);
const words = "we read every page of the site and write down what it says about shoes boots laces soles care fit size width price stock ";
const seen = { requests: 0, again: 0, mostAtOnce: 0, shortestRestMs: Number.POSITIVE_INFINITY };
const asked = new Set<string>();
const sites = new Map<string, { atOnce: number; endedAt: number }>();

const server = createServer(async (request, response) => {
  const host = request.headers.host ?? "";
  const site = sites.get(host) ?? { atOnce: 0, endedAt: Number.NEGATIVE_INFINITY };
  sites.set(host, site);
  seen.requests++;
  seen.mostAtOnce = Math.max(seen.mostAtOnce, ++site.atOnce);
  seen.shortestRestMs = Math.min(seen.shortestRestMs, performance.now() - site.endedAt);
  const path = request.url ?? "/";
  const n = path === "/" ? 0 : Number(/^\/p\/(\d+)$/.exec(path)?.[1]);
  await delay(LATENCY_MS);
  if (n < pages) {
    if (asked.has(host + path)) seen.again++;
    asked.add(host + path);
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(pageOf(n));
  } else response.writeHead(404, { "content-type": "text/plain" }).end();
  site.atOnce--;
  site.endedAt = performance.now();
});
server.listen(0, "0.0.0.0", 4_096, () => process.send?.((server.address() as AddressInfo).port));
process.on("message", () => process.send?.({ ...seen, pages: asked.size } satisfies SeenRequests));
process.on("disconnect", () => process.exit());

/** About 10 KB; every page names the first ten and two that nobody else names. */
function pageOf(n: number): string {
  const links = [...Array.from({ length: 10 }, (_, i) => i), 2 * n + 1, 2 * n + 2].filter((next) => next < pages);
  const anchors = links.map((next) => `<li><a href="${next === 0 ? "/" : `/p/${next}`}">Page ${next}</a></li>`).join("");
  return `<!doctype html><html lang="en"><head><title>Page ${n}</title></head><body><nav><ul>${anchors}</ul></nav><main><h1>Page ${n}</h1>${`<p>${words.repeat(3)}</p>`.repeat(25)}</main></body></html>`;
}
