import type { RunLimits, ToolRunAnswer } from "#app/site-context.ts";
import { AppError } from "#core/errors/app-error.ts";
import type { AnyTool } from "#core/tool/define-tool.ts";
import type { ToolFailure, ToolOutcome } from "#core/tool/tool-outcome.ts";
import type { ToolPorts } from "#core/tool/tool-ports.ts";
import type { createJobs } from "#platform/jobs/jobs.ts";
import type { createRateLimiter } from "#platform/rate-limit/rate-limit.ts";
import type { ToolRegistry } from "#tools/registry.server.ts";
import { canRunApart, type ToolProcess } from "../tool-process/tool-process.ts";
import type { Visitor } from "../visitor/visitors.ts";
import { checkInput } from "./check-input.ts";
import { type AddedRun, createCrawlPlaces } from "./crawl-places.ts";
import { filesApart, type InputWithFiles, runOnFiles } from "./files-of-input.ts";
import { reportWriting } from "./report-writing.ts";
import { runWithin } from "./run-within.ts";
import { createYieldQueue, oneAtATime } from "./yield-queue.ts";

interface Options {
  tools: ToolRegistry;
  ports: ToolPorts;
  limiter: ReturnType<typeof createRateLimiter>;
  /** For one visitor. */
  runsAMinute: number;
  jobs: ReturnType<typeof createJobs>;
  /** Where the work of page tools is done, when not here. */
  apart?: Pick<ToolProcess, "run" | "runOnFiles"> | undefined;
  /** One instance at a time gives out places for crawls. */
  inTurn?: (work: () => Promise<AddedRun>) => Promise<AddedRun>;
  onError(error: unknown, slug: string): void;
}

/** What a run works with: checked, or with files that are still to be read. */
type Input = { data: unknown } | InputWithFiles;

/** The one way to run a tool: input checked, limits kept, places bounded, ports bound. */
export function createToolRunner({ tools, ports, limiter, jobs, apart, onError, runsAMinute, inTurn: amongInstances }: Options) {
  let running = 0;
  const addJob = createCrawlPlaces({ tools, jobs, ...(amongInstances && { inTurn: amongInstances }) });
  const turn = createYieldQueue();
  const inTurn = oneAtATime(ports, turn);
  const portsFor = ({ describe, onWriting }: Visitor): ToolPorts => {
    const heard = onWriting ? reportWriting(inTurn, onWriting) : inTurn;
    return describe ? { ...heard, visitor: describe } : heard;
  };

  async function work(tool: Exclude<AnyTool, { runsIn: "job" }>, input: Input, visitor: Visitor): Promise<ToolOutcome<unknown>> {
    return runWithin(RUN_MS, visitor.signal, async (signal) => {
      if (apart && canRunApart(tool.runsIn === "browser" ? [] : tool.needs))
        return "files" in input
          ? apart.runOnFiles(tool.slug, input, signal, visitor.onWriting)
          : { ok: true, data: await apart.run(tool.slug, input.data, signal, visitor.onWriting) };
      const run = (data: unknown) => (tool.runsIn === "browser" ? tool.run(data) : tool.run(data, portsFor(visitor), signal));
      return "files" in input ? runOnFiles(tool, input, run) : { ok: true, data: await run(input.data) };
    });
  }

  /** Asked before the input is read: a crowd would have megabytes of it in memory, each to be refused. */
  function failureWhenFull(slug: string): ToolFailure | undefined {
    const tool = tools.get(slug)?.tool;
    return tool && tool.runsIn !== "job" && running >= RUNS_AT_ONCE ? full() : undefined;
  }

  async function run(slug: string, submitted: unknown, visitor: Visitor): Promise<ToolRunAnswer> {
    const tool = tools.get(slug)?.tool;
    if (!tool) throw new AppError("not_found");
    const { allowed, ...limits } = limiter.take(visitor.key, perMinute(runsAMinute));
    const counted: RunLimits = { limit: runsAMinute, ...limits };
    const done = (failure: ToolFailure): ToolRunAnswer => ({ kind: "done", outcome: { ok: false, error: failure }, limits: counted });
    if (!allowed)
      return done(failureOf(new AppError("rate_limited", { limit: counted.limit, seconds: counted.resetSeconds }), counted.resetSeconds));

    // What files hold is checked where they are read.
    const input = filesApart(submitted) ?? checkInput(tool, submitted);
    if ("ok" in input && !input.ok) return done(input.error);

    if (tool.runsIn === "job") {
      if ("files" in input) throw new AppError("input_invalid", { reason: "This tool takes no files." });
      if ((await jobs.waitingCount(slug)) >= MAX_WAITING_JOBS) return done(failureOf(new AppError("queue_full", { seconds: 60 }), 60));
      const added = await addJob(tool, input.data, visitor.key);
      return "id" in added ? { kind: "job", id: added.id, limits: counted } : done(added);
    }
    if (running >= RUNS_AT_ONCE) return done(full());
    running++;
    try {
      await turn();
      return { kind: "done", outcome: await work(tool, input, visitor), limits: counted };
    } catch (error) {
      if (!(error instanceof AppError)) onError(error, slug);
      const refusal = error instanceof AppError ? error : new AppError("unexpected");
      if (refusal.code === "run_timeout" && running >= MANY_RUNNING)
        return done(failureOf(new AppError("queue_slow", { seconds: 30 }), 30));
      return done(failureOf(refusal, refusal.code === "run_lost" ? 5 : undefined));
    } finally {
      running--;
    }
  }

  return { run, failureWhenFull };
}

/** Counts something that costs as much as a run, and refuses it past the limit. */
export function takeRun(limiter: Options["limiter"], key: string, runsAMinute: number): void {
  const { allowed, resetSeconds } = limiter.take(key, perMinute(runsAMinute));
  if (!allowed) throw new AppError("rate_limited", { limit: runsAMinute, seconds: resetSeconds });
}

const perMinute = (limit: number) => ({ limit, windowMs: 60_000 });
/** A fetch holds a page of at most 5 MB while it waits for its turn. More at once would end no sooner: pages are judged one after another. */
export const RUNS_AT_ONCE = 12;
const full = () => failureOf(new AppError("queue_full", { seconds: 5 }), 5);
/** With as many beside it, a run that came to its end did not wait for somebody else's server alone. */
const MANY_RUNNING = 6;
/** All requests of a run and its judging together; a proxy before us waits about as long. */
const RUN_MS = 55_000;
const MAX_WAITING_JOBS = 50;

const failureOf = (error: AppError, retryAfter?: number): ToolFailure => ({
  code: error.code,
  message: error.message,
  ...(retryAfter === undefined ? {} : { retryAfter }),
});
