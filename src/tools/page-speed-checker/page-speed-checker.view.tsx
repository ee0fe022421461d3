import { type RefObject, useMemo } from "react";
import { Link } from "react-router";
import type { FormTexts } from "#core/tool/tool-fields.ts";
import { hostAndPath } from "#core/url/host-and-path.ts";
import { JobFrame } from "#ui/tool/job/job-frame.tsx";
import { useJobPage } from "#ui/tool/job/use-job-page.ts";
import { ResultActions } from "#ui/tool/result-actions.tsx";
import { RunField } from "#ui/tool/tool-frame.tsx";
import type { ToolViewProps } from "#ui/tool/tool-view-props.ts";
import { InstantLookPanel } from "./instant-look-panel.tsx";
import { LabResult } from "./lab-result.tsx";
import type { PageSpeedCheckerInput, PageSpeedCheckerOutput } from "./page-speed-checker.schema.ts";
import { SpeedComparison } from "./speed-comparison.tsx";
import { reportFileName, resultSoFar, type SpeedEvent } from "./speed-event.ts";
import { SpeedProgress } from "./speed-progress.tsx";
import { SpeedSample } from "./speed-sample.tsx";
import "./page-speed-checker.css";

export function View(page: ToolViewProps<PageSpeedCheckerInput, PageSpeedCheckerOutput>) {
  const job = useJobPage<PageSpeedCheckerInput, PageSpeedCheckerOutput, SpeedEvent>(
    page,
    ({ pages, device }) => `${pages.map(({ url }) => url).join(" and ")}, ${device}`,
  );
  const { run, events, isRunning, asked, heading } = job;
  const output = useMemo(() => ("result" in run && run.result) || resultSoFar(events), [run, events]);
  const started = events[0]?.kind === "started" ? events[0].urls.map(hostAndPath).join(" and ") : "";

  return (
    <JobFrame
      page={page}
      job={job}
      fields={
        <RunField
          label="Address of the page"
          name="url"
          inputMode="url"
          placeholder="yourdomain.com/page"
          defaultValue={asked["url"] ?? ""}
          required
        />
      }
      options={<SpeedOptions submitted={asked} />}
      action="Measure this page"
      stop={{ label: "Address of the page", value: asked["url"] || started, action: "Stop" }}
      empty={<SpeedSample onRun={() => page.examples[0] && job.pick(page.examples[0].input)} />}
      spoken={isRunning ? "Measuring." : run.stage === "done" ? "Done. The result follows." : ""}
    >
      {isRunning && "id" in run && <SpeedProgress events={events} id={run.id} />}
      {!isRunning && !output && (
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
      {!isRunning && (
        <p className="speed-again">
          <Link className="chip" to={`/tools/${page.slug}/`} reloadDocument>
            Measure another page
          </Link>
        </p>
      )}
    </JobFrame>
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
      {pages.map(
        ({ look }) => look && <InstantLookPanel key={look.url} look={look} of={pages.length > 1 ? hostAndPath(look.url) : undefined} />,
      )}
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
          <summary className="folds">Everything about {hostAndPath(one.url)}</summary>
          <LabResult page={one} device={device} />
          {one.look && <InstantLookPanel look={one.look} />}
        </details>
      ))}
    </>
  );
}

function SpeedOptions({ submitted }: { submitted: FormTexts }) {
  const runs = submitted["runs"] ?? "1";
  return (
    <>
      <fieldset className="speed-device">
        <legend className="vh">Device</legend>
        {(["mobile", "desktop"] as const).map((device) => (
          <label key={device}>
            <input type="radio" name="device" value={device} defaultChecked={device === (submitted["device"] ?? "mobile")} />
            {device === "mobile" ? "A phone on a slow 4G line" : "A desktop on a fast line"}
          </label>
        ))}
      </fieldset>
      <details className="speed-more" open={submitted["compareWith"] !== undefined || runs !== "1"}>
        <summary className="folds">Compare two pages, or take the median of several runs</summary>
        <div className="speed-options">
          <RunField
            label="A second address, measured in turns with the first"
            name="compareWith"
            inputMode="url"
            placeholder="competitor.com/page"
            defaultValue={submitted["compareWith"] ?? ""}
          />
          <fieldset className="speed-device">
            <legend className="vh">Runs of each address</legend>
            {RUNS.map((count) => (
              <label key={count}>
                <input type="radio" name="runs" value={count} defaultChecked={count === runs} />
                {count === "1" ? "One run" : `${count} runs`}
              </label>
            ))}
          </fieldset>
          <p className="meta">Half a minute a run. Six at most: three of two addresses, or five of one.</p>
        </div>
      </details>
    </>
  );
}

const RUNS = ["1", "3", "5"];

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
