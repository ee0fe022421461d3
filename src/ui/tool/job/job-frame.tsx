import type { FormEvent, ReactNode } from "react";
import { type FormModes, knownInputOf, modeInputOf, textsIn } from "#core/tool/tool-fields.ts";
import { ToolExamples } from "../tool-examples.tsx";
import { ToolFailureState } from "../tool-failure-state.tsx";
import { RunField } from "../tool-frame.tsx";
import { ToolSample } from "../tool-sample.tsx";
import { ToolSiblings } from "../tool-siblings.tsx";
import type { ToolViewProps } from "../tool-view-props.ts";
import type { JobPage } from "./use-job-page.ts";

interface Props<Input extends object, Output, Event> {
  page: ToolViewProps<Input, Output>;
  job: JobPage<Input, Output, Event>;
  /** The controls of the run panel, uncontrolled, filled with `job.asked`. */
  fields: ReactNode;
  /** Below them and the button. */
  options?: ReactNode;
  /** Where the form can be filled in by several ways. */
  modes?: FormModes | undefined;
  /** Text forms post, so that what was pasted stays out of the address. */
  method?: "get" | "post";
  /** Verb and object: “Crawl this site”. */
  action: string;
  /** The panel while it runs: what is under way, and the word on the button. */
  stop: { label: string; value: string; action: string };
  /** In place of the examples while it runs. */
  meanwhile?: ReactNode;
  /** In place of the sample, before the first run. */
  empty?: ReactNode;
  /** For those who hear the page. */
  spoken: string;
  /** The run takes the whole width, beside no other tools. */
  wide?: boolean;
  /** The run, once there is one. */
  children: ReactNode;
}

/** The page of a tool that works for minutes: form, or the button that stops it, and the run. The same with and without JavaScript. */
export function JobFrame<Input extends object, Output, Event>(props: Props<Input, Output, Event>) {
  const { page, job } = props;
  const { empty = <ToolSample examples={page.examples} onPick={job.pick} />, wide = false } = props;
  const { run } = job;
  const hasRun = "id" in run;
  return (
    <div className="tool" data-live={run.stage === "running" || undefined}>
      {run.stage === "running" ? <StopPanel id={run.id} {...props.stop} onStop={job.stop} /> : <StartPanel {...props} />}
      {run.stage === "running" ? props.meanwhile : <ToolExamples examples={page.examples} onPick={job.pick} />}
      {!(hasRun && wide) && (
        <div className="tool-grid">
          <div className="tool-result">
            {run.stage === "empty" && empty}
            {run.stage === "starting" && <p className="panel loading">Starting…</p>}
            {run.stage === "failed" && (
              <ToolFailureState error={run.error} localTools={page.localTools} onRetry={() => job.form.current?.requestSubmit()} />
            )}
            {hasRun && props.children}
          </div>
          <ToolSiblings siblings={page.siblings} slug={page.slug} nextCategory={page.nextCategory} />
        </div>
      )}
      {hasRun && wide && props.children}
      <p className="vh" role="status">
        {props.spoken}
      </p>
    </div>
  );
}

function StartPanel<Input extends object, Output, Event>({
  page,
  job,
  fields,
  options,
  modes,
  method = "get",
  action,
}: Props<Input, Output, Event>) {
  const busy = job.run.stage === "starting";
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const texts = textsIn(new FormData(event.currentTarget));
    const input = modes ? modeInputOf(page.fields, modes, texts) : knownInputOf(page.fields, texts);
    if (!busy) job.begin(input as Input);
  }
  return (
    <form ref={job.form} className="run over" method={method} onSubmit={submit} aria-busy={busy}>
      {fields}
      <button type="submit" className="btn btn-i btn-sq run-button" aria-disabled={busy}>
        <span data-hidden={busy || undefined}>{action}</span>
        <span data-hidden={!busy || undefined}>Starting…</span>
      </button>
      {options}
    </form>
  );
}

/** While it runs the panel holds one button. Without JavaScript it posts. */
function StopPanel({ id, label, value, action, onStop }: { id: string; label: string; value: string; action: string; onStop(): void }) {
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
      <RunField label={label} value={value} readOnly />
      <button type="submit" className="btn btn-i btn-sq run-button">
        {action}
      </button>
    </form>
  );
}
