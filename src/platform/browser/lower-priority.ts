import { writeFileSync } from "node:fs";
import { setPriority } from "node:os";

const BEHIND = 10;

/** Whoever asks this site for a page goes before a process that we started. It may have ended already: its starter will notice. */
export function lowerPriority(pid: number): void {
  try {
    setPriority(pid, BEHIND);
  } catch {}
}

/**
 * The same for a process that leads a session of its own. Where Linux shares the processor by sessions, a priority counts within one only,
 * and Chromium under root raises its own: the session is put behind as a whole.
 */
export function lowerSessionPriority(pid: number): void {
  lowerPriority(pid);
  try {
    writeFileSync(`/proc/${pid}/autogroup`, String(BEHIND));
  } catch {}
}
