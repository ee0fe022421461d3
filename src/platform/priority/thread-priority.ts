import { readdirSync, readFileSync } from "node:fs";
import { stat } from "node:fs/promises";
import { constants, getPriority, setPriority } from "node:os";

const THREADS = "/proc/self/task";
const BEHIND_PAGES = 5;

/** Every thread that this process has, the collector's too: on Linux each has a priority of its own, and gives it to those that it begins. */
export function lowerThreads(by: number, isMeant = (_name: string) => true): void {
  const priority = Math.min(constants.priority.PRIORITY_LOW, getPriority() + by);
  if (process.platform !== "linux") {
    setPriority(priority);
    return;
  }
  for (const thread of readdirSync(THREADS))
    try {
      if (isMeant(readFileSync(`${THREADS}/${thread}/comm`, "utf8").trim())) setPriority(Number(thread), priority);
    } catch {
      // It has ended meanwhile.
    }
}

/** Those of Node's pool, which pack pages, make pictures and check passwords: the thread that answers goes before them. */
export async function lowerPool(): Promise<void> {
  if (process.platform !== "linux") return;
  // The pool begins with the first that asks it for something.
  await stat(THREADS);
  lowerThreads(BEHIND_PAGES, (name) => name === "libuv-worker");
}
