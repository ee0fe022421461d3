import type { z } from "zod";
import type { RuleCard } from "../rules/rule.ts";
import type { ToolCategory } from "./tool-category.ts";
import type { ToolPorts } from "./tool-ports.ts";

/** What every tool declares. Page, menus, API, OpenAPI, sitemap and search all come from it. */
interface ToolDeclaration<Input extends z.core.$ZodObject, Output extends z.core.$ZodType> {
  /** Equals the folder's name and is permanent: addresses, API paths and stored reviews hang on it. */
  slug: string;
  /** Former slugs, answered with a 301. */
  formerSlugs?: readonly string[];
  /** Names that programs may call it by as well. Where several tools share one, the fields of the input tell which is meant. */
  otherNames?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  name: string;
  /** One line for menus, hub rows and search. */
  tagline: string;
  category: ToolCategory;
  /** What the Tools menu says of it: a name that fits a column of 172 px and a line of about 25 characters. Its name alone by default. */
  menu?: { name: string; line: string };
  /** ISO date; the sitemap's lastmod until the copy changes. */
  addedOn: string;
  input: Input;
  output: Output;
  /** Shown on the page, published in OpenAPI and run as tests; at least one shows a failure or a finding. */
  examples: readonly ToolExample<z.input<Input>>[];
  /**
   * Judges one page at a time: its input is a page input, its output page reports, and it can look at a page that another tool kept.
   * "page" needs nothing but the kept page and so stands in the whole report; "page-and-more" fetches what the page names as well.
   */
  reads?: "page" | "page-and-more";
  /** Judges what a writer can change, from nothing but the page: the studio asks it about drafts. */
  judgesDrafts?: true;
  /** Judges no page, but can open one that another tool kept: its input has a `snapshot`. */
  opensKept?: true;
  /** Says again what other tools say: an audit would count each fault twice. */
  sumsUp?: true;
  /** What it judges by, for the public catalogue. */
  rules?: readonly RuleCard[];
  /** What of a result a page's document holds, where all of it would make one of megabytes. The call that the button makes brings all. */
  inDocument?: (output: z.output<Output>) => z.output<Output>;
  /** Files made from a result, offered for download with and without JavaScript. */
  files?: (output: z.output<Output>) => readonly ToolFile[];
}

interface ToolFile {
  name: string;
  type: string;
  body: string | Uint8Array;
}

export interface ToolExample<Input> {
  title: string;
  /** Words of the result, which a test looks for. None where the example asks a public address, whose answer nobody knows beforehand. */
  outcome?: string;
  input: Input;
}

/** Runs where the visitor is. The same function answers the API, so both give the same result. */
export interface BrowserTool<Input extends z.core.$ZodObject, Output extends z.core.$ZodType> extends ToolDeclaration<Input, Output> {
  runsIn: "browser";
  run: (input: z.output<Input>) => Promise<z.output<Output>> | z.output<Output>;
}

/** Asks the outside world through ports, answers within one request. */
export interface ServerTool<Input extends z.core.$ZodObject, Output extends z.core.$ZodType, Needs extends keyof ToolPorts>
  extends ToolDeclaration<Input, Output> {
  runsIn: "server";
  needs: readonly Needs[];
  /** A property, not a method, and NoInfer: otherwise `run` would widen Needs and an undeclared port would compile. */
  run: (input: z.output<Input>, ports: Pick<ToolPorts, NoInfer<Needs>>, signal: AbortSignal) => Promise<z.output<Output>>;
}

/** What a job tool may do while it runs. Events are kept, streamed to the page, and handed to the next attempt after a restart. */
export interface ToolJob<Event> {
  signal: AbortSignal;
  /** What earlier attempts of this run emitted, oldest first: resume from it. */
  past: readonly Event[];
  emit(event: Event): void;
}

/** Works for minutes: queued, streamed, cancelled and resumed. */
export interface JobTool<Input extends z.core.$ZodObject, Output extends z.core.$ZodType, Event, Needs extends keyof ToolPorts>
  extends ToolDeclaration<Input, Output> {
  runsIn: "job";
  needs: readonly Needs[];
  run: (input: z.output<Input>, ports: Pick<ToolPorts, NoInfer<Needs>>, job: ToolJob<Event>) => Promise<z.output<Output>>;
  /** The host that a run crawls. A visitor has one such run at a time, and so has a host; undefined when the run crawls no site. */
  crawls?: (input: z.output<Input>) => string | undefined;
  /** How many of its runs one instance works at; two by default. */
  atOnce?: number;
  /** Events that only serve to make the result: a page that shows the result is spared them. */
  isForResult?: (event: Event) => boolean;
  /** Files that need more than the result holds, made when somebody asks for one. */
  filesFrom?: (events: readonly Event[]) => readonly ToolFile[];
  /** What a run that was cancelled leaves behind, made from its events. Undefined when they hold nothing yet. */
  resultSoFar?: (events: readonly Event[]) => z.output<Output> | undefined;
}

export function defineBrowserTool<Input extends z.core.$ZodObject, Output extends z.core.$ZodType>(
  tool: Omit<BrowserTool<Input, Output>, "runsIn">,
): BrowserTool<Input, Output> {
  return { ...tool, runsIn: "browser" };
}

export function defineServerTool<Input extends z.core.$ZodObject, Output extends z.core.$ZodType, const Needs extends keyof ToolPorts>(
  tool: Omit<ServerTool<Input, Output, Needs>, "runsIn">,
): ServerTool<Input, Output, Needs> {
  return { ...tool, runsIn: "server" };
}

export function defineJobTool<Event>() {
  return <Input extends z.core.$ZodObject, Output extends z.core.$ZodType, const Needs extends keyof ToolPorts>(
    tool: Omit<JobTool<Input, Output, Event, Needs>, "runsIn">,
  ): JobTool<Input, Output, Event, Needs> => ({ ...tool, runsIn: "job" });
}

// biome-ignore lint/suspicious/noExplicitAny: the registry holds tools of every input and output; each is checked by its own schemas.
export type AnyTool = BrowserTool<any, any> | ServerTool<any, any, keyof ToolPorts> | JobTool<any, any, any, keyof ToolPorts>;
