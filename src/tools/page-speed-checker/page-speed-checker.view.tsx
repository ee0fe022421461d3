import { type FormEvent, type RefObject, useEffect, useMemo, useRef } from "react";
import { Link, useLocation } from "react-router";
import { sentenceOf } from "#core/errors/app-error.ts";
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
import { resultSoFar, type SpeedEvent } from "./speed-event.ts";
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
    labelOf: ({ url, device }) => `${url}, ${device}`,
  });
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEndFocus(run.stage, heading);
  const events = "events" in run ? run.events : none;
  const output = useMemo(() => ("result" in run && run.result) || resultSoFar(events), [run, events]);
  const asked = (page.job?.input ?? {}) as Partial<PageSpeedCheckerInput>;
  const given = {
    url: asked.url ?? page.given["url"] ?? "",
    device: asked.device ?? (page.given["device"] === "desktop" ? ("desktop" as const) : ("mobile" as const)),
  };
  const isRunning = run.stage === "running";

  return (
    <div className="tool">
      {isRunning ? (
        <StopPanel id={run.id} url={given.url || (events[0]?.kind === "started" ? events[0].url : "")} onStop={stop} />
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
          {output && !isRunning && (
            <LabResult output={output} heading={heading}>
              {"id" in run && output.lighthouse !== null && (
                <p className="speed-report">
                  <a className="chip speed-file" href={`/api/jobs/${run.id}/files/lighthouse-report.json`} download>
                    Lighthouse report
                  </a>
                  <span className="meta">Opens in Lighthouse's own viewer.</span>
                </p>
              )}
              <ResultActions name={page.slug} json={{ ...output, lighthouse: undefined }} csv={csvOf(output)} />
            </LabResult>
          )}
          {output?.look && <LookPanel look={output.look} />}
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

interface StartProps {
  form: RefObject<HTMLFormElement | null>;
  given: { url: string; device: "mobile" | "desktop" };
  busy: boolean;
  onStart(input: PageSpeedCheckerInput): void;
}

function StartPanel({ form, given, busy, onStart }: StartProps) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    if (!busy) onStart({ url: String(data.get("url") ?? ""), device: data.get("device") === "desktop" ? "desktop" : "mobile" });
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
    </form>
  );
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
  const url = form?.elements.namedItem("url") as HTMLInputElement | null;
  if (url) url.value = input.url;
  const radio = form?.querySelector<HTMLInputElement>(`input[name="device"][value="${input.device ?? "mobile"}"]`);
  if (radio) radio.checked = true;
  start(input);
}

function csvOf({ url, device, lab }: PageSpeedCheckerOutput) {
  return [
    ["address", "device", "what", "value", "level", "saves, ms", "saves, bytes"],
    ...(lab?.scores ?? []).map(({ title, score }) => [url, device, title, score, null, null, null]),
    ...(lab?.metrics ?? []).map(({ name, value, level }) => [url, device, name, Math.round(value * 1000) / 1000, level, null, null]),
    ...(lab?.opportunities ?? []).map(({ title, level, savedMs, savedBytes }) => [url, device, title, null, level, savedMs, savedBytes]),
  ];
}
