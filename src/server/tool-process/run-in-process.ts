// The process that tools work in: see tool-process.ts.
import type { ToolPorts } from "#core/tool/tool-ports.ts";
import { auditDemo } from "#features/audit/demo/demo-audit.ts";
import { readSlice } from "#features/survey/read-slice.server.ts";
import { lowerThreads } from "#platform/priority/thread-priority.ts";
import { tools } from "#tools/registry.server.ts";
import { createJudgePage, judgeWith } from "../audit/judge-page.ts";
import { createImageAddresses } from "../tool-images/image-address.ts";
import { bytesIn, runOnFiles } from "../tools/files-of-input.ts";
import { reportWriting } from "../tools/report-writing.ts";
import { createYieldQueue, oneAtATime } from "../tools/yield-queue.ts";
import { createLargePages } from "./large-pages.ts";
import { keepNear } from "./near-page.ts";
import { errorOf, type FromProcess, faultOfError, type PortCall, type ToProcess, type Work, whyOf } from "./process-messages.ts";

const BEHIND = 15;
const runs = new Map<number, AbortController>();
const calls = new Map<number, { resolve(value: unknown): void; reject(error: Error): void; hear?: ((text: string) => void) | undefined }>();
let last = 0;
let images: ReturnType<typeof createImageAddresses> | undefined;

// Whoever reads a page goes before whoever judges one.
lowerThreads(BEHIND);

// It ends with the server, which may first wait for what runs here: a signal to both is meant for the server.
process.on("disconnect", () => process.exit());
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => {});

const post = (message: FromProcess) => process.send?.(message);

function ask<Answer>(asks: PortCall, signal: AbortSignal | undefined, hear?: (text: string) => void): Promise<Answer> {
  const call = ++last;
  const stop = () => post({ kind: "stop", call, why: signal ? whyOf(signal) : null });
  return new Promise<unknown>((resolve, reject) => {
    calls.set(call, { resolve, reject, hear });
    post({ kind: "call", call, asks });
    if (signal?.aborted) stop();
    else signal?.addEventListener("abort", stop, { once: true });
  }).finally(() => signal?.removeEventListener("abort", stop)) as Promise<Answer>;
}

const elsewhere = (port: string) => () => {
  throw new Error(`${port} is not to be had in this process`);
};

const turn = createYieldQueue();
const ports = oneAtATime(
  {
    fetchPage: (address, { signal, ...options } = {}) => ask({ port: "fetchPage", address: asPosted(address), options }, signal),
    openPage: keepNear((source, signal) => ask({ port: "openPage", source }, signal)),
    renderPage: (address, signal) => ask({ port: "renderPage", address: asPosted(address) }, signal),
    askWhois: (server, query, signal) => ask({ port: "askWhois", server, query }, signal),
    askProvider: (of, question, signal) => ask({ port: "askProvider", of, question }, signal),
    askProviders: (of, question, signal) => ask({ port: "askProviders", of, question }, signal),
    writeText: (task, { signal, onText }) => ask({ port: "writeText", task }, signal, onText),
    knownDomains: (domains, signal) => ask({ port: "knownDomains", domains }, signal),
    noteLinks: (page, links) => void ask({ port: "noteLinks", page, links }, undefined),
    showImage: (address) => (images ?? elsewhere("showImage")()).addressOf(address),
    now: () => new Date(),
    visitor: elsewhere("visitor"),
    reverseNames: elsewhere("reverseNames"),
    measureSpeed: (address, { device, signal, onStep }) =>
      ask({ port: "measureSpeed", address: asPosted(address), device }, signal, onStep),
    speedQueue: () => ask({ port: "speedQueue" }, undefined),
    fieldData: (address, device, signal) => ask({ port: "fieldData", address, device }, signal),
  } satisfies ToolPorts,
  turn,
);

const withLargePages = createLargePages();
const judgePage = createJudgePage({ tools, ports, turn });

process.on("message", (message: ToProcess) => {
  if (message.kind === "begin") images = createImageAddresses({ secret: message.imageSecret, now: Date.now });
  else if (message.kind === "abort") runs.get(message.run)?.abort(message.why ? errorOf(message.why) : undefined);
  else if (message.kind === "heard") calls.get(message.call)?.hear?.(message.text);
  else if ("run" in message) void work(message);
  else {
    const waiting = calls.get(message.call);
    calls.delete(message.call);
    if (message.kind === "answer") waiting?.resolve(message.value);
    else waiting?.reject(errorOf(message.fault));
  }
});

async function work({ run, ...asked }: { run: number } & Work) {
  const controller = new AbortController();
  runs.set(run, controller);
  try {
    post({ kind: "done", run, value: await resultOf(asked, controller.signal, (event) => post({ kind: "event", run, event })) });
  } catch (error) {
    post({ kind: "failed", run, fault: faultOfError(error) });
  } finally {
    runs.delete(run);
  }
}

async function resultOf(asked: Work, signal: AbortSignal, emit: (event: unknown) => void): Promise<unknown> {
  if (asked.kind === "judge") return judgePage(asked.page, asked.how, signal);
  if (asked.kind === "audit demo") return auditDemo(judgeWith({ tools, ports, turn }), signal);
  if (asked.kind === "survey") return readSlice(asked.slice, { ...ports, signal });
  const tool = tools.get(asked.slug)?.tool;
  if (!tool) throw new Error(`There is no tool called ${asked.slug}`);
  await turn();
  if (tool.runsIn === "job") {
    if (asked.kind === "run on files") throw new Error(`${tool.slug} takes no files`);
    return tool.run(asked.input, ports, { signal, past: asked.kind === "job" ? asked.past : [], emit });
  }
  return withLargePages(reportWriting(ports, emit), signal, async (own, enter) => {
    const run = (input: unknown) => (tool.runsIn === "browser" ? tool.run(input) : tool.run(input, own, signal));
    if (asked.kind !== "run on files") return run(asked.input);
    await enter(bytesIn(asked.given));
    return runOnFiles(tool, asked.given, run);
  });
}

function asPosted(address: string | URL): string | { href: string } {
  return typeof address === "string" ? address : { href: address.href };
}
