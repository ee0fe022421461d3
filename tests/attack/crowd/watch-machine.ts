// A process of its own that sleeps and looks at the clock, before all others in the queue for a processor: where it wakes late, no process of
// this machine had a turn, which happens to virtual machines. Told to end, it sends when that was, by the clock of the day.
import { setPriority } from "node:os";
import { performance } from "node:perf_hooks";

export interface Standstill {
  from: number;
  to: number;
}

const EVERY_MS = 5;
const LATE_MS = 50;
const BEFORE_ALL = -20;

const standstills: Standstill[] = [];
const now = () => performance.timeOrigin + performance.now();

setPriority(BEFORE_ALL);
let last = now();
setInterval(() => {
  const woken = now();
  if (woken - last > EVERY_MS + LATE_MS) standstills.push({ from: last, to: woken });
  last = woken;
}, EVERY_MS);
process.once("message", () => process.send?.(standstills, () => process.exit()));
