import { createHash } from "node:crypto";
import { AppError } from "#core/errors/app-error.ts";
import type { AnyTool } from "#core/tool/define-tool.ts";
import type { ToolFailure } from "#core/tool/tool-outcome.ts";
import { isTrialHost } from "#engines/crawler/trial-host.ts";
import type { createJobs } from "#platform/jobs/jobs.ts";
import type { ToolRegistry } from "#tools/registry.server.ts";

interface Options {
  tools: ToolRegistry;
  jobs: Pick<ReturnType<typeof createJobs>, "add" | "live">;
  /** Held while this instance checks for a free place and takes it, so that no other instance does the same meanwhile. */
  inTurn?: (work: () => Promise<AddedRun>) => Promise<AddedRun>;
}

export type AddedRun = { id: string } | ToolFailure;

type JobToolOf<Tool> = Tool extends { runsIn: "job" } ? Tool : never;

const RETRY_SECONDS = 30;

/** Adds a long run. Of those that crawl, a visitor has one at a time, and so has a host: it is somebody's server. */
export function createCrawlPlaces({ tools, jobs, inTurn = (work) => work() }: Options) {
  // The key of a visitor is a keyed hash already; hashed again, nothing in the table is a key of a limit.
  const keyOf = (visitor: string) => createHash("sha256").update(visitor).digest("base64url").slice(0, 22);
  /** One after another: two requests that come together must not both find the place free. */
  let last: Promise<unknown> = Promise.resolve();

  return (tool: JobToolOf<AnyTool>, input: unknown, visitor: string): Promise<AddedRun> => {
    const host = tool.crawls?.(input);
    const add = async (uniqueKey?: string) => ({
      id: await jobs.add(tool.slug, input, { maxAttempts: 3, ...(uniqueKey ? { uniqueKey } : {}) }),
    });
    if (host === undefined || isTrialHost(host)) return add();
    const next = last.then(() => inTurn(async () => (await refusal(host, keyOf(visitor))) ?? add(keyOf(visitor))));
    last = next.catch(() => undefined);
    return next;
  };

  async function refusal(host: string, key: string): Promise<ToolFailure | undefined> {
    const crawling = [...tools.values()].flatMap(({ tool }) => (tool.runsIn === "job" && tool.crawls ? tool.slug : []));
    const live = await jobs.live(crawling);
    const own = live.find(({ uniqueKey }) => uniqueKey === key);
    if (own) {
      const see = { href: `/tools/${own.queue}/?job=${own.id}`, label: "Go to the running crawl" };
      return failure(new AppError("crawl_running", { host: hostOf(own) ?? "a site" }), see);
    }
    if (live.some((job) => hostOf(job) === host)) return failure(new AppError("host_busy", { host, seconds: RETRY_SECONDS }));
    return undefined;
  }

  function hostOf({ queue, data }: { queue: string; data: unknown }): string | undefined {
    const tool = tools.get(queue)?.tool;
    return tool?.runsIn === "job" ? tool.crawls?.(data) : undefined;
  }
}

function failure({ code, message }: AppError, see?: ToolFailure["see"]): ToolFailure {
  return { code, message, retryAfter: RETRY_SECONDS, ...(see ? { see } : {}) };
}
