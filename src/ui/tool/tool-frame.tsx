import { type FormEvent, type ReactNode, useEffect, useRef } from "react";
import { type FormModes, knownInputOf, modeInputOf, textsIn, textsOf, wayOf } from "#core/tool/tool-fields.ts";
import { bringIntoView, focusInView } from "./focus-in-view.ts";
import { ToolExamples } from "./tool-examples.tsx";
import { ToolFailureState } from "./tool-failure-state.tsx";
import { ToolLoadingState } from "./tool-loading-state.tsx";
import { ToolSample } from "./tool-sample.tsx";
import { ToolSiblings } from "./tool-siblings.tsx";
import type { ToolViewProps } from "./tool-view-props.ts";
import type { ToolRun } from "./use-tool-run.ts";
import "./tool-frame.css";

interface Props<Input extends object, Output> {
  page: ToolViewProps<Input, Output>;
  run: ToolRun<Input, Output>;
  /** The controls of the run panel, uncontrolled: `<RunField name="url" …/>`. */
  children: ReactNode;
  /** What the form holds, as the tool's input, where it holds more than the tool's own fields say. */
  toInput?: (form: FormData) => Input;
  /** Where the form can be filled in by several ways. */
  modes?: FormModes;
  /** What a reader of the form understands by it beyond its fields. */
  complete?: (input: Input) => Input;
  /** Verb and object: “Check title”. */
  action: string;
  /** While it runs: “Checking…”. */
  busy: string;
  /** Text forms post, so that what was pasted stays out of the address. */
  method?: "get" | "post";
  /** The named stops of the loading line, in order. */
  stops?: readonly string[];
  /** Further links of the “Try” row. */
  more?: ReactNode;
  /** Stands above the state of the run, whatever that is. */
  before?: ReactNode;
  /** In place of the sample, before the first run. */
  empty?: ReactNode;
  /** How what a language model has written so far is shown; as it is by default. */
  written?: (text: string) => string;
  result(data: Output): ReactNode;
}

/** The run panel over the field, the examples, the state of the run and the line this tool stands on. */
export function ToolFrame<Input extends object, Output>({
  page,
  run,
  children,
  toInput,
  modes,
  complete = (input) => input,
  action,
  busy,
  method = "get",
  stops,
  more,
  before,
  empty,
  written = (text) => text,
  result,
}: Props<Input, Output>) {
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef<HTMLDivElement>(null);
  const { state } = run;
  const loading = state.status === "loading";

  const isWritten = loading && run.written !== "";

  useResultFocus(state.status, shown);
  useWritingInView(isWritten, shown);

  function pick(input: Input) {
    fill(form.current, input);
    if (modes) chooseWay(form.current, modes, input);
    run.start(input);
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const submitted = new FormData(event.currentTarget);
    const texts = textsIn(submitted);
    const read = modes ? modeInputOf(page.fields, modes, texts) : knownInputOf(page.fields, texts);
    run.start(toInput ? toInput(submitted) : complete(read as Input));
  }

  return (
    <div className="tool">
      <form
        ref={form}
        className="run over"
        method={method}
        action="#result"
        encType={method === "post" ? "multipart/form-data" : undefined}
        onSubmit={submit}
        aria-busy={loading}
      >
        {children}
        <button type="submit" className="btn btn-i btn-sq run-button" aria-disabled={loading}>
          <span data-hidden={loading || undefined}>{action}</span>
          <span data-hidden={!loading || undefined}>{busy}</span>
        </button>
      </form>
      <ToolExamples examples={page.examples} onPick={pick} resultId="result" more={more} />
      <div className="tool-grid">
        <div id="result" className="tool-result" ref={shown} tabIndex={-1}>
          {before}
          {state.status === "empty" &&
            (empty === undefined ? <ToolSample examples={page.examples} onPick={pick} resultId="result" /> : empty)}
          {state.status === "loading" && <ToolLoadingState seconds={run.seconds} stops={stops} onCancel={run.cancel} />}
          {isWritten && <p className="panel being-written">{written(run.written)}</p>}
          {state.status === "failure" && (
            <ToolFailureState error={state.error} localTools={page.localTools} onRetry={() => form.current?.requestSubmit()} />
          )}
          {state.status === "success" && result(state.data)}
        </div>
        <ToolSiblings siblings={page.siblings} slug={page.slug} nextCategory={page.nextCategory} />
      </div>
      <p className="vh" role="status">
        {loading ? busy : state.status === "success" ? "Done. The result follows." : ""}
      </p>
    </div>
  );
}

/** One line of input in the run panel. */
export function RunField({ label, ...input }: { label: string } & React.ComponentProps<"input">) {
  return (
    <label className="run-field">
      <span className="vh">{label}</span>
      <input className="run-input" autoCapitalize="off" autoCorrect="off" spellCheck={false} {...input} />
    </label>
  );
}

/** A result takes the focus when a run ends, never on the first view of the page. */
function useResultFocus(status: string, target: React.RefObject<HTMLElement | null>) {
  const before = useRef(status);
  useEffect(() => {
    const ended = before.current === "loading" && (status === "success" || status === "failure");
    before.current = status;
    if (ended) focusInView(target.current);
  }, [status, target]);
}

/** What is written is watched as it grows; the focus stays where it is. */
function useWritingInView(isWritten: boolean, target: React.RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (isWritten) bringIntoView(target.current, target.current?.lastElementChild);
  }, [isWritten, target]);
}

function fill(form: HTMLFormElement | null, input: object) {
  for (const control of form?.elements ?? []) {
    if (control instanceof HTMLSelectElement) control.value = textsOf(input)[control.name] ?? defaultOf(control);
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) || !control.name) continue;
    const value = (input as Record<string, unknown>)[control.name];
    // A radio's value is its meaning; the view chooses among them. A file only the visitor can choose.
    if (control.type === "radio" || control.type === "file") continue;
    if (control.type === "checkbox")
      (control as HTMLInputElement).checked = Array.isArray(value) ? value.includes(control.value) : value === true;
    else control.value = value === undefined ? "" : Array.isArray(value) ? value.join("\n") : String(value);
  }
}

const defaultOf = ({ options }: HTMLSelectElement) =>
  ([...options].find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? "";

function chooseWay(form: HTMLFormElement | null, modes: FormModes, input: object) {
  const radio = form?.querySelector<HTMLInputElement>(`[name="${modes.name}"][value="${wayOf(modes, input)}"]`);
  if (radio) radio.checked = true;
}
