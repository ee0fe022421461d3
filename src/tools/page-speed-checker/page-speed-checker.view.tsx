import { type FormEvent, type RefObject, useEffect, useMemo, useRef } from "react";
import { Link, useLocation } from "react-router";
import { sentenceOf } from "#core/errors/app-error.ts";
import { hostAndPath } from "#core/text/host-and-path.ts";
import { useCrawlJob } from "#ui/tool/crawl/use-crawl-job.ts";
import { ResultActions } from "#ui/tool/result-actions.tsx";
import { ToolExamples } from "#ui/tool/tool-examples.tsx";
import { ToolFailureState } from "#ui/tool/tool-failure-state.tsx";
import { RunField } from "#ui/tool/tool-frame.tsx";
import { ToolSiblings } from "#ui/tool/tool-siblings.tsx";
import type { ToolViewProps } from "#ui/tool/tool-view-props.ts";
import { LabResult } from "./lab-result.tsx";
import { LookPanel } from "./look-panel.tsx";
import type { PageSpeedCheckerInput, PageSpeedCheckerOutput } from "./page-speed-checker.schema.ts";
import { SpeedComparison } from "./speed-comparison.tsx";
import { reportFileName, resultSoFar, type SpeedEvent } from "./speed-event.ts";
import { SpeedProgress } from "./speed-progress.tsx";
import "./page-speed-checker.css";

const none: readonly SpeedEvent[] = [];

export function View(page: ToolViewProps<PageSpeedCheckerInput, PageSpeedCheckerOutput>) {
  const { search } = useLocation();
  const isUnknown = page.job === undefined && new URLSearchParams(search).has("job");
  const unknown = isUnknown ? ({ code: "job_unknown", message: sentenceOf("job_unknown", { days: 30 }) } as const) : undefined;
  const failed = page.outcome && !page.outcome.ok ? page.outcome.error : unknown;
  const { run, start, stop } = useCrawlJob<PageSpeedCheckerInput, SpeedEvent, PageSpeedCheckerOutput>({
    slug: page.slug,
    job: page.job,
    failed,
    labelOf: ({ pages, device }) => `${pages.map(({ url }) => url).join(" and ")}, ${device}`,
  });
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEndFocus(run.stage, heading);
  const events = "events" in run ? run.events : none;
  const output = useMemo(() => ("result" in run && run.result) || resultSoFar(events), [run, events]);
  const asked = (page.job?.input ?? {}) as Partial<PageSpeedCheckerInput>;
  const given = {
    url: asked.url ?? page.given["url"] ?? "",
    compareWith: asked.compareWith ?? page.given["compareWith"] ?? "",
    device: asked.device ?? (page.given["device"] === "desktop" ? ("desktop" as const) : ("mobile" as const)),
    runs: runsOf(asked.runs ?? page.given["runs"]),
  };
  const isRunning = run.stage === "running";

  return (
    <div className="tool">
      {isRunning ? (
        <StopPanel
          id={run.id}
          url={given.url || (events[0]?.kind === "started" ? events[0].urls.map(hostAndPath).join(" and ") : "")}
          onStop={stop}
        />
      ) : (
        <StartPanel form={form} given={given} busy={run.stage === "starting"} onStart={start} />
      )}
      {!isRunning && <ToolExamples examples={page.examples} onPick={(input) => fill(form.current, input, start)} />}
      <div className="tool-grid">
        <div className="tool-result">
          {(run.stage === "empty" || run.stage === "starting") && <Ghost />}
          {run.stage === "failed" && (
            <ToolFailureState error={run.error} localTools={page.localTools} onRetry={() => form.current?.requestSubmit()} />
          )}
          {isRunning && <SpeedProgress events={events} id={run.id} />}
          {(run.stage === "done" || run.stage === "cancelled") && !output && (
            <section className="panel speed-note">
              <h2 className="d3" ref={heading} tabIndex={-1}>
                Stopped before the first answer
              </h2>
              <p className="lead">Nothing was read, so there is nothing to keep.</p>
            </section>
          )}
          {output && (
            <SpeedResult output={output} id={"id" in run ? run.id : undefined} isRunning={isRunning} heading={heading} name={page.slug} />
          )}
          {!isRunning && "id" in run && (
            <p className="speed-again">
              <Link className="chip" to={`/tools/${page.slug}/`} reloadDocument>
                Measure another page
              </Link>
            </p>
          )}
        </div>
        <ToolSiblings siblings={page.siblings} slug={page.slug} changeFor={page.changeFor} />
      </div>
      <p className="vh" role="status">
        {isRunning ? "Measuring." : run.stage === "done" ? "Done. The result follows." : ""}
      </p>
    </div>
  );
}

interface ResultProps {
  output: PageSpeedCheckerOutput;
  id: string | undefined;
  isRunning: boolean;
  heading: RefObject<HTMLHeadingElement | null>;
  name: string;
}

/** While it runs only the instant looks stand; then one page as it is, or two side by side with each of them folded below. */
function SpeedResult({ output, id, isRunning, heading, name }: ResultProps) {
  const { pages, device } = output;
  const looks = (
    <>
      {pages.map(({ look }) => look && <LookPanel key={look.url} look={look} of={pages.length > 1 ? hostAndPath(look.url) : undefined} />)}
    </>
  );
  if (isRunning) return looks;
  const actions = (
    <>
      {id !== undefined && pages.some(({ lighthouse }) => lighthouse !== null) && (
        <p className="speed-report">
          {pages.map(
            ({ url, lighthouse }, page) =>
              lighthouse !== null && (
                <a key={url} className="chip speed-file" href={`/api/jobs/${id}/files/${reportFileName(page)}`} download>
                  Lighthouse report{pages.length > 1 && ` of ${hostAndPath(url)}`}
                </a>
              ),
          )}
          <span className="meta">Opens in Lighthouse's own viewer.</span>
        </p>
      )}
      <ResultActions name={name} json={{ ...output, pages: pages.map((one) => ({ ...one, lighthouse: undefined })) }} csv={csvOf(output)} />
    </>
  );
  const [only] = pages;
  if (pages.length === 1 && only)
    return (
      <>
        <LabResult page={only} device={device} heading={heading}>
          {actions}
        </LabResult>
        {looks}
      </>
    );
  return (
    <>
      <SpeedComparison output={output} heading={heading}>
        {actions}
      </SpeedComparison>
      {pages.map((one) => (
        <details key={one.url} className="speed-each">
          <summary>Everything about {hostAndPath(one.url)}</summary>
          <LabResult page={one} device={device} />
          {one.look && <LookPanel look={one.look} />}
        </details>
      ))}
    </>
  );
}

interface StartProps {
  form: RefObject<HTMLFormElement | null>;
  given: { url: string; compareWith: string; device: "mobile" | "desktop"; runs: 1 | 3 | 5 };
  busy: boolean;
  onStart(input: PageSpeedCheckerInput): void;
}

function StartPanel({ form, given, busy, onStart }: StartProps) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const compareWith = String(data.get("compareWith") ?? "").trim();
    if (busy) return;
    onStart({
      url: String(data.get("url") ?? ""),
      device: data.get("device") === "desktop" ? "desktop" : "mobile",
      runs: runsOf(data.get("runs")),
      ...(compareWith === "" ? {} : { compareWith }),
    });
  }
  return (
    <form ref={form} className="run over" method="get" onSubmit={submit} aria-busy={busy}>
      <RunField
        label="Address of the page"
        name="url"
        inputMode="url"
        placeholder="yourdomain.com/page"
        defaultValue={given.url}
        required
      />
      <button type="submit" className="btn btn-i btn-sq run-button" aria-disabled={busy}>
        <span data-hidden={busy || undefined}>Measure this page</span>
        <span data-hidden={!busy || undefined}>Starting…</span>
      </button>
      <fieldset className="speed-device">
        <legend className="vh">Device</legend>
        {(["mobile", "desktop"] as const).map((device) => (
          <label key={device}>
            <input type="radio" name="device" value={device} defaultChecked={device === given.device} />
            {device === "mobile" ? "A phone on a slow 4G line" : "A desktop on a fast line"}
          </label>
        ))}
      </fieldset>
      <details className="speed-more" open={given.compareWith !== "" || given.runs > 1}>
        <summary>Compare two pages, or take the median of several runs</summary>
        <div className="speed-options">
          <RunField
            label="A second address, measured in turns with the first"
            name="compareWith"
            inputMode="url"
            placeholder="competitor.com/page"
            defaultValue={given.compareWith}
          />
          <fieldset className="speed-device">
            <legend className="vh">Runs of each address</legend>
            {RUNS.map((runs) => (
              <label key={runs}>
                <input type="radio" name="runs" value={runs} defaultChecked={runs === given.runs} />
                {runs === 1 ? "One run" : `${runs} runs`}
              </label>
            ))}
          </fieldset>
          <p className="meta">Half a minute a run. Six at most: three of two addresses, or five of one.</p>
        </div>
      </details>
    </form>
  );
}

const RUNS = [1, 3, 5] as const;

function runsOf(given: unknown): 1 | 3 | 5 {
  return RUNS.find((runs) => String(runs) === String(given)) ?? 1;
}

/** While it runs the panel holds one button. Without JavaScript it posts. */
function StopPanel({ id, url, onStop }: { id: string; url: string; onStop(): void }) {
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
      <RunField label="Address of the page" value={url} readOnly />
      <button type="submit" className="btn btn-i btn-sq run-button">
        Stop
      </button>
    </form>
  );
}

/** What you will get, in grey. */
function Ghost() {
  return (
    <div className="panel skeleton" aria-hidden="true">
      <i />
      <i />
      <i />
      <i />
    </div>
  );
}

function useEndFocus(stage: string, heading: RefObject<HTMLElement | null>) {
  const before = useRef(stage);
  useEffect(() => {
    if (before.current === "running" && (stage === "done" || stage === "cancelled")) heading.current?.focus();
    before.current = stage;
  }, [stage, heading]);
}

function fill(form: HTMLFormElement | null, input: PageSpeedCheckerInput, start: (input: PageSpeedCheckerInput) => void) {
  for (const name of ["url", "compareWith"] as const) {
    const field = form?.elements.namedItem(name) as HTMLInputElement | null;
    if (field) field.value = input[name] ?? "";
  }
  for (const [name, value] of [
    ["device", input.device ?? "mobile"],
    ["runs", input.runs ?? 1],
  ]) {
    const radio = form?.querySelector<HTMLInputElement>(`input[name="${name}"][value="${value}"]`);
    if (radio) radio.checked = true;
  }
  start(input);
}

function csvOf({ pages, device }: PageSpeedCheckerOutput) {
  return [
    ["address", "device", "run", "what", "value", "level", "saves, ms", "saves, bytes"],
    ...pages.flatMap(({ url, runs, shown, lab }) => [
      ...runs.flatMap(({ score, metrics }, index) => [
        [url, device, index + 1, "Performance", score, null, null, null],
        ...metrics.map(({ short, value }) => [url, device, index + 1, short, Math.round(value * 1000) / 1000, null, null, null]),
      ]),
      ...(lab?.scores ?? [])
        .filter(({ id }) => id !== "performance")
        .map(({ title, score }) => [url, device, shown, title, score, null, null, null]),
      ...(lab?.opportunities ?? []).map(({ title, level, savedMs, savedBytes }) => [
        url,
        device,
        shown,
        title,
        null,
        level,
        savedMs,
        savedBytes,
      ]),
    ]),
  ];
}
