// What an instance takes, from the system's own books (Linux): the server and the process of its tools. A browser is none of its own.
import { readFileSync } from "node:fs";

const TICK_MICROSECONDS = 10_000;

interface Instance {
  pid: number;
}

/** User and system time. */
export function cpuMicroseconds(instance: Instance): number {
  return processesOf(instance).reduce((sum, pid) => {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ");
    return sum + (Number(fields[11]) + Number(fields[12])) * TICK_MICROSECONDS;
  }, 0);
}

/** The files that both processes are read from count once. */
export function memoryMb(instance: Instance): number {
  const held = processesOf(instance).map((pid) => readFileSync(`/proc/${pid}/status`, "utf8"));
  const kilobytes = (name: string) => held.map((status) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0));
  const alone = [...kilobytes("RssAnon"), ...kilobytes("RssShmem")].reduce((sum, each) => sum + each, 0);
  return Math.round((alone + Math.max(...kilobytes("RssFile"))) / 1024);
}

function processesOf({ pid }: Instance): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean).map(Number);
  return [pid, ...children.filter((child) => readFileSync(`/proc/${child}/cmdline`, "utf8").includes("run-in-process"))];
}
