import { useEffect, useRef, useState } from "react";
import type { WritingNews } from "#core/providers/language-model.ts";
import { addressOf, type ToolFields } from "#core/tool/tool-fields.ts";
import type { ToolFailure, ToolOutcome } from "#core/tool/tool-outcome.ts";
import { type ApiAnswer, askApi, askApiInLines } from "./ask-tool-api.ts";
import { recentRuns } from "./remembered/recent-runs.ts";
import type { RunsLeft, ToolViewProps } from "./tool-view-props.ts";

type RunState<Output> =
  | { status: "empty" }
  | { status: "loading" }
  | { status: "success"; data: Output }
  | { status: "failure"; error: ToolFailure };

export interface ToolRun<Input, Output> {
  slug: string;
  state: RunState<Output>;
  /** Whole seconds since the run began; 0 when none is under way. */
  seconds: number;
  runs: RunsLeft | undefined;
  /** What a language model has written so far, while the run goes on. */
  written: string;
  start(input: Input): void;
  cancel(): void;
  clear(): void;
}

interface Options<Input, Output> {
  page: Pick<ToolViewProps<Input, Output>, "slug" | "fields" | "outcome" | "runs">;
  /** Runs here instead of on the server. */
  runLocally?: (input: Input, signal: AbortSignal) => Promise<Output> | Output;
  /** Asks for what a language model writes as it is written. */
  streams?: true;
  /** What stands in the list of recent runs. */
  labelOf?: (input: Input) => string;
}

/** start, success or failure, clear: the life of one tool run in a page. Starting clears the old data. */
export function useToolRun<Input extends object, Output>({
  page: { slug, fields, outcome, runs },
  runLocally,
  streams,
  labelOf,
}: Options<Input, Output>): ToolRun<Input, Output> {
  const [state, setState] = useState<RunState<Output>>(() => stateOf(outcome));
  const [left, setLeft] = useState(runs);
  const [written, setWritten] = useState("");
  const under = useRef<AbortController | undefined>(undefined);
  const seconds = useSeconds(state.status === "loading");
  useEffect(() => () => under.current?.abort(), []);

  async function start(input: Input) {
    under.current?.abort();
    const mine = new AbortController();
    under.current = mine;
    setState({ status: "loading" });
    setWritten("");
    const answer: ApiAnswer<Output> = runLocally
      ? await runHere(() => runLocally(input, mine.signal))
      : streams
        ? await askApiInLines<Output>(slug, input, { signal: mine.signal, onWriting })
        : await askApi<Output>(slug, input, mine.signal);
    // A newer run or a cancel has taken the page over.
    if (mine.signal.aborted) return;
    if (answer.runs) setLeft(answer.runs);
    setState(stateOf(answer.outcome));
    // What runs here stays here: an address with the text in it would be sent on the next load.
    const address = runLocally ? location.pathname : shareAddress(fields, input);
    history.replaceState(history.state, "", address);
    if (answer.outcome.ok) recentRuns.add({ slug, label: labelOf?.(input) ?? "", href: address });
  }

  const onWriting = (news: WritingNews) => setWritten((before) => (news.kind === "begins" ? "" : before + news.text));

  function stop(next: RunState<Output>) {
    under.current?.abort();
    setState(next);
  }

  return {
    slug,
    state,
    seconds,
    runs: left,
    written,
    start: (input) => void start(input),
    cancel: () => stop({ status: "empty" }),
    clear() {
      stop({ status: "empty" });
      history.replaceState(history.state, "", location.pathname);
    },
  };
}

const stateOf = <Output>(outcome: ToolOutcome<Output> | undefined): RunState<Output> =>
  !outcome ? { status: "empty" } : outcome.ok ? { status: "success", data: outcome.data } : { status: "failure", error: outcome.error };

async function runHere<Output>(run: () => Promise<Output> | Output): Promise<ApiAnswer<Output>> {
  try {
    return { outcome: { ok: true, data: await run() } };
  } catch (error) {
    return { outcome: { ok: false, error: { code: "unexpected", message: error instanceof Error ? error.message : String(error) } } };
  }
}

/** An address that runs the same again. */
function shareAddress(fields: ToolFields, input: object): string {
  const query = addressOf(fields, input);
  return query && query.size > 0 ? `${location.pathname}?${query}` : location.pathname;
}

function useSeconds(running: boolean): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    setSeconds(0);
    if (!running) return;
    const timer = setInterval(() => setSeconds((passed) => passed + 1), 1000);
    return () => clearInterval(timer);
  }, [running]);
  return seconds;
}
