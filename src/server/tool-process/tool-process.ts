import { type ChildProcess, fork } from "node:child_process";
import type { Socket } from "node:net";
import { AppError } from "#core/errors/app-error.ts";
import type { WritingNews } from "#core/providers/language-model.ts";
import type { ToolJob } from "#core/tool/define-tool.ts";
import type { ToolOutcome } from "#core/tool/tool-outcome.ts";
import type { ToolPorts } from "#core/tool/tool-ports.ts";
import type { AuditReport } from "#features/audit/audit-report.ts";
import type { JudgePage, ToolFindings } from "#features/audit/judging.ts";
import type { ReadSlice } from "#features/survey/survey.ts";
import type { SurveyReading } from "#features/survey/survey-slice.ts";
import type { InputWithFiles } from "../tools/files-of-input.ts";
import {
  errorOf,
  type Fault,
  type FromProcess,
  faultOfError,
  type PortCall,
  type ToProcess,
  type Work,
  whyOf,
} from "./process-messages.ts";

export type RunApart = (slug: string, input: unknown, signal: AbortSignal, onWriting?: (news: WritingNews) => void) => Promise<unknown>;
/** The same for an input whose files are read there; checked there too. */
type RunOnFilesApart = (
  slug: string,
  given: InputWithFiles,
  signal: AbortSignal,
  onWriting?: (news: WritingNews) => void,
) => Promise<ToolOutcome<unknown>>;
type WorkApart = (slug: string, input: unknown, job: ToolJob<unknown>) => Promise<unknown>;

/** Which ports of a tool the process can ask for; a tool that needs another runs in the server. */
const PORTS: ReadonlySet<keyof ToolPorts> = new Set([
  ...(["fetchPage", "openPage", "renderPage", "askWhois", "showImage", "now"] as const),
  ...(["askProvider", "askProviders", "writeText", "knownDomains"] as const),
  ...(["noteLinks", "measureSpeed", "speedQueue", "fieldData"] as const),
]);
export const canRunApart = (needs: readonly (keyof ToolPorts)[]): boolean => needs.every((port) => PORTS.has(port));

interface Options {
  /** The built `run-in-process.ts`. */
  file: URL;
  ports: ToolPorts;
  imageSecret: Uint8Array;
  onLost(error: unknown): void;
  stuckMs?: number;
}

export interface ToolProcess {
  run: RunApart;
  runOnFiles: RunOnFilesApart;
  runJob: WorkApart;
  judge: JudgePage;
  readSlice: ReadSlice;
  auditDemo(signal: AbortSignal): Promise<AuditReport>;
  /** Undefined while there is none. */
  pid(): number | undefined;
}

/**
 * Tools work in a process of their own, behind the server: while they parse and their memory is collected, everybody else's pages are
 * served, and a page that takes all their memory ends that process and nothing else. The network stays here, behind the guard: the process
 * asks for it.
 */
export function createToolProcess({ file, ports, imageSecret, onLost, stuckMs = STUCK_MS }: Options): ToolProcess {
  let current: ChildProcess | undefined;
  let last = 0;
  let heardAt = 0;
  const runs = new Map<
    number,
    { resolve(value: unknown): void; reject(error: Error): void; emit?: ((event: unknown) => void) | undefined }
  >();

  function start(): ChildProcess {
    const started = fork(file, {
      serialization: "advanced",
      execArgv: [...process.execArgv, ...HEAP],
      stdio: ["ignore", "inherit", "pipe", "ipc"],
    });
    const lastWords = hear(started.stderr as Socket);
    const calls = new Map<number, AbortController>();
    const post = (message: ToProcess) => void started.send(message);
    post({ kind: "begin", imageSecret });
    started.on("message", (message: FromProcess) => {
      heardAt = performance.now();
      if (message.kind === "call") void answer(message.call, message.asks);
      else if (message.kind === "stop") calls.get(message.call)?.abort(message.why ? errorOf(message.why) : undefined);
      else if (message.kind === "event") runs.get(message.run)?.emit?.(message.event);
      else if (message.kind === "done") end(message.run, { value: message.value });
      else end(message.run, { fault: message.fault });
    });
    started.on("error", lose);
    started.on("close", (code, signal) => lose(new Error(`${signal ?? `exit code ${code}`}: ${lastWords()}`)));
    started.unref();
    started.channel?.unref();
    return started;

    async function answer(call: number, asks: PortCall) {
      const controller = new AbortController();
      calls.set(call, controller);
      try {
        const value = await ask(asks, controller.signal, (text) => post({ kind: "heard", call, text }));
        post({ kind: "answer", call, value });
      } catch (error) {
        post({ kind: "refusal", call, fault: faultOfError(error) });
      } finally {
        calls.delete(call);
      }
    }

    function lose(error: Error) {
      if (current !== started) return;
      current = undefined;
      onLost(error);
      for (const controller of calls.values()) controller.abort();
      const code = runs.size === 1 ? "page_too_heavy" : "run_lost";
      for (const { reject } of runs.values()) reject(new AppError(code));
      runs.clear();
    }
  }

  async function ask(asks: PortCall, signal: AbortSignal, hear: (text: string) => void): Promise<unknown> {
    switch (asks.port) {
      case "fetchPage":
        return ports.fetchPage(addressOf(asks.address), { ...asks.options, signal });
      case "openPage":
        return ports.openPage(asks.source, signal);
      case "renderPage":
        return ports.renderPage(addressOf(asks.address), signal);
      case "askWhois":
        return ports.askWhois(asks.server, asks.query, signal);
      case "askProvider":
      case "askProviders":
        return ports[asks.port](asks.of, asks.question, signal);
      case "writeText":
        return ports.writeText(asks.task, { signal, onText: hear });
      case "knownDomains":
        return ports.knownDomains(asks.domains, signal);
      case "noteLinks":
        return ports.noteLinks(asks.page, asks.links);
      case "measureSpeed":
        return ports.measureSpeed(addressOf(asks.address), { device: asks.device, signal, onStep: hear });
      case "speedQueue":
        return ports.speedQueue();
      case "fieldData":
        return ports.fieldData(asks.address, asks.device, signal);
    }
  }

  function end(run: number, how: { value: unknown } | { fault: Fault }) {
    const waiting = runs.get(run);
    runs.delete(run);
    if (!waiting) return;
    if ("fault" in how) waiting.reject(errorOf(how.fault));
    else waiting.resolve(how.value);
  }

  // Ready before the first run asks for it, and after the first pages were served.
  setTimeout(() => {
    current ??= start();
  }, WARM_UP_MS).unref();

  return {
    run: (slug, input, signal, onWriting) => work({ kind: "run", slug, input }, signal, writing(onWriting)),
    runOnFiles: (slug, given, signal, onWriting) =>
      work({ kind: "run on files", slug, given }, signal, writing(onWriting)) as Promise<ToolOutcome<unknown>>,
    runJob: (slug, input, { signal, past, emit }) => work({ kind: "job", slug, input, past }, signal, emit),
    judge: (page, how, signal) => work({ kind: "judge", page, how }, signal) as Promise<readonly ToolFindings[]>,
    readSlice: (slice, signal) => work({ kind: "survey", slice }, signal) as Promise<SurveyReading>,
    auditDemo: (signal) => work({ kind: "audit demo" }, signal) as Promise<AuditReport>,
    pid: () => current?.pid,
  };

  function work(asked: Work, signal: AbortSignal, emit?: (event: unknown) => void): Promise<unknown> {
    current ??= start();
    const used = current;
    const run = ++last;
    const abort = () => {
      used.send({ kind: "abort", run, why: whyOf(signal) } satisfies ToProcess);
      const askedAt = performance.now();
      setTimeout(() => {
        if (used === current && heardAt < askedAt && runs.has(run)) used.kill("SIGKILL");
      }, stuckMs).unref();
    };
    return new Promise<unknown>((resolve, reject) => {
      runs.set(run, { resolve, reject, emit });
      used.send({ run, ...asked } satisfies ToProcess);
      if (signal.aborted) abort();
      else signal.addEventListener("abort", abort, { once: true });
    }).finally(() => signal.removeEventListener("abort", abort));
  }
}

/** Enough for the tree of all but the densest pages of 5 MB; the collector works harder as it comes near. */
const HEAP = ["--max-old-space-size=224", "--max-semi-space-size=2", "--optimize-for-size"];

/** What a process says before it ends: that its memory is full, or the error that nobody caught. */
function hear(stderr: Socket): () => string {
  let said = "";
  stderr.setEncoding("utf8").on("data", (text: string) => {
    said = (said + text).slice(-LAST_WORDS);
  });
  stderr.unref();
  return () => /^FATAL ERROR.*/m.exec(said)?.[0] ?? said;
}
const LAST_WORDS = 10_000;

const WARM_UP_MS = 3_000;

/** Longer than any page takes: a process that was asked to stop a run and has not answered within this time hangs. */
const STUCK_MS = 20_000;

const writing = (onWriting: ((news: WritingNews) => void) | undefined) =>
  onWriting && ((event: unknown) => onWriting(event as WritingNews));

const addressOf = (address: string | { href: string }): string | URL => (typeof address === "string" ? address : new URL(address.href));
