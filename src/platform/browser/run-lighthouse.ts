import { fork } from "node:child_process";
import { siteFile } from "#platform/env/site-folder.ts";
import { lowerPriority } from "../priority/process-priority.ts";
import type { LighthouseOrder } from "./lighthouse-child.ts";

interface Options extends LighthouseOrder {
  signal: AbortSignal;
  onStep(step: string): void;
}

/** Lighthouse over a browser that is open already. Throws when it ends without a report. */
export function runLighthouse({ signal, onStep, ...order }: Options): Promise<Record<string, unknown>> {
  return new Promise((resolve, reject) => {
    const child = fork(siteFile("src/platform/browser/lighthouse-child.ts"), {
      stdio: ["ignore", "ignore", "pipe", "ipc"],
      env: { PATH: process.env["PATH"] ?? "", NODE_ENV: "production", LANG: "en_US.UTF-8" },
      execArgv: ["--max-old-space-size=1024"],
      signal,
      killSignal: "SIGKILL",
    });
    if (child.pid !== undefined) lowerPriority(child.pid);
    let said = "";
    let last = "";
    child.stderr?.setEncoding("utf8").on("data", (text: string) => {
      const lines = (said + text).split("\n");
      said = (lines.pop() ?? "").slice(-4000);
      for (const line of lines) {
        const step = stepOf(line);
        if (step !== undefined && step !== last) onStep(step);
        last = step ?? last;
      }
    });
    child.on("message", ({ lhr }: { lhr?: Record<string, unknown> }) =>
      lhr ? resolve(lhr) : reject(new Error("Lighthouse gave no report")),
    );
    child.on("error", reject);
    child.on("exit", (code) => reject(new Error(`Lighthouse ended with ${code}: ${said.slice(-500)}`)));
    child.send(order satisfies LighthouseOrder);
  });
}

/** "Getting CSS usage" of a line of its log; undefined for lines that say something else. */
export function stepOf(line: string): string | undefined {
  const plain = line.replaceAll(ANSI, "").trim();
  // A terminal gets the time since the last line at the end, a pipe the hour at the start.
  return /^(?:\d{4}-\S+ )?LH:status (.+?)\s*(?:\+\d+m?s)?$/.exec(plain)?.[1];
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: colors of a terminal begin with one.
const ANSI = /\u001b\[[0-9;]*m/g;
