import type { FormTexts, ToolFields } from "#core/tool/tool-fields.ts";
import type { ToolFailure, ToolOutcome } from "#core/tool/tool-outcome.ts";

/** What the tool page gives to a tool's `View`. */
export interface ToolViewProps<Input, Output> {
  slug: string;
  /** `outcome`: words of the result, where they are known beforehand. */
  examples: readonly { title: string; outcome?: string | undefined; input: Input }[];
  /** How the texts of its form are read. */
  fields: ToolFields;
  /** What the visitor sent without JavaScript, or what the address carries. Fills the form again. */
  submitted: FormTexts;
  /** The result of that, when the server ran it. */
  outcome?: ToolOutcome<Output> | undefined;
  /** A long run that the address names (`?job=`). */
  job?: ToolJobView<Output> | undefined;
  runs?: RunsLeft | undefined;
  /** The tools of the same category, in order. */
  siblings: readonly { slug: string; name: string }[];
  /** The next category, where this line ends. */
  nextCategory?: string | undefined;
  /** Every tool that judges one page, this one among them when it does. */
  pageViews: readonly { slug: string; name: string }[];
  /** Tools that run in the browser and so have no limit. */
  localTools: readonly { slug: string; name: string }[];
}

export interface ToolJobView<Output> {
  id: string;
  state: "waiting" | "running" | "done" | "failed" | "cancelled";
  /** What it was asked for. */
  input: unknown;
  result?: Output | undefined;
  /** Why it failed. */
  error?: ToolFailure | undefined;
  /** What the run reported so far, for a page without JavaScript; once there is a result, without what only served to make it. */
  events: readonly unknown[];
  /** Number of the last event: what comes after it is streamed. */
  lastEvent?: number | undefined;
}

export interface RunsLeft {
  limit: number;
  remaining: number;
}
