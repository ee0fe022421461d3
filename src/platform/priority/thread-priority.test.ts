import { execFileSync } from "node:child_process";
import { constants, getPriority } from "node:os";
import { expect, it } from "vitest";

/** What a process says of its threads after it did this: their names, and how far each is behind what the first one was. */
function threadsAfter(call: string): [name: string, behind: number][] {
  const script = `
    import { readdirSync, readFileSync } from "node:fs";
    import { getPriority } from "node:os";
    import { stat } from "node:fs/promises";
    import { lowerPool, lowerThreads } from ${JSON.stringify(new URL("./thread-priority.ts", import.meta.url).href)};
    const first = getPriority();
    await stat(".");
    ${call};
    const threads = readdirSync("/proc/self/task").map((id) => [readFileSync("/proc/self/task/" + id + "/comm", "utf8").trim(), getPriority(Number(id)) - first]);
    console.log(JSON.stringify(threads));`;
  return JSON.parse(execFileSync(process.execPath, ["--input-type=module", "--eval", script], { encoding: "utf8" }));
}

/** A run of all tests may have a low priority itself. */
const atMost = (behind: number) => Math.min(behind, constants.priority.PRIORITY_LOW - getPriority());

it.runIf(process.platform === "linux")("the pool's threads go behind the one that answers, and no other does", () => {
  const threads = threadsAfter("await lowerPool()");
  expect(threads.filter(([name]) => name === "libuv-worker").map(([, behind]) => behind)).toEqual(Array(4).fill(atMost(5)));
  expect(threads.filter(([name, behind]) => name !== "libuv-worker" && behind !== 0)).toEqual([]);
});

it.runIf(process.platform === "linux")("all threads of a process go behind together", () => {
  expect(threadsAfter("lowerThreads(15)").filter(([, behind]) => behind !== atMost(15))).toEqual([]);
});
