import { Worker } from "node:worker_threads";
import { AppError } from "#core/errors/app-error.ts";
import type { WritingNews } from "#core/providers/language-model.ts";
import type { ToolJob } from "#core/tool/define-tool.ts";
import type { FetchedPage, OpenedPage, ToolPorts } from "#core/tool/tool-ports.ts";
import type { ReadSlice } from "#features/survey/survey.ts";
import type { SurveyReading } from "#features/survey/survey-slice.ts";
import type { JudgePage, ToolFindings } from "../audit/judge-page.ts";
import { errorOf, type Fault, type FromThread, faultOf, type PortCall, type ToThread, type Work, whyOf } from "./thread-messages.ts";

export type RunApart = (slug: string, input: unknown, signal: AbortSignal, onWriting?: (news: WritingNews) => void) => Promise<unknown>;
type WorkApart = (slug: string, input: unknown, job: ToolJob<unknown>) => Promise<unknown>;

/** Which ports of a tool the thread can ask for; a tool that needs another runs in the main one. */
const PORTS: ReadonlySet<keyof ToolPorts> = new Set([
  ...(["fetchPage", "openPage", "renderPage", "askWhois", "showImage", "now"] as const),
  ...(["askProvider", "askProviders", "writeText", "knownDomains"] as const),
  ...(["noteLinks", "measureSpeed", "speedQueue", "fieldData"] as const),
]);
export const canRunApart = (needs: readonly (keyof ToolPorts)[]): boolean => needs.every((port) => PORTS.has(port));

interface Options {
  /** The built `run-in-thread.ts`. */
  file: URL;
  ports: ToolPorts;
  imageSecret: Uint8Array;
  onLost(error: unknown): void;
  stuckMs?: number;
}

/**
 * Tools work in a thread of their own, with a heap of their own and behind the main one: while they parse, everybody else's pages are
 * served, and a page that takes all their memory ends that thread and nothing else. The network stays here, behind the guard: the thread
 * asks for it.
 */
export function createToolThread({ file, ports, imageSecret, onLost, stuckMs = STUCK_MS }: Options): {
  run: RunApart;
  runJob: WorkApart;
  judge: JudgePage;
  readSlice: ReadSlice;
} {
  let thread: Worker | undefined;
  let last = 0;
  let heardAt = 0;
  const runs = new Map<
    number,
    { resolve(value: unknown): void; reject(error: Error): void; emit?: ((event: unknown) => void) | undefined }
  >();

  function start(): Worker {
    const started = new Worker(file, { workerData: { imageSecret }, resourceLimits: HEAP });
    const calls = new Map<number, AbortController>();
    const post = (message: ToThread) => started.postMessage(message);
    started.on("message", (message: FromThread) => {
      heardAt = performance.now();
      if (message.kind === "call") void answer(message.call, message.asks);
      else if (message.kind === "stop") calls.get(message.call)?.abort(message.why ? errorOf(message.why) : undefined);
      else if (message.kind === "event") runs.get(message.run)?.emit?.(message.event);
      else if (message.kind === "done") end(message.run, { value: message.value });
      else end(message.run, { fault: message.fault });
    });
    started.on("error", (error) => {
      onLost(error);
      lose();
    });
    started.on("exit", lose);
    started.unref();
    return started;

    async function answer(call: number, asks: PortCall) {
      const controller = new AbortController();
      calls.set(call, controller);
      try {
        const value = await ask(asks, controller.signal, (text) => post({ kind: "heard", call, text }));
        started.postMessage({ kind: "answer", call, value } satisfies ToThread, bodiesOf(value));
      } catch (error) {
        post({ kind: "refusal", call, fault: faultOf(error) });
      } finally {
        calls.delete(call);
      }
    }

    function lose() {
      if (thread !== started) return;
      thread = undefined;
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
    thread ??= start();
  }, WARM_UP_MS).unref();

  return {
    run: (slug, input, signal, onWriting) =>
      work({ kind: "run", slug, input }, signal, onWriting && ((event) => onWriting(event as WritingNews))),
    runJob: (slug, input, { signal, past, emit }) => work({ kind: "job", slug, input, past }, signal, emit),
    judge: (page, how, signal) => work({ kind: "judge", page, how }, signal) as Promise<readonly ToolFindings[]>,
    readSlice: (slice, signal) => work({ kind: "survey", slice }, signal) as Promise<SurveyReading>,
  };

  function work(asked: Work, signal: AbortSignal, emit?: (event: unknown) => void): Promise<unknown> {
    thread ??= start();
    const used = thread;
    const run = ++last;
    const abort = () => {
      used.postMessage({ kind: "abort", run, why: whyOf(signal) } satisfies ToThread);
      const toldAt = performance.now();
      setTimeout(() => {
        if (used === thread && heardAt < toldAt && runs.has(run)) void used.terminate();
      }, stuckMs).unref();
    };
    return new Promise<unknown>((resolve, reject) => {
      runs.set(run, { resolve, reject, emit });
      used.postMessage({ run, ...asked } satisfies ToThread);
      if (signal.aborted) abort();
      else signal.addEventListener("abort", abort, { once: true });
    }).finally(() => signal.removeEventListener("abort", abort));
  }
}

/** Enough for the tree of a page of 5 MB; the collector works harder as it comes near. */
const HEAP = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 12 };

/** The bytes of a page change hands rather than being copied: nobody here looks at them again. */
function bodiesOf(value: unknown): ArrayBuffer[] {
  const { body } = ((value as Partial<OpenedPage> | undefined)?.page ?? value ?? {}) as Partial<FetchedPage>;
  // A small one may be a part of memory that others use too.
  return body && body.byteLength > 0 && body.buffer instanceof ArrayBuffer && body.buffer.byteLength === body.byteLength
    ? [body.buffer]
    : [];
}

const WARM_UP_MS = 3_000;

/** No page takes as long: a thread that was told to stop a run and has said nothing since will never say anything. */
const STUCK_MS = 20_000;

const addressOf = (address: string | { href: string }): string | URL => (typeof address === "string" ? address : new URL(address.href));
