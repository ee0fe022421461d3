import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Hono } from "hono";
import { safeParse } from "zod/v4/core";
import { AppError } from "#core/errors/app-error.ts";
import { type ErrorCode, errorTable } from "#core/errors/error-table.ts";
import { noProviders } from "#core/providers/no-provider.ts";
import type { AnyTool } from "#core/tool/define-tool.ts";
import type { ToolPorts, VisitorRequest } from "#core/tool/tool-ports.ts";
import { createBrowser } from "#platform/browser/create-browser.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { openDatasets } from "#platform/datasets/open-datasets.ts";
import { createJobs } from "#platform/jobs/jobs.ts";
import { createKeptPages } from "#platform/kept-pages/kept-pages.ts";
import { createLogger } from "#platform/log/logger.ts";
import { createRateLimiter } from "#platform/rate-limit/rate-limit.ts";
import { createAskWhois } from "#platform/safe-fetch/ask-whois.ts";
import { createSafeFetch, type SafeFetch } from "#platform/safe-fetch/safe-fetch.ts";
import { createSeenLinks } from "#platform/seen-links/seen-links.ts";
import { tools } from "#tools/registry.server.ts";
import { createEventStreams } from "../../src/server/api/event-streams.ts";
import { apiFailure, createToolsApi } from "../../src/server/api/tools-api.ts";
import { createBodyLimits } from "../../src/server/bodies/body-limits.ts";
import { createUploads } from "../../src/server/bodies/uploads.ts";
import { keepNear } from "../../src/server/tool-process/near-page.ts";
import { toolPorts } from "../../src/server/tools/tool-ports.ts";
import { createToolRunner, RUNS_AT_ONCE } from "../../src/server/tools/tool-runner.ts";
import { verdictFaults } from "./verdict-faults.ts";

type FetchConfig = Parameters<typeof createSafeFetch>[0];

interface ToolAnswer {
  status: number;
  /** The result, of a long run too. */
  data?: unknown;
  code?: ErrorCode;
  message?: string;
}

interface Shortcuts {
  reroute?(url: URL): URL | string;
  hurry?: number;
  mostBytes?: number;
}

/**
 * Every tool behind the real API, runner, jobs, kept pages and guarded fetch; only the browser is missing. `reroute` sends requests for
 * hosts that a tool asks by itself (registries, the archive) to a server of the test; `hurry` shortens the waits that tools grant themselves,
 * `mostBytes` what they read of one answer.
 */
export async function openToolFixture(
  fetching: Omit<FetchConfig, "userAgent">,
  { reroute = (url) => url, hurry = 1, mostBytes = Number.POSITIVE_INFINITY }: Shortcuts = {},
) {
  const folder = mkdtempSync(join(tmpdir(), "tool-fixture-"));
  const log = createLogger({ level: "silent" });
  const { db, dialect, close } = await openDatabase({ dataDir: folder, log });
  const now = () => new Date();
  const jobs = createJobs({ db, dialect, log, now, backoffMs: () => 0 });
  const guarded = createSafeFetch({ ...fetching, userAgent: "TestBot/1.0" });
  const { allowHosts, resolve, limits } = fetching;
  const safeFetch: SafeFetch = (url, { totalMs, maxBytes, ...options } = {}) =>
    guarded(reroute(new URL(url)), {
      ...options,
      ...(totalMs === undefined ? {} : { totalMs: totalMs / hurry }),
      ...(maxBytes === undefined ? {} : { maxBytes: Math.min(maxBytes, mostBytes) }),
    });
  const askWhois = createAskWhois({ allowHosts, ...(resolve ? { resolve } : {}), ...(limits?.totalMs ? { totalMs: limits.totalMs } : {}) });
  const datasets = openDatasets({ dataDir: folder, now });
  const seenLinks = createSeenLinks({ db, now, log });
  const noBrowser = createBrowser({ path: undefined, startProxy: () => Promise.reject(new Error("not asked")), botName: "", log });
  const platform = {
    safeFetch,
    log,
    keptPages: createKeptPages({ db, now }),
    askWhois: (server: string, query: string, signal?: AbortSignal) =>
      askWhois(new URL(reroute(new URL(`http://${server}`))).host, query, signal),
    browser: noBrowser,
    fieldData: async () => ({ isThere: false, reason: "" }),
    providers: noProviders,
    datasets,
    seenLinks,
  } as unknown as Parameters<typeof toolPorts>[0];
  const own = toolPorts(platform, { now, showImage: (address) => address });
  const ports: ToolPorts = { ...own, openPage: keepNear(own.openPage), reverseNames: async () => [] };
  const faults: unknown[] = [];
  const { run, failureWhenFull } = createToolRunner({
    tools,
    ports,
    limiter: createRateLimiter(),
    runsAMinute: 1_000_000,
    jobs,
    onError: (error, slug) => faults.push({ slug, error }),
  });
  for (const { tool } of tools.values()) {
    if (tool.runsIn !== "job") continue;
    const handler = async (input: unknown, job: Parameters<typeof tool.run>[2]) => {
      try {
        return await tool.run(input, ports, job);
      } catch (error) {
        if (!(error instanceof AppError)) faults.push({ slug: tool.slug, error });
        throw error;
      }
    };
    jobs.handle(tool.slug, handler, { concurrency: 5 });
  }
  jobs.start();
  const app = new Hono();
  app.onError((error, c) => apiFailure(error, c, (fault) => faults.push(fault)));
  // Each run is somebody else's: the times of thousands would be counted anew at every one.
  let visitors = 0;
  const visitor = () => ({ key: `visitor ${++visitors}`, signal: never, describe: () => VISITOR });
  const uploads = createUploads(join(folder, "uploads"));
  app.route(
    "/",
    createToolsApi({
      tools,
      jobs,
      uploads,
      bodyLimits: createBodyLimits(tools),
      limiter: createRateLimiter(),
      streams: createEventStreams(() => "visitor"),
      visitorKey: () => "visitor",
      failureWhenFull,
      runTool: (slug, input) => run(slug, input, visitor()),
    }),
  );
  const place = places(RUNS_AT_ONCE);

  return {
    /** What no tool may leave behind: errors that have no sentence. */
    faults,
    run: (slug: string, input: unknown): Promise<ToolAnswer> =>
      place(async () => {
        const body = JSON.stringify(input);
        const response = await app.request(`/api/tools/${slug}`, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body,
        });
        const answer = (await response.json()) as { data?: unknown; job?: { id: string }; code?: ErrorCode; message?: string };
        if (!answer.job) return { status: response.status, ...answer };
        for await (const _ of jobs.watch(answer.job.id, 0, never));
        const job = await jobs.get(answer.job.id);
        if (job?.error) return { status: errorTable[job.error.code].status, ...job.error };
        return { status: 200, data: job?.result };
      }),
    async close() {
      await jobs.stop();
      await seenLinks.stop();
      datasets.close();
      await close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** What is wrong with an answer: neither a result of the promised shape, whose verdict is that of its findings, nor a sentence that helps. */
export function wrongWith(tool: AnyTool, { status, data, code, message = "" }: ToolAnswer): string[] {
  if (status === 200) {
    const checked = safeParse(tool.output, data);
    if (!checked.success) return [`${tool.slug} promised another shape: ${JSON.stringify(checked.error.issues[0])}`];
    return verdictFaults(data).map((fault) => `${tool.slug}: ${fault}`);
  }
  if (code === undefined || !(code in errorTable) || code === "unexpected") return [`${tool.slug}: ${status} ${code} ${message}`];
  return / .*[.?]$/s.test(message) && !/\{\w+\}/.test(message) ? [] : [`${tool.slug} has no sentence: ${message}`];
}

function places(count: number) {
  const waiting: (() => void)[] = [];
  let free = count;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (free > 0) free--;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free++;
    }
  };
}

const never = new AbortController().signal;

const VISITOR: VisitorRequest = {
  address: "203.0.113.7",
  proxies: 0,
  trustedHeader: "x-forwarded-for",
  httpVersion: "1.1",
  secure: false,
  headers: [],
  origins: { v4: null, v6: null },
};
