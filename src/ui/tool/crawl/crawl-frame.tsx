import { type ReactNode, type RefObject, useMemo } from "react";
import { Link } from "react-router";
import type { CrawlEvent } from "#core/crawl/crawl-event.ts";
import { sampleCrawl } from "#core/crawl/crawl-sample.ts";
import { type CrawlState, crawlState } from "#core/crawl/crawl-state.ts";
import { countWords, crawlWords, progressWords, spokenWords } from "#core/crawl/crawl-words.ts";
import type { FormModes, FormTexts } from "#core/tool/tool-fields.ts";
import { JobFrame } from "../job/job-frame.tsx";
import { RefreshNote } from "../job/refresh-note.tsx";
import { type JobPage, useJobPage } from "../job/use-job-page.ts";
import type { ToolViewProps } from "../tool-view-props.ts";
import { CrawlArrivals } from "./crawl-arrivals.tsx";
import { CrawlLegend, CrawlMap, MapDrawing } from "./crawl-map.tsx";
import { drawCrawlMap } from "./draw-crawl-map.ts";
import "./crawl-frame.css";

/** Where a run stands, for the parts that a tool draws itself. */
export interface CrawlMoment<Event, Output> {
  state: CrawlState;
  events: readonly Event[];
  /** From what the run reported so far; undefined before the first page. */
  result: Output | undefined;
  isRunning: boolean;
}

interface Props<Input extends object, Output, Event> {
  page: ToolViewProps<Input, Output>;
  /** The controls of the run panel, uncontrolled. */
  fields(submitted: FormTexts): ReactNode;
  /** Below them and the button. */
  options(submitted: FormTexts): ReactNode;
  /** Where the form can be filled in by several ways. */
  modes?: FormModes;
  /** Text forms post, so that what was pasted stays out of the address. */
  method?: "get" | "post";
  /** Verb and object: “Crawl this site”. */
  action: string;
  /** What was asked for, as a sentence, while it runs. */
  asked(submitted: FormTexts): string;
  /** What is done before the first page is read, where that is not robots.txt and the first page. */
  opening?(submitted: FormTexts): string;
  /** What stands in for an address, where a run needs none. */
  standIn?(submitted: FormTexts): string | undefined;
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
  hasMap?(submitted: FormTexts): boolean;
  again: string;
}

/** The page of a tool that crawls: form, live map with its text twin, verdict and tables. The same events draw it with and without JavaScript. */
export function CrawlFrame<Input extends object, Output, Event>(props: Props<Input, Output, Event>) {
  const { page, isCrawlEvent, resultFrom, hasMap } = props;
  const job = useJobPage<Input, Output, Event>(page, props.labelOf);
  const { run, asked, heading } = job;
  const moment = useMoment(job, isCrawlEvent, resultFrom);
  const { state, result } = moment;
  const showsMap = hasMap?.(asked) ?? true;
  const standIn = props.standIn?.(asked);
  const progress = props.progress?.(moment) ?? {
    headline: progressWords(state),
    words:
      moment.isRunning && state.arrivals.length === 0
        ? (props.opening?.(asked) ?? "Reading robots.txt and the first page.")
        : crawlWords(state),
  };

  return (
    <JobFrame
      page={page}
      job={job}
      fields={props.fields(asked)}
      options={props.options(asked)}
      modes={props.modes}
      method={props.method ?? "get"}
      action={props.action}
      stop={{
        label: standIn === undefined ? "Address of the site" : "What is read",
        value: standIn ?? state.started?.asked ?? asked["url"] ?? "",
        action: state.arrivals.length === 0 ? "Stop" : `Stop and keep ${countWords(state.arrivals.length, "page")}`,
      }}
      meanwhile={
        <p className="tries">
          <span>{props.asked(asked)}</span>
          <span>You can close this tab: the run goes on and this address brings you back.</span>
        </p>
      }
      empty={<SampleMap />}
      spoken={run.stage === "starting" ? "Starting the crawl." : "id" in run ? spokenWords(state) : ""}
      wide
    >
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
          {moment.isRunning && <RefreshNote id={run.id} className="crawl-refresh" />}
        </div>
      )}
    </JobFrame>
  );
}

function useMoment<Event, Output>(
  { run, events, isRunning }: Pick<JobPage<object, Output, Event>, "run" | "events" | "isRunning">,
  isCrawlEvent: (event: Event) => event is Event & CrawlEvent,
  resultFrom: (events: readonly Event[]) => Output | undefined,
): CrawlMoment<Event, Output> {
  const made = "events" in run ? run.result : undefined;
  const state = useMemo(() => crawlState(events.filter(isCrawlEvent)), [events, isCrawlEvent]);
  const result = useMemo(() => made ?? resultFrom(events), [made, events, resultFrom]);
  return { state, events, result, isRunning };
}

/** What you will get, of a site that we made up. */
function SampleMap() {
  const map = useMemo(() => drawCrawlMap(crawlState(sampleCrawl(samplePages)), 790), []);
  return (
    <div className="panel crawl-sample">
      <p>
        <b className="sample-mark">Sample</b> A made-up site: a line for each folder, a dot for each page.
      </p>
      <div aria-hidden="true">
        <MapDrawing map={map} className="crawl-map" label="" />
      </div>
    </div>
  );
}

const samplePages: readonly [string][] = ["blog", "shop", "help", "team"].flatMap((folder, line) =>
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
