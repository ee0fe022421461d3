import { readFileSync } from "node:fs";

const TICK_MICROSECONDS = 10_000;

/** User and system time, from the system's own books (Linux). */
export function cpuMicroseconds({ pid }: { pid: number }): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\) /s, "")
    .split(" ");
  return (Number(fields[11]) + Number(fields[12])) * TICK_MICROSECONDS;
}
