import { writeFileSync } from "node:fs";
import { constants, setPriority } from "node:os";

/** Of a session: a third of the processor where all of it is asked for. With less, what is measured there says more about us than about a page. */
const SESSION_BEHIND = 3;

/** Gives a process that we started a lower priority than the server, so that visitors' pages come first. It may have ended already, which is no error here. */
export function lowerPriority(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {}
}

/**
 * The same for a process that leads a session of its own. Where Linux shares the processor by sessions, a priority counts within one only,
 * and Chromium under root raises its own: the session is put behind as a whole.
 */
export function lowerSessionPriority(pid: number): void {
  lowerPriority(pid);
  try {
    writeFileSync(`/proc/${pid}/autogroup`, String(SESSION_BEHIND));
  } catch {}
}
