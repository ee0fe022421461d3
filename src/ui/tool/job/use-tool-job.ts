import { useEffect, useRef, useState } from "react";
import type { ToolFailure } from "#core/tool/tool-outcome.ts";
import { startJob } from "../ask-tool-api.ts";
import { recentRuns } from "../remembered/recent-runs.ts";
import type { ToolJobView } from "../tool-view-props.ts";

/** Where a long run stands, as the page sees it. */
export type JobRun<Event, Output> =
  | { stage: "empty" | "starting" }
  | { stage: "running" | "done" | "cancelled"; id: string; events: readonly Event[]; result?: Output | undefined }
  | { stage: "failed"; error: ToolFailure };

interface Options<Output> {
  slug: string;
  /** The run that the address names. */
  job: ToolJobView<Output> | undefined;
  /** Why there is none although one was asked for. */
  failed: ToolFailure | undefined;
  /** What stands in the list of recent runs. */
  labelOf(result: Output): string;
}

/** Events are drawn in batches: more frames than these nobody sees, and a screen reader hears none of them. */
const BATCH_MS = 250;

/** Starts a long run, follows it by its events, also after a reload, and stops it. */
export function useToolJob<Input extends object, Event, Output>({ slug, job, failed, labelOf }: Options<Output>) {
  const [run, setRun] = useState<JobRun<Event, Output>>(() => (failed ? { stage: "failed", error: failed } : runOf(job)));
  const starting = useRef<AbortController | undefined>(undefined);
  useEffect(() => () => starting.current?.abort(), []);
  const id = run.stage === "running" ? run.id : undefined;
  const label = useRef(labelOf);
  label.current = labelOf;
  /** The last event that the page came with. */
  const known = useRef(run.stage === "running" ? (job?.lastEvent ?? 0) : 0);

  useEffect(() => {
    if (id === undefined) return;
    return follow<Event, Output>(id, known.current, (events, end) => {
      setRun((before) => {
        if (!("id" in before) || before.id !== id) return before;
        if (end?.state === "failed") return { stage: "failed", error: end.error ?? lost };
        const stage = end?.state === "done" || end?.state === "cancelled" ? end.state : "running";
        return { stage, id, events: [...before.events, ...events], result: end?.result };
      });
      if (end?.state === "done" && end.result) recentRuns.add({ slug, label: label.current(end.result), href: addressOf(id) });
    });
  }, [id, slug]);

  return {
    run,
    async start(input: Input) {
      starting.current?.abort();
      const mine = new AbortController();
      starting.current = mine;
      setRun({ stage: "starting" });
      const answer = await startJob(slug, input, mine.signal);
      if (mine.signal.aborted) return;
      if ("error" in answer) {
        setRun({ stage: "failed", error: answer.error });
        return;
      }
      known.current = 0;
      history.replaceState(history.state, "", addressOf(answer.id));
      setRun({ stage: "running", id: answer.id, events: [] });
    },
    /** The end comes as an event, like any other. */
    async stop() {
      if (id !== undefined) await fetch(`/api/jobs/${id}`, { method: "DELETE" }).catch(() => undefined);
    },
  };
}

const addressOf = (id: string) => `${location.pathname}?job=${id}`;

function runOf<Event, Output>(job: ToolJobView<Output> | undefined): JobRun<Event, Output> {
  if (!job) return { stage: "empty" };
  if (job.state === "failed") return { stage: "failed", error: job.error ?? lost };
  const stage = job.state === "done" || job.state === "cancelled" ? job.state : "running";
  return { stage, id: job.id, events: job.events as readonly Event[], result: job.result };
}

const lost: ToolFailure = {
  code: "unexpected",
  message: "We lost sight of this run. Reload the page to look again; it may still be going on.",
};

interface End<Output> {
  state: ToolJobView<unknown>["state"];
  error?: ToolFailure | undefined;
  result?: Output | undefined;
}

function follow<Event, Output>(id: string, after: number, tell: (events: readonly Event[], end?: End<Output>) => void): () => void {
  const source = new EventSource(`/api/jobs/${id}/events?after=${after}`);
  let batch: Event[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = (end?: End<Output>) => {
    clearTimeout(timer);
    timer = undefined;
    tell(batch, end);
    batch = [];
  };
  source.onmessage = ({ data }: MessageEvent<string>) => {
    batch.push(JSON.parse(data) as Event);
    timer ??= setTimeout(flush, BATCH_MS);
  };
  source.addEventListener("end", ({ data }: MessageEvent<string>) => {
    source.close();
    const { state, error, result } = JSON.parse(data) as End<Output>;
    flush({ state, error, result });
  });
  source.onerror = () => {
    // A stream that broke is opened again by the browser, from its last event on; one that was refused is not.
    if (source.readyState === source.CLOSED) flush({ state: "failed", error: lost });
  };
  return () => {
    source.close();
    clearTimeout(timer);
  };
}
