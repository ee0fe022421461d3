import { AppError } from "#core/errors/app-error.ts";
import type { ErrorCode } from "#core/errors/error-table.ts";
import type { WritingTask } from "#core/providers/language-model.ts";
import type { ProviderKind, ProviderKinds } from "#core/providers/provider-kinds.ts";
import type { FetchedPage, FetchPageOptions, NotedLink, PageSource } from "#core/tool/tool-ports.ts";
import type { HowToJudge } from "#features/audit/judging.ts";
import type { SurveySlice } from "#features/survey/survey-slice.ts";
import type { InputWithFiles } from "../tools/files-of-input.ts";

/** What the process asks the server for. A URL cannot be posted, so an address that was parsed already goes as its `href`. */
export type PortCall =
  | { port: "fetchPage"; address: string | { href: string }; options: Omit<FetchPageOptions, "signal"> }
  | { port: "openPage"; source: PageSource }
  | { port: "renderPage"; address: string | { href: string } }
  | { port: "askWhois"; server: string; query: string }
  | { port: "askProvider" | "askProviders"; of: ProviderKind; question: ProviderKinds[ProviderKind]["question"] }
  | { port: "writeText"; task: WritingTask }
  | { port: "knownDomains"; domains: readonly string[] }
  | { port: "noteLinks"; page: string; links: readonly NotedLink[] }
  | { port: "measureSpeed"; address: string | { href: string }; device: "mobile" | "desktop" }
  | { port: "speedQueue" }
  | { port: "fieldData"; address: string; device: "mobile" | "desktop" };

export type ToProcess =
  | { kind: "begin"; imageSecret: Uint8Array }
  | ({ run: number } & Work)
  | { kind: "abort"; run: number; why: Fault | null }
  /** A step of a measurement, or a piece of a text, before its answer. */
  | { kind: "heard"; call: number; text: string }
  | { kind: "answer"; call: number; value: unknown }
  | { kind: "refusal"; call: number; fault: Fault };

/**
 * One tool with an input, or with one whose files are still to be read; a long run with the events of earlier attempts; all page tools with
 * one page that is read already; some pages of a site; or the demo shop.
 */
export type Work =
  | { kind: "run"; slug: string; input: unknown }
  | { kind: "run on files"; slug: string; given: InputWithFiles }
  | { kind: "job"; slug: string; input: unknown; past: readonly unknown[] }
  | { kind: "judge"; page: FetchedPage; how: HowToJudge }
  | { kind: "survey"; slice: SurveySlice }
  | { kind: "audit demo" };

export type FromProcess =
  | { kind: "call"; call: number; asks: PortCall }
  | { kind: "stop"; call: number; why: Fault | null }
  | { kind: "event"; run: number; event: unknown }
  | { kind: "done"; run: number; value: unknown }
  | { kind: "failed"; run: number; fault: Fault };

/** An error as it can be posted: its class would be lost on the way. */
export interface Fault {
  code: ErrorCode | null;
  details: Readonly<Record<string, string | number>>;
  message: string;
  stack: string | undefined;
}

export function faultOfError(error: unknown): Fault {
  if (error instanceof AppError) return { code: error.code, details: error.details, message: error.message, stack: undefined };
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  return { code: null, details: {}, message, stack };
}

/** Why something was stopped, when there is a sentence for it. */
export const whyOf = ({ reason }: AbortSignal): Fault | null => (reason instanceof AppError ? faultOfError(reason) : null);

export function errorOf({ code, details, message, stack }: Fault): Error {
  if (code) return new AppError(code, details);
  return Object.assign(new Error(message), { stack });
}
