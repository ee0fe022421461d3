import { useEffect, useReducer, useRef, useState } from "react";
import type { CrawlEvent } from "#core/crawl/crawl-event.ts";
import { crawlState } from "#core/crawl/crawl-state.ts";
import { countWords, durationWords } from "#core/crawl/crawl-words.ts";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { hostOf } from "../../../audit/audit-head.tsx";
import { readingNow } from "../../../audit/reading-now.ts";
import { type Lane, MarkSign } from "../crawl-fan.tsx";
import { type AuditEnd, beginAudit, followAudit } from "./follow-audit.ts";
import { lanesOfCrawl } from "./lanes-of-crawl.ts";
import { DoneMap, LiveMap, LiveMapSlim } from "./live-map.tsx";
import "./live-audit.css";

export interface LiveAuditProps {
  website: string;
  /** The field again; with why nothing could be read. */
  onBack(refusal?: string): void;
}

/** The visitor's own crawl in the hero, page by page, and what it ends with. The address of the page is the audit's meanwhile, to be kept or shared. */
export function LiveAudit({ website, onBack }: LiveAuditProps) {
  const [events, add] = useReducer((all: readonly CrawlEvent[], event: CrawlEvent) => [...all, event], []);
  const [id, setId] = useState<string>();
  const [end, setEnd] = useState<AuditEnd>();
  const heading = useRef<HTMLHeadingElement>(null);
  const back = useRef(onBack);
  back.current = onBack;
  const leave = (refusal?: string) => {
    history.replaceState(history.state, "", "/");
    back.current(refusal);
  };

  useEffect(() => {
    const asking = new AbortController();
    let unfollow = () => {};
    void beginAudit(website, asking.signal).then((begun) => {
      if (asking.signal.aborted) return;
      if ("refusal" in begun) return back.current(begun.refusal);
      setId(begun.id);
      history.replaceState(history.state, "", `/audit/${begun.id}/`);
      unfollow = followAudit(begun.id, add, setEnd);
    });
    return () => {
      asking.abort();
      unfollow();
    };
  }, [website]);
  // The field that had the focus is gone, and later the button that took its place.
  useEffect(() => {
    if (end === undefined || end.state === "done") heading.current?.focus({ preventScroll: true });
    else leave(end.error?.message ?? "The audit was stopped.");
  }, [end]);

  const state = crawlState(events);
  const lanes = lanesOfCrawl(state);
  const host = hostOf(state.home ?? website);
  const read = state.arrivals.length;
  if (end?.state === "done" && id !== undefined)
    return (
      <Done
        id={id}
        end={end}
        lanes={lanes}
        words={`${host}, ${countWords(read, "page")}, ${durationWords(state.activeMs)}`}
        heading={heading}
      />
    );
  return (
    <div className="home-hero-go home-live" data-testid="live-audit">
      <p className="home-hero-disc">
        <b>{read}</b>
        <span>
          of {state.started?.maxPages ?? 25} pages, {durationWords(state.activeMs)}
        </span>
      </p>
      <p className="vh" role="status">
        {read < 5 ? "The audit has begun." : `${Math.floor(read / 5) * 5} pages read.`}
      </p>
      <div className="home-live-side">
        <div className="home-live-bar">
          <h2 ref={heading} tabIndex={-1}>
            Reading {host}
          </h2>
          <Tally lanes={lanes} />
          <Button tone="ghost" small onClick={() => leave()}>
            Stop watching
          </Button>
        </div>
        <LiveMap lanes={lanes} />
        <p className="home-live-now mono">{state.home ? readingNow(state) : "Finding the server"}</p>
      </div>
      <LiveMapSlim lanes={lanes} />
    </div>
  );
}

const WORDS = { blocked: "blocked", fault: "faulty", improve: "to improve" } as const;

function Tally({ lanes }: { lanes: readonly Lane[] }) {
  const stops = lanes.flatMap((lane) => lane.stops);
  return (
    <ul className="home-live-tally">
      {(["blocked", "fault", "improve"] as const).map((mark) => (
        <li key={mark}>
          <MarkSign mark={mark} />
          {stops.filter((stop) => stop === mark).length} {WORDS[mark]}
        </li>
      ))}
    </ul>
  );
}

interface DoneProps {
  id: string;
  end: AuditEnd;
  lanes: readonly Lane[];
  words: string;
  heading: React.RefObject<HTMLHeadingElement | null>;
}

const SIGNS = { fatal: "blocked", fault: "fault", advice: "improve", note: "improve" } as const;

function Done({ id, end: { score, fixes }, lanes, words, heading }: DoneProps) {
  // From the report, Back leads to the home page.
  const goHomeFirst = () => history.replaceState(history.state, "", "/");
  return (
    <div className="home-hero-go home-live home-done" data-testid="live-audit">
      <p className="home-hero-disc">
        <b>{score}</b>
        <span>of 100</span>
      </p>
      <p className="home-done-words">{words}</p>
      <DoneMap lanes={lanes} />
      <div className="home-done-fixes">
        <h2 ref={heading} tabIndex={-1}>
          {fixes.length === 0 ? "Nothing to fix was found" : fixes.length === 1 ? "Fix this first" : `Fix these ${fixes.length} first`}
        </h2>
        <ol>
          {fixes.map(({ ruleId, grade, title, urls: [first], pages }) => (
            <li key={ruleId}>
              <MarkSign mark={SIGNS[grade]} />
              <span>
                <b>{title}</b>
                {first === undefined ? "" : new URL(first).pathname}
                {pages > 1 && ` and ${countWords(pages - 1, "more page")}`}
              </span>
            </li>
          ))}
        </ol>
        <p className="home-done-next">
          <ButtonLink to={`/audit/${id}/`} onClick={goHomeFirst}>
            Read the report
          </ButtonLink>
          <a className="more" href={`/audit/${id}/#method`}>
            How {score} is counted
          </a>
        </p>
      </div>
      <LiveMapSlim lanes={lanes} />
    </div>
  );
}
