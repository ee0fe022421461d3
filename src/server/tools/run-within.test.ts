import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AppError } from "#core/errors/app-error.ts";
import type { ServerTool } from "#core/tool/define-tool.ts";
import type { ToolPorts } from "#core/tool/tool-ports.ts";
import { createSafeFetch } from "#platform/safe-fetch/safe-fetch.ts";
import { tools } from "#tools/registry.server.ts";
import { runWithin } from "./run-within.ts";
import { toolPorts } from "./tool-ports.ts";

// biome-ignore lint/suspicious/noExplicitAny: the registry holds tools of every input.
type PageTool = ServerTool<any, any, keyof ToolPorts>;

const { signal } = new AbortController();
const SENTENCE = "This took longer than 0.05 seconds, so we stopped. A site that it needs may be slow: try again, or try fewer addresses.";
const untilStopped = (given: AbortSignal) =>
  new Promise<never>((_, reject) => given.addEventListener("abort", () => reject(new AppError("cancelled"))));

describe("a run", () => {
  it("gives what it gives within its time", async () => expect(await runWithin(1_000, signal, async () => "done")).toBe("done"));

  it("fails as it fails within its time", () =>
    expect(runWithin(1_000, signal, () => Promise.reject(new AppError("dns_not_found", { host: "a.example" })))).rejects.toMatchObject({
      code: "dns_not_found",
    }));

  it("that stops when it is told to is told as late", () =>
    expect(runWithin(50, signal, untilStopped)).rejects.toMatchObject({ code: "run_timeout", status: 504, message: SENTENCE }));

  it("that has a part of its result when it is told to stop gives that", async () =>
    expect(await runWithin(50, signal, (given) => untilStopped(given).catch(() => "a part"))).toBe("a part"));

  it("that does not listen is left behind", () =>
    expect(runWithin(50, signal, () => new Promise(() => {}), 20)).rejects.toMatchObject({ code: "run_timeout" }));

  it("ends with its visitor, for the visitor's reason", () => {
    const visitor = new AbortController();
    const run = runWithin(1_000, visitor.signal, untilStopped);
    visitor.abort();
    return expect(run).rejects.toMatchObject({ code: "cancelled" });
  });
});

/** A site whose pages come and whose other files never do: what a page names is asked for until the time is over. */
describe("tools that ask for several things, at a site that answers once", () => {
  const open = new Set<{ destroy(): void }>();
  const site = createServer((request, response) => {
    if (request.url !== "/") return;
    const origin = `http://${request.headers.host}`;
    response.setHeader("content-type", "text/html");
    response.end(`<!doctype html><html lang="en"><head><title>Page</title><link rel="canonical" href="${origin}/other">
      <link rel="alternate" hreflang="de" href="${origin}/de"><link rel="alternate" hreflang="en" href="${origin}/en">
      <link rel="icon" href="/icon.png"><link rel="stylesheet" href="/a.css"><meta property="og:image" content="${origin}/og.png"></head>
      <body><h1>Page</h1><img src="/1.png"><img src="/2.png" alt="two"></body></html>`);
  }).on("connection", (socket) => open.add(socket));
  beforeAll(() => new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve)));
  afterAll(() => {
    for (const socket of open) socket.destroy();
    return new Promise<void>((resolve) => site.close(() => resolve()));
  });

  /** Longer than a test may take: a tool that does not stop by itself is a test that does not end. */
  const SECOND_CHANCE_MS = 600_000;
  const judges = [...tools.values()].flatMap(({ tool }) => (tool.runsIn === "server" && tool.reads ? [tool as PageTool] : []));

  it.each(judges.map((tool) => [tool.slug, tool] as const))("%s has ended when its time is over", async (_, tool) => {
    const host = `127.0.0.1:${(site.address() as AddressInfo).port}`;
    const safeFetch = createSafeFetch({ allowHosts: [host], userAgent: "test" });
    const keptPages = {
      keep: async (page: unknown) => ({ id: null, takenAt: "", until: "", input: host, page }),
    };
    const platform = { safeFetch, keptPages } as unknown as Parameters<typeof toolPorts>[0];
    const ports = toolPorts(platform, { now: () => new Date(), showImage: (address) => address });
    const run = runWithin(400, signal, (given) => tool.run({ url: `http://${host}/` }, ports, given), SECOND_CHANCE_MS);
    const outcome = await run.then(
      () => "given",
      (error: unknown) => (error as AppError).code,
    );
    expect(["given", "run_timeout"]).toContain(outcome);
  });
});
