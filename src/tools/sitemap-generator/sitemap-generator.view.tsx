import { type FormEvent, type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { Link, useLocation } from "react-router";
import { sentenceOf } from "#core/errors/app-error.ts";
import { type CrawlState, crawlState } from "#engines/crawler/crawl-state.ts";
import { ToolExamples } from "#ui/tool/tool-examples.tsx";
import { ToolFailureState } from "#ui/tool/tool-failure-state.tsx";
import { RunField } from "#ui/tool/tool-frame.tsx";
import { ToolSiblings } from "#ui/tool/tool-siblings.tsx";
import type { ToolViewProps } from "#ui/tool/tool-view-props.ts";
import { CrawlArrivals } from "./crawl-arrivals.tsx";
import { DEFAULT_PAGES, MAX_PAGES } from "./crawl-limits.ts";
import { CrawlLegend, CrawlMap, MapDrawing } from "./crawl-map.tsx";
import { sampleCrawl } from "./crawl-sample.ts";
import { crawlWords, leftOutWords, progressWords, spokenWords } from "./crawl-words.ts";
import { drawCrawlMap } from "./draw-crawl-map.ts";
import { isCrawlEvent, type SitemapEvent } from "./sitemap-event.ts";
import { sitemapFrom } from "./sitemap-generator.engine.ts";
import type { SitemapGeneratorInput, SitemapGeneratorOutput } from "./sitemap-generator.schema.ts";
import { CrawledPages, PresentSitemap, SitemapResult } from "./sitemap-result.tsx";
import { SoFar } from "./so-far.tsx";
import { useCrawlJob } from "./use-crawl-job.ts";
import "./sitemap-generator.css";

const none: readonly SitemapEvent[] = [];

export function View(page: ToolViewProps<SitemapGeneratorInput, SitemapGeneratorOutput>) {
  const { search } = useLocation();
  const isUnknown = page.job === undefined && new URLSearchParams(search).has("job");
  const unknown = isUnknown ? ({ code: "job_unknown", message: sentenceOf("job_unknown", { days: 30 }) } as const) : undefined;
  const failed = page.outcome && !page.outcome.ok ? page.outcome.error : unknown;
  const { run, start, stop } = useCrawlJob(page.slug, page.job, failed);
  const events = "events" in run ? run.events : none;
  const state = useMemo(() => crawlState(events.filter(isCrawlEvent)), [events]);
  const result = useMemo(() => sitemapFrom(events), [events]);
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEndFocus(run.stage, heading);
  // A run that fails before its first event leaves no trace of what was asked: the form keeps it.
  const [asked, setAsked] = useState<Partial<Given>>(page.job?.input ?? {});
  const begin = (input: SitemapGeneratorInput) => {
    setAsked(input as Partial<Given>);
    start(input);
  };
  const given = givenOf(page.given, asked, state);

  return (
    <div className="tool">
      {run.stage === "running" ? (
        <StopPanel id={run.id} asked={state.started?.asked ?? given.url} read={state.arrivals.length} onStop={stop} />
      ) : (
        <StartPanel form={form} given={given} busy={run.stage === "starting"} onStart={begin} />
      )}
      {run.stage === "running" ? (
        <p className="tries">
          <span>
            {given.maxPages} pages, same host{given.ignoreQuery ? ", query strings ignored" : ""}.
          </span>
          <span>You can close this tab: the crawl goes on and this address brings you back.</span>
        </p>
      ) : (
        <ToolExamples examples={page.examples} onPick={(input) => fill(form.current, input, begin)} />
      )}

      {(run.stage === "empty" || run.stage === "starting") && (
        <div className="tool-grid">
          <GhostMap />
          <ToolSiblings siblings={page.siblings} slug={page.slug} changeFor={page.changeFor} />
        </div>
      )}
      {run.stage === "failed" && (
        <div className="tool-grid">
          <div className="tool-result">
            <ToolFailureState error={run.error} localTools={page.localTools} onRetry={() => form.current?.requestSubmit()} />
          </div>
          <ToolSiblings siblings={page.siblings} slug={page.slug} changeFor={page.changeFor} />
        </div>
      )}
      {"id" in run && (
        <div className="crawl">
          {run.stage !== "running" &&
            (result ? <SitemapResult result={result} jobId={run.id} heading={heading} /> : <NothingKept heading={heading} />)}
          <section className="panel">
            <div className="crawl-head">
              <h2 className="d3">{progressWords(state)}</h2>
              <p className="mute">
                {run.stage === "running" && state.arrivals.length === 0 ? "Reading robots.txt and the first page." : crawlWords(state)}
              </p>
              {run.stage !== "running" && (
                <Link className="chip crawl-again" to={`/tools/${page.slug}/`} reloadDocument>
                  Crawl another site
                </Link>
              )}
            </div>
            <CrawlMap state={state} live={run.stage === "running"} />
            <CrawlLegend />
          </section>
          <div className="crawl-live">
            <CrawlArrivals state={state} />
            <SoFar title={run.stage === "running" ? "So far" : "In all"} result={result} />
          </div>
          {run.stage === "running" ? (
            <Meanwhile result={result} />
          ) : (
            result && (
              <>
                {result.present && <PresentSitemap present={result.present} />}
                <CrawledPages pages={result.pages} leftOut={result.leftOut} />
              </>
            )
          )}
          {run.stage === "running" && (
            <noscript>
              <meta httpEquiv="refresh" content="5" />
              <p className="crawl-refresh">
                This page looks again every five seconds. <a href={`?job=${run.id}`}>Look now</a>
              </p>
            </noscript>
          )}
        </div>
      )}
      <p className="vh" role="status">
        {run.stage === "starting" ? "Starting the crawl." : "id" in run ? spokenWords(state) : ""}
      </p>
    </div>
  );
}

interface Given {
  url: string;
  maxPages: number;
  ignoreQuery: boolean;
}

/** What the form holds: the run's own input, what the address carries, or the defaults. */
function givenOf(given: Readonly<Record<string, string>>, asked: Partial<Given>, { started }: CrawlState): Given {
  const isBlank = given["url"] === undefined && asked.url === undefined;
  return {
    url: started?.asked ?? asked.url ?? given["url"] ?? "",
    maxPages: started?.maxPages ?? asked.maxPages ?? (Number(given["maxPages"]) || DEFAULT_PAGES),
    ignoreQuery: started?.ignoreQuery ?? asked.ignoreQuery ?? (isBlank || given["ignoreQuery"] === "true"),
  };
}

function StartPanel({
  form,
  given,
  busy,
  onStart,
}: {
  form: RefObject<HTMLFormElement | null>;
  given: Given;
  busy: boolean;
  onStart(input: SitemapGeneratorInput): void;
}) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    if (!busy)
      onStart({
        url: String(data.get("url") ?? ""),
        maxPages: Number(data.get("maxPages") || DEFAULT_PAGES),
        ignoreQuery: data.has("ignoreQuery"),
      });
  }
  return (
    <form ref={form} className="run over" method="get" onSubmit={submit} aria-busy={busy}>
      <RunField
        label="Address of the site"
        name="url"
        type="text"
        inputMode="url"
        autoComplete="url"
        placeholder="example.com"
        defaultValue={given.url}
        required
      />
      <button type="submit" className="btn btn-i btn-sq run-button" aria-disabled={busy}>
        <span data-hidden={busy || undefined}>Crawl this site</span>
        <span data-hidden={!busy || undefined}>Starting…</span>
      </button>
      <div className="crawl-options">
        <label>
          Pages, up to {MAX_PAGES}
          <input className="crawl-number" name="maxPages" type="number" min={1} max={MAX_PAGES} defaultValue={given.maxPages} />
        </label>
        <label>
          <input name="ignoreQuery" type="checkbox" value="true" defaultChecked={given.ignoreQuery} />
          Ignore query strings
        </label>
      </div>
    </form>
  );
}

/** While it runs the panel holds one button. Without JavaScript it posts. */
function StopPanel({ id, asked, read, onStop }: { id: string; asked: string; read: number; onStop(): void }) {
  return (
    <form
      className="run over"
      method="post"
      action={`/api/jobs/${id}/cancel`}
      aria-busy="true"
      onSubmit={(event) => {
        event.preventDefault();
        onStop();
      }}
    >
      <RunField label="Address of the site" value={asked} readOnly />
      <button type="submit" className="btn btn-i btn-sq run-button">
        {read === 0 ? "Stop" : `Stop and keep ${read} ${read === 1 ? "page" : "pages"}`}
      </button>
    </form>
  );
}

/** What you will get, in grey. */
function GhostMap() {
  const map = useMemo(() => drawCrawlMap(crawlState(sampleCrawl(ghostPages)), 790), []);
  return (
    <div className="panel crawl-ghost" aria-hidden="true">
      <MapDrawing map={map} className="crawl-map" label="" />
    </div>
  );
}

const ghostPages: readonly [string][] = ["blog", "shop", "help", "team"].flatMap((folder, line) =>
  Array.from({ length: 8 - line }, (_, stop): [string] => [stop === 0 ? `/${folder}/` : `/${folder}/${stop}`]),
);

function Meanwhile({ result }: { result: SitemapGeneratorOutput | undefined }) {
  const leftOut = result?.leftOut ?? [];
  return (
    <div className="crawl-notes">
      <section className="panel">
        <h2 className="d4">Left out: {leftOut.length}</h2>
        <p>
          {leftOut.length > 0 && `${leftOutWords(leftOut)}. `}
          Each is listed with the page that links to it, so you can mend the link and not only the map.
        </p>
      </section>
      <section className="panel">
        <h2 className="d4">At the terminus</h2>
        <p>
          XML, gzip, plain text, CSV and JSON. Over 50,000 addresses it splits and writes the index. Dates only where the page proves one.
        </p>
      </section>
      <section className="panel">
        <h2 className="d4">Why two at a time</h2>
        <p>It is somebody’s server. We wait 250 ms between pages, slow down on a 429, and stop after ten errors in a row.</p>
      </section>
    </div>
  );
}

function NothingKept({ heading }: { heading: RefObject<HTMLHeadingElement | null> }) {
  return (
    <section className="panel sitemap-result">
      <h2 className="d3" ref={heading} tabIndex={-1}>
        Stopped before the first page
      </h2>
      <p className="lead">Nothing was read, so there is nothing to keep. The address is still in the form.</p>
    </section>
  );
}

/** The verdict takes the focus when a crawl that was watched ends. */
function useEndFocus(stage: string, heading: RefObject<HTMLElement | null>) {
  const before = useRef(stage);
  useEffect(() => {
    if (before.current === "running" && (stage === "done" || stage === "cancelled")) heading.current?.focus();
    before.current = stage;
  }, [stage, heading]);
}

function fill(form: HTMLFormElement | null, input: SitemapGeneratorInput, start: (input: SitemapGeneratorInput) => void) {
  const control = (name: string) => form?.elements.namedItem(name) as HTMLInputElement | null;
  const [url, maxPages, ignoreQuery] = [control("url"), control("maxPages"), control("ignoreQuery")];
  if (url) url.value = input.url;
  if (maxPages) maxPages.value = String(input.maxPages ?? DEFAULT_PAGES);
  if (ignoreQuery) ignoreQuery.checked = input.ignoreQuery ?? false;
  start(input);
}
