import { type RefObject, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { sentenceOf } from "#core/errors/app-error.ts";
import { JOBS_KEPT_DAYS } from "#core/tool/job-retention.ts";
import { type FormTexts, textsOf } from "#core/tool/tool-fields.ts";
import { focusInView } from "../focus-in-view.ts";
import type { ToolViewProps } from "../tool-view-props.ts";
import { fillForm } from "./fill-form.ts";
import { type JobRun, useToolJob } from "./use-tool-job.ts";

export interface JobPage<Input, Output, Event> {
  run: JobRun<Event, Output>;
  events: readonly Event[];
  isRunning: boolean;
  /** What the form was filled with last. */
  asked: FormTexts;
  begin(input: Input): void;
  /** Fills the form with an example and begins. */
  pick(input: Input): void;
  stop(): void;
  form: RefObject<HTMLFormElement | null>;
  /** Takes the focus when a run that was watched ends. */
  heading: RefObject<HTMLHeadingElement | null>;
}

/** A long run as a page shows it: begun here or named by the address, followed, stopped, and what was asked for kept. */
export function useJobPage<Input extends object, Output, Event>(
  page: ToolViewProps<Input, Output>,
  labelOf: (result: Output) => string,
): JobPage<Input, Output, Event> {
  const { run, start, stop } = useToolJob<Input, Event, Output>({ slug: page.slug, job: page.job, failed: useFailure(page), labelOf });
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEndFocus(run.stage, heading);
  // A run that fails before its first event leaves no trace of what was asked: the form keeps it.
  const [asked, setAsked] = useState<FormTexts>(() => (page.job ? textsOf(page.job.input) : page.submitted));
  const begin = (input: Input) => {
    setAsked(textsOf(input));
    void start(input);
  };
  return {
    run,
    events: "events" in run ? run.events : NONE,
    isRunning: run.stage === "running",
    asked,
    begin,
    pick(input) {
      fillForm(form.current, input);
      begin(input);
    },
    stop: () => void stop(),
    form,
    heading,
  };
}

const NONE: readonly never[] = [];

function useFailure<Input, Output>(page: ToolViewProps<Input, Output>) {
  const { search } = useLocation();
  if (page.outcome && !page.outcome.ok) return page.outcome.error;
  const isUnknown = page.job === undefined && new URLSearchParams(search).has("job");
  return isUnknown ? ({ code: "job_unknown", message: sentenceOf("job_unknown", { days: JOBS_KEPT_DAYS }) } as const) : undefined;
}

function useEndFocus(stage: string, heading: RefObject<HTMLElement | null>) {
  const before = useRef(stage);
  useEffect(() => {
    if (before.current === "running" && (stage === "done" || stage === "cancelled")) focusInView(heading.current);
    before.current = stage;
  }, [stage, heading]);
}
