import { writeFileSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { performance } from "node:perf_hooks";

/** Of a session: a third of the processor where all of it is asked for. With less, what is measured there says more about us than about a page. */
const BEHIND = 3;
/** A seventh, while visitors keep the server busy: a lock that is held by a thread without a turn holds up all of them. */
const FAR_BEHIND = 8;
const BUSY = 0.3;
const LOOK_MS = 1_000;

/** Gives a process that we started a lower priority than the server, so that visitors' pages come first. It may have ended already, which is no error here. */
export function lowerPriority(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {}
}

/**
 * The same for a process that leads a session of its own, until it is let go. Where Linux shares the processor by sessions, a priority counts
 * within one only, and Chromium under root raises its own: the session is put behind as a whole.
 */
export function keepSessionBehind(pid: number): { letGo(): void } {
  lowerPriority(pid);
  let last = performance.eventLoopUtilization();
  let behind = 0;
  const put = (further: number) => {
    if (further === behind) return;
    try {
      writeFileSync(`/proc/${pid}/autogroup`, String(further));
      behind = further;
    } catch {
      // Not of Linux, ended already, or asked too often: the next look tries again.
    }
  };
  put(BEHIND);
  const looking = setInterval(() => {
    const { utilization } = performance.eventLoopUtilization(last);
    last = performance.eventLoopUtilization();
    put(utilization > BUSY ? FAR_BEHIND : BEHIND);
  }, LOOK_MS).unref();
  return { letGo: () => clearInterval(looking) };
}
