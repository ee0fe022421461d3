import { tools } from "#tools/registry.server.ts";
import type { ToolJobView } from "#ui/tool/tool-view-props.ts";
import type { Platform } from "../platform.ts";

/** A long run of that queue with all its events so far; undefined when there is none under that id. */
export async function readToolJob(jobs: Platform["jobs"], queue: string, id: string): Promise<ToolJobView<unknown> | undefined> {
  const job = await jobs.get(id);
  if (job?.queue !== queue) return undefined;
  const events = await jobs.events(id, 0);
  const tool = tools.get(queue)?.tool;
  const emitted = events.map(({ data }) => data);
  const hasEnded = job.state === "done" || job.state === "cancelled";
  const result = job.result ?? (hasEnded && tool?.runsIn === "job" ? tool.resultSoFar?.(emitted) : undefined);
  const isSpared = result !== undefined && tool?.runsIn === "job" ? tool.isForResult : undefined;
  return {
    id,
    state: job.state,
    input: job.data,
    result,
    error: job.error,
    events: isSpared ? emitted.filter((event) => !isSpared(event)) : emitted,
    lastEvent: events.at(-1)?.seq ?? 0,
  };
}
