import { crawlTurn } from "#engines/crawler/start-address.ts";
import { auditDemo } from "#features/audit/demo/demo-audit.ts";
import { readSlice } from "#features/survey/read-slice.server.ts";
import type { ReadSlice } from "#features/survey/survey.ts";
import { inTurn } from "#platform/database/in-turn.ts";
import type { JobHandler } from "#platform/jobs/job-run.ts";
import { tools } from "#tools/registry.server.ts";
import { createJudgePage, judgeWith } from "../audit/judge-page.ts";
import { addProcessMetrics } from "../operations/process-metrics.ts";
import type { Platform } from "../platform.ts";
import { createImageAddresses } from "../tool-images/image-address.ts";
import { canRunApart, createToolProcess } from "../tool-process/tool-process.ts";
import type { Visitor } from "../visitor/visitors.ts";
import { createPageReports } from "./page-report.ts";
import { readToolJob } from "./read-tool-job.ts";
import { toolPorts } from "./tool-ports.ts";
import { createToolRunner, takeRun } from "./tool-runner.ts";
import { createYieldQueue } from "./yield-queue.ts";

/** The tools with everything they need: ports, the process that they work in, limits and the queue of long runs. `processFile` is left out while developing. */
export async function openTools(platform: Platform, { now, processFile }: { now: () => Date; processFile: URL | undefined }) {
  const { env, log, jobs, limiter } = platform;
  const imageSecret = await platform.secretFor("tool-images");
  const imageAddresses = createImageAddresses({ secret: imageSecret, now: Date.now });
  const ports = toolPorts(platform, { now, showImage: imageAddresses.addressOf });
  const onLost = (error: unknown) => log.error("the tools' process ended", { error });
  const toolProcess = processFile && createToolProcess({ file: processFile, ports, imageSecret, onLost });
  if (toolProcess) addProcessMetrics(platform.metrics, toolProcess.pid);
  for (const { tool } of tools.values()) {
    if (tool.runsIn !== "job") continue;
    const apart = canRunApart(tool.needs) ? toolProcess : undefined;
    const work: JobHandler = (input, job) => (apart ? apart.runJob(tool.slug, input, job) : tool.run(input, ports, job));
    const turnOf = (input: unknown) => crawlTurn(tool.crawls?.(input) ?? "");
    jobs.handle(tool.slug, work, { concurrency: tool.atOnce ?? 2, turnOf });
  }
  const reportOf = createPageReports({ tools, ports, runApart: toolProcess?.run });

  return {
    ports,
    imageAddresses,
    judgePage: toolProcess?.judge ?? createJudgePage({ tools, ports, turn: createYieldQueue() }),

    auditDemo:
      toolProcess?.auditDemo ?? ((signal: AbortSignal) => auditDemo(judgeWith({ tools, ports, turn: createYieldQueue() }), signal)),

    readSlice: toolProcess?.readSlice ?? (((slice, signal) => readSlice(slice, { ...ports, signal })) satisfies ReadSlice),

    ...createToolRunner({
      tools,
      ports,
      limiter,
      jobs,
      apart: toolProcess,
      runsAMinute: env.toolRunsAMinute,
      inTurn: (work) => inTurn(platform.database, "crawls", work),
      onError: (error, slug) => log.error("tool failed", { slug, error }),
    }),

    readJob: (slug: string, id: string) => readToolJob(jobs, slug, id),

    /** A kept page, judged by every tool that needs nothing else: a run like any other. */
    readReport(id: string, visitor: Visitor) {
      takeRun(limiter, visitor.key, env.toolRunsAMinute);
      return reportOf(id, visitor.signal);
    },
  };
}
