import { AppError } from "#core/errors/app-error.ts";
import type { ToolPorts } from "#core/tool/tool-ports.ts";
import { isTrialHost } from "#engines/crawler/trial-host.ts";
import type { MeasurePage } from "#features/audit/lab-speed.ts";
import type { Opportunity } from "#tools/page-speed-checker/page-speed-checker.schema.ts";
import { readReport } from "#tools/page-speed-checker/read-report.ts";

/** Visitors who wait for a measurement of their own go first. */
const MOST_WAITING = 2;
const EACH_MS = 90_000;
const NAMED: readonly string[] = ["LCP", "TBT", "CLS"];
/** Lighthouse names also what would save nothing that anybody notices. */
const isWorthIt = ({ savedMs, savedBytes, savedShift }: Opportunity) => savedMs >= 10 || savedBytes >= 1_000 || savedShift > 0;

/** The page speed checker's laboratory for an audit. Says why where it cannot measure. */
export function createMeasurePage({ measureSpeed, speedQueue }: Pick<ToolPorts, "measureSpeed" | "speedQueue">): MeasurePage {
  return async (url, signal) => {
    const waiting = await speedQueue();
    if (waiting === null) return { problem: "There is no browser on our server." };
    if (waiting > MOST_WAITING) return { problem: "Too many measurements were waiting." };
    // On the same machine it would measure itself.
    if (isTrialHost(new URL(url).hostname)) return { problem: "The site runs on our own machine." };
    const bounded = AbortSignal.any([signal, AbortSignal.timeout(EACH_MS)]);
    try {
      const read = readReport(await measureSpeed(url, { device: "mobile", signal: bounded, onStep() {} }));
      if ("problem" in read) return read;
      const { scores, metrics, opportunities } = read.lab;
      const score = scores.find(({ id }) => id === "performance")?.score ?? null;
      if (score === null) return { problem: "Lighthouse gave no score." };
      return {
        url,
        score,
        metrics: metrics.filter(({ short }) => NAMED.includes(short)).map(({ short, text, level }) => ({ short, text, level })),
        helps: opportunities
          .filter(isWorthIt)
          .slice(0, 3)
          .map(({ title }) => title),
      };
    } catch (error) {
      if (signal.aborted) throw error;
      if (bounded.aborted) return { problem: `It took more than ${EACH_MS / 1000} seconds.` };
      if (error instanceof AppError) return { problem: error.message };
      throw error;
    }
  };
}
