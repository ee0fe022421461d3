import { appendFileSync, readFileSync } from "node:fs";
import { afterAll } from "vitest";
import type { Ask } from "../../support/new-visitors.ts";

/** `npm run attack` runs each family in its long form and names the file that its figures go to. */
export const isLong = process.env["ATTACK"] === "long";
const sink = process.env["ATTACK_FIGURES"];

/** A figure worth a line under the family's row of the table. */
export function figure(name: string, value: string | number): void {
  if (sink) appendFileSync(sink, `${JSON.stringify([name, value])}\n`);
}

/** Asks as before, and counts the answers for the family's row. */
export function counted(ask: Ask): Ask {
  return async (path, init) => {
    const started = performance.now();
    const answer = await ask(path, init);
    countAnswer(answer.status, performance.now() - started);
    return answer;
  };
}

/** For attacks that speak to the socket themselves: status 0 is a connection closed without an answer. */
export function countAnswer(status: number, ms: number): void {
  row.requests++;
  if (REFUSALS.has(status)) row.refused++;
  if (status >= 400 && status < 500) row["4xx"]++;
  if (status >= 500) row["5xx"]++;
  row["slowest ms"] = Math.max(row["slowest ms"], Math.round(ms));
}

/** The most that a process has held in memory, where the system tells it. */
export function peakMegabytes(pid: number | "self" = "self"): number {
  if (process.platform !== "linux") return 0;
  return Math.round(Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024);
}

export function noteMemory(megabytes: number): void {
  row["memory MB"] = Math.max(row["memory MB"], megabytes);
}

/** Refused as a matter of policy: closed, not theirs, too large, too many, or not for this host. */
const REFUSALS = new Set([0, 401, 403, 408, 411, 413, 414, 421, 429, 431, 503]);
const row = { requests: 0, refused: 0, "4xx": 0, "5xx": 0, "slowest ms": 0, "memory MB": 0 };

afterAll(() => {
  if (row["memory MB"] === 0) noteMemory(peakMegabytes());
  for (const [name, value] of Object.entries(row)) figure(name, value);
});
