import { useEffect, useRef, useState } from "react";
import type { ToolFailure } from "#core/tool/tool-outcome.ts";
import { recentRuns } from "#ui/tool/recent-runs.ts";
import { startJob } from "#ui/tool/tool-api.ts";
import type { ToolJobView } from "#ui/tool/tool-view-props.ts";
import type { SitemapEvent } from "./sitemap-event.ts";
import type { SitemapGeneratorInput, SitemapGeneratorOutput } from "./sitemap-generator.schema.ts";

/** Where a crawl stands, as the page sees it. */
export type CrawlRun =
  | { stage: "empty" | "starting" }
  | { stage: "running" | "done" | "cancelled"; id: string; events: readonly SitemapEvent[] }
  | { stage: "failed"; error: ToolFailure };

/** Events are drawn in batches: more frames than these nobody sees, and a screen reader hears none of them. */
const BATCH_MS = 250;

/** Starts a crawl, follows it by its events, also after a reload, and stops it. */
export function useCrawlJob(slug: string, job: ToolJobView<SitemapGeneratorOutput> | undefined, unknown: ToolFailure | undefined) {
  const [run, setRun] = useState<CrawlRun>(() => (unknown ? { stage: "failed", error: unknown } : runOf(job)));
  const starting = useRef<AbortController | undefined>(undefined);
  useEffect(() => () => starting.current?.abort(), []);
  const id = run.stage === "running" ? run.id : undefined;
  /** Events that the page came with have the numbers 1 to n. */
  const known = useRef(run.stage === "running" ? run.events.length : 0);

  useEffect(() => {
    if (id === undefined) return;
    return follow(id, known.current, (events, end) => {
      setRun((before) => {
        if (!("id" in before) || before.id !== id) return before;
        if (end?.state === "failed") return { stage: "failed", error: end.error ?? lost };
        const stage = end?.state === "done" || end?.state === "cancelled" ? end.state : "running";
        return { stage, id, events: [...before.events, ...events] };
      });
      if (end?.state === "done") recentRuns.add({ slug, label: end.label, href: addressOf(id) });
    });
  }, [id, slug]);

  return {
    run,
    async start(input: SitemapGeneratorInput) {
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

function runOf(job: ToolJobView<SitemapGeneratorOutput> | undefined): CrawlRun {
  if (!job) return { stage: "empty" };
  if (job.state === "failed") return { stage: "failed", error: job.error ?? lost };
  const stage = job.state === "done" || job.state === "cancelled" ? job.state : "running";
  return { stage, id: job.id, events: job.events as readonly SitemapEvent[] };
}

const lost: ToolFailure = {
  code: "unexpected",
  message: "We lost sight of this crawl. Reload the page to look again; it may still be going on.",
};

interface End {
  state: ToolJobView<unknown>["state"];
  error?: ToolFailure;
  label: string;
}

function follow(id: string, after: number, tell: (events: readonly SitemapEvent[], end?: End) => void): () => void {
  const source = new EventSource(`/api/jobs/${id}/events?after=${after}`);
  let batch: SitemapEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = (end?: End) => {
    clearTimeout(timer);
    timer = undefined;
    tell(batch, end);
    batch = [];
  };
  source.onmessage = ({ data }: MessageEvent<string>) => {
    batch.push(JSON.parse(data) as SitemapEvent);
    timer ??= setTimeout(flush, BATCH_MS);
  };
  source.addEventListener("end", ({ data }: MessageEvent<string>) => {
    source.close();
    const job = JSON.parse(data) as { state: End["state"]; error?: ToolFailure; result?: SitemapGeneratorOutput };
    flush({ state: job.state, ...(job.error ? { error: job.error } : {}), label: job.result?.home ?? "" });
  });
  source.onerror = () => {
    // A stream that broke is opened again by the browser, from its last event on; one that was refused is not.
    if (source.readyState === source.CLOSED) flush({ state: "failed", error: lost, label: "" });
  };
  return () => {
    source.close();
    clearTimeout(timer);
  };
}
