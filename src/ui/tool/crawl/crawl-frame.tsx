import { type FormEvent, type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { Link, useLocation } from "react-router";
import type { CrawlEvent } from "#core/crawl/crawl-event.ts";
import { sampleCrawl } from "#core/crawl/crawl-sample.ts";
import { type CrawlState, crawlState } from "#core/crawl/crawl-state.ts";
import { countWords, crawlWords, progressWords, spokenWords } from "#core/crawl/crawl-words.ts";
import { sentenceOf } from "#core/errors/app-error.ts";
import { JOBS_KEPT_DAYS } from "#core/tool/job-retention.ts";
import { ToolExamples } from "../tool-examples.tsx";
import { ToolFailureState } from "../tool-failure-state.tsx";
import { RunField } from "../tool-frame.tsx";
import { ToolSiblings } from "../tool-siblings.tsx";
import type { ToolViewProps } from "../tool-view-props.ts";
import { CrawlArrivals } from "./crawl-arrivals.tsx";
import { CrawlLegend, CrawlMap, MapDrawing } from "./crawl-map.tsx";
import { drawCrawlMap } from "./draw-crawl-map.ts";
import { fillForm, type Given, givenOf } from "./given.ts";
import { useCrawlJob } from "./use-crawl-job.ts";
import "./crawl-frame.css";

/** Where a run stands, for the parts that a tool draws itself. */
export interface CrawlMoment<Event, Output> {
  state: CrawlState;
  events: readonly Event[];
  /** From what was told so far; undefined before the first page. */
  result: Output | undefined;
  isRunning: boolean;
}

interface Props<Input extends object, Output, Event> {
  page: ToolViewProps<Input, Output>;
  /** The controls of the run panel, uncontrolled. */
  fields(given: Given): ReactNode;
  /** Below them and the button. */
  options(given: Given): ReactNode;
  toInput(form: FormData): Input;
  /** Text forms post, so that what was pasted stays out of the address. */
  method?: "get" | "post";
  /** Verb and object: “Crawl this site”. */
  action: string;
  /** What was asked for, as a sentence, while it runs. */
  asked(given: Given): string;
  isCrawlEvent(event: Event): event is Event & CrawlEvent;
  resultFrom(events: readonly Event[]): Output | undefined;
  labelOf(result: Output): string;
  /** Replaces the count of pages where a run does more than read them. */
  progress?(moment: CrawlMoment<Event, Output>): { headline: string; words: string } | undefined;
  verdict(result: Output, jobId: string, heading: RefObject<HTMLHeadingElement | null>): ReactNode;
  /** Beside the arrivals. */
  figures(moment: CrawlMoment<Event, Output>): ReactNode;
  /** In place of the arrivals, where a run is about something else than pages. */
  arrivals?(moment: CrawlMoment<Event, Output>): ReactNode;
  /** Below them while it runs, and once it has ended. */
  meanwhile(moment: CrawlMoment<Event, Output>): ReactNode;
  tables(result: Output, jobId: string): ReactNode;
  /** A run of one page has no map. */
  hasMap?(given: Given): boolean;
  again: string;
}

/** The page of a tool that crawls: form, live map with its text twin, verdict and tables. The same events draw it with and without JavaScript. */
export function CrawlFrame<Input extends object, Output, Event>(props: Props<Input, Output, Event>) {
  const { page, fields, toInput, isCrawlEvent, resultFrom, hasMap } = props;
  const { run, start, stop } = useCrawlJob<Input, Event, Output>({
    slug: page.slug,
    job: page.job,
    failed: useFailure(page),
    labelOf: props.labelOf,
  });
  const moment = useMoment(run, isCrawlEvent, resultFrom);
  const { state, result } = moment;
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEndFocus(run.stage, heading);
  // A run that fails before its first event leaves no trace of what was asked: the form keeps it.
  const [asked, setAsked] = useState<Given>(() => (page.job ? givenOf(page.job.input) : page.given));
  const begin = (input: Input) => {
    setAsked(givenOf(input));
    void start(input);
  };
  const showsMap = hasMap?.(asked) ?? true;
  const progress = props.progress?.(moment) ?? {
    headline: progressWords(state),
    words: moment.isRunning && state.arrivals.length === 0 ? "Reading robots.txt and the first page." : crawlWords(state),
  };

  return (
    <div className="tool">
      {run.stage === "running" ? (
        <StopPanel id={run.id} asked={state.started?.asked ?? asked["url"] ?? ""} read={state.arrivals.length} onStop={stop} />
      ) : (
        <StartPanel
          form={form}
          method={props.method ?? "get"}
          busy={run.stage === "starting"}
          action={props.action}
          onStart={(data) => begin(toInput(data))}
          options={props.options(asked)}
        >
          {fields(asked)}
        </StartPanel>
      )}
      {run.stage === "running" ? (
        <p className="tries">
          <span>{props.asked(asked)}</span>
          <span>You can close this tab: the run goes on and this address brings you back.</span>
        </p>
      ) : (
        <ToolExamples
          examples={page.examples}
          onPick={(input) => {
            fillForm(form.current, input);
            begin(input);
          }}
        />
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
          {!moment.isRunning && (result ? props.verdict(result, run.id, heading) : <NothingKept heading={heading} />)}
          {(showsMap || moment.isRunning) && (
            <section className="panel">
              <div className="crawl-head">
                <h2 className="d3">{progress.headline}</h2>
                <p className="mute">{progress.words}</p>
                {!moment.isRunning && (
                  <Link className="chip crawl-again" to={`/tools/${page.slug}/`} reloadDocument>
                    {props.again}
                  </Link>
                )}
              </div>
              {showsMap && (
                <>
                  <CrawlMap state={state} live={moment.isRunning} />
                  <CrawlLegend />
                </>
              )}
            </section>
          )}
          {showsMap || moment.isRunning ? (
            <div className="crawl-live">
              {props.arrivals?.(moment) ?? <CrawlArrivals state={state} />}
              {props.figures(moment)}
            </div>
          ) : (
            <div className="crawl-strip">{props.figures(moment)}</div>
          )}
          {moment.isRunning ? props.meanwhile(moment) : result && props.tables(result, run.id)}
          {moment.isRunning && (
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

function useFailure<Input, Output>(page: ToolViewProps<Input, Output>) {
  const { search } = useLocation();
  if (page.outcome && !page.outcome.ok) return page.outcome.error;
  const isUnknown = page.job === undefined && new URLSearchParams(search).has("job");
  return isUnknown ? ({ code: "job_unknown", message: sentenceOf("job_unknown", { days: JOBS_KEPT_DAYS }) } as const) : undefined;
}

function useMoment<Event, Output>(
  run: ReturnType<typeof useCrawlJob<object, Event, Output>>["run"],
  isCrawlEvent: (event: Event) => event is Event & CrawlEvent,
  resultFrom: (events: readonly Event[]) => Output | undefined,
): CrawlMoment<Event, Output> {
  const events = "events" in run ? run.events : noEvents;
  const made = "events" in run ? run.result : undefined;
  const state = useMemo(() => crawlState(events.filter(isCrawlEvent)), [events, isCrawlEvent]);
  const result = useMemo(() => made ?? resultFrom(events), [made, events, resultFrom]);
  return { state, events, result, isRunning: run.stage === "running" };
}

const noEvents: readonly never[] = [];

function StartPanel({
  form,
  method,
  busy,
  action,
  onStart,
  options,
  children,
}: {
  form: RefObject<HTMLFormElement | null>;
  method: "get" | "post";
  busy: boolean;
  action: string;
  onStart(data: FormData): void;
  options: ReactNode;
  children: ReactNode;
}) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!busy) onStart(new FormData(event.currentTarget));
  }
  return (
    <form ref={form} className="run over" method={method} onSubmit={submit} aria-busy={busy}>
      {children}
      <button type="submit" className="btn btn-i btn-sq run-button" aria-disabled={busy}>
        <span data-hidden={busy || undefined}>{action}</span>
        <span data-hidden={!busy || undefined}>Starting…</span>
      </button>
      {options}
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
        {read === 0 ? "Stop" : `Stop and keep ${countWords(read, "page")}`}
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

function NothingKept({ heading }: { heading: RefObject<HTMLHeadingElement | null> }) {
  return (
    <section className="panel crawl-verdict">
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
