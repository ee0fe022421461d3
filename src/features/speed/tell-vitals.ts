import { measureVitals } from "./measure-vitals.ts";
import type { Device } from "./vital-metrics.ts";
import type { VitalSample } from "./vital-sample.ts";

/** Tells our server once how this page view went: when the page is put aside, or when `tell` is called before that. */
export function tellVitals(route: string): () => void {
  const read = measureVitals();
  let isSent = false;
  const tell = () => {
    if (isSent) return;
    isSent = true;
    const { cls, ...times } = read();
    const rounded = Object.fromEntries(Object.entries(times).map(([name, ms]) => [name, Math.round(ms)]));
    const sample: VitalSample = { route, device: deviceOf(), ...rounded, ...(cls !== undefined && { cls: Number(cls.toFixed(4)) }) };
    navigator.sendBeacon("/api/vitals", new Blob([JSON.stringify(sample)], { type: "application/json" }));
  };
  document.addEventListener("visibilitychange", () => document.visibilityState === "hidden" && tell());
  addEventListener("pagehide", tell);
  return tell;
}

/** By the width of the page, which is what it is laid out by. */
const deviceOf = (): Device => (innerWidth < 700 ? "phone" : innerWidth < 1200 ? "tablet" : "desktop");
