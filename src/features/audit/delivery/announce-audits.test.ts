import { expect, it } from "vitest";
import type { JobHandler } from "#platform/jobs/job-run.ts";
import { createLogger } from "#platform/log/logger.ts";
import type { ToolJobView } from "#ui/tool/tool-view-props.ts";
import type { AuditReport } from "../audit-report.ts";
import { announceAudits, type FinishedAudit } from "./announce-audits.ts";

const report = { url: "https://shop.example/" } as AuditReport;

/** What is told when the audit has come this far. */
async function tellOf(finished: FinishedAudit, state: ToolJobView<unknown>["state"] | undefined, to?: string) {
  const told: unknown[] = [];
  let handler: JobHandler | undefined;
  announceAudits({
    jobs: {
      handle(_queue, work) {
        handler = work;
      },
    },
    log: createLogger({ level: "silent" }),
    readAudit: async (id) => state && { id, state, input: {}, result: state === "done" ? report : undefined, events: [] },
    pdf: { isAvailable: false, read: () => Promise.reject(new Error("no browser")), remove: async () => {}, removeOld: async () => {} },
    recipientOf: async () => to,
    send: async (...letter) => void told.push(["letter", ...letter]),
    tellWatch: async (...change) => void told.push(["watch", ...change]),
  });
  const job = { id: "j", attempt: 1, signal: new AbortController().signal, past: [], emit() {} };
  await handler?.(finished, job);
  return told;
}

it.each([
  ["who left an address", { id: "a" }, "done", "ada@shop.example", [["letter", "ada@shop.example", "a", report, undefined]]],
  ["nobody, when none was left", { id: "a" }, "done", undefined, []],
  ["whoever has it come by itself, and nobody else", { id: "a", watch: "w" }, "done", "ada@shop.example", [["watch", "w", "a", report]]],
  ["nobody, when it was erased meanwhile", { id: "a" }, undefined, "ada@shop.example", []],
] as const)("tells %s", async (_whom, finished, state, to, told) => {
  expect(await tellOf(finished, state, to)).toEqual(told);
});
