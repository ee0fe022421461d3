// Runs of a tool that take twenty seconds, for whoever stops instances under them.
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** A list is read four pages at a time, so twelve of them take three times as long as one. */
const PAGES = 12;
const PAGE_MS = 6_700;
const VISITORS = 4;

export interface SlowRuns {
  /** As the server has to be told it. */
  host: string;
  /** Some visitors, each from an address of their own, ask through the balancer; resolves when all had an answer, to how many were whole. */
  ask(front: number): Promise<{ asked: number; answered: number; failed: string[] }>;
  stop(): void;
}

export async function startSlowRuns(): Promise<SlowRuns> {
  const target = createServer(async (_request, response) => {
    await sleep(PAGE_MS);
    response
      .writeHead(200, { "content-type": "text/html" })
      .end("<!doctype html><html lang=en><title>A slow page</title><h1>A slow page</h1>");
  }).listen(0, "127.0.0.1");
  await once(target, "listening");
  const host = `127.0.0.1:${(target.address() as AddressInfo).port}`;
  let visitor = 0;

  async function run(front: number): Promise<string | undefined> {
    const own = ++visitor;
    const urls = Array.from({ length: PAGES }, (_, page) => `http://${host}/${own}/${page}`);
    try {
      const answer = await fetch(`http://127.0.0.1:${front}/api/tools/title-tag-checker`, {
        method: "POST",
        headers: { "content-type": "application/json", "x-forwarded-for": `203.0.113.${own}` },
        body: JSON.stringify({ urls }),
      });
      if (answer.status !== 200) return `${answer.status} ${(await answer.text()).slice(0, 200)}`;
      const { data } = (await answer.json()) as { data: { reports: unknown[] } };
      return data.reports.length === PAGES ? undefined : `${data.reports.length} of ${PAGES} pages`;
    } catch (error) {
      return error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
    }
  }

  return {
    host,
    async ask(front) {
      const outcomes = await Promise.all(Array.from({ length: VISITORS }, () => run(front)));
      const failed = outcomes.filter((why) => why !== undefined);
      return { asked: VISITORS, answered: VISITORS - failed.length, failed };
    },
    stop() {
      target.closeAllConnections();
      target.close();
    },
  };
}
