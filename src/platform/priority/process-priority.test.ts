import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { constants, getPriority } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keepSessionBehind } from "./process-priority.ts";

/** Where Linux shares the processor by sessions: the others know none. */
const SESSIONS = "/proc/self/autogroup";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A process that does nothing but wait, and leads a session of its own. */
async function withSession(work: (pid: number, behind: () => number) => Promise<void>): Promise<void> {
  const child = spawn(process.execPath, ["--eval", "process.stdin.resume()"], { detached: true, stdio: ["pipe", "ignore", "ignore"] });
  const pid = child.pid ?? 0;
  try {
    await work(pid, () => Number(/nice (-?\d+)/.exec(readFileSync(`/proc/${pid}/autogroup`, "utf8"))?.[1]));
  } finally {
    child.stdin.end();
    await once(child, "exit");
  }
}

/** One look at how busy this thread was since the last one. */
const look = () => vi.advanceTimersByTime(1_000);

it.runIf(existsSync(SESSIONS))("a session goes behind, further while this thread is busy, comes back, and is then let go", async () => {
  await withSession(async (pid, behind) => {
    const session = keepSessionBehind(pid);
    expect(getPriority(pid)).toBeGreaterThanOrEqual(constants.priority.PRIORITY_BELOW_NORMAL);
    expect(behind()).toBe(3);

    // Linux lets a user change this ten times a second at most: a look that it refused is followed by another.
    for (const begun = performance.now(); behind() === 3 && performance.now() - begun < 5_000; ) look();
    expect(behind()).toBe(8);
    await expect
      .poll(async () => {
        await sleep(200);
        look();
        return behind();
      })
      .toBe(3);

    session.letGo();
    expect(vi.getTimerCount()).toBe(0);
  });
});

it("a process that has ended is no error", async () => {
  let ended = 0;
  await withSession(async (pid) => {
    ended = pid;
  });
  const session = keepSessionBehind(ended);
  expect(look).not.toThrow();
  session.letGo();
});
