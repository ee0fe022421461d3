import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AppError } from "#core/errors/app-error.ts";
import type { ToolPorts } from "#core/tool/tool-ports.ts";
import { canRunApart, createToolProcess } from "./tool-process.ts";

/** A process that plays its part of the conversation: the slug says how. */
const PROCESS = `
  process.on("message", (message) => {
    if (message.kind === "abort") process.send({ kind: "stop", call: message.run, why: message.why });
    if (message.kind === "answer") process.send({ kind: "done", run: message.call, value: message.value });
    if (message.kind === "refusal") process.send({ kind: "failed", run: message.call, fault: message.fault });
    if (message.kind === "heard") process.send({ kind: "event", run: message.call, event: message.text });
    if (message.kind === "job") {
      for (const event of message.past) process.send({ kind: "event", run: message.run, event: event + " again" });
      process.send({ kind: "call", call: message.run, asks: message.input });
    }
    if (message.kind === "judge") process.send({ kind: "done", run: message.run, value: [message.page] });
    if (message.kind !== "run") return;
    if (message.slug === "greedy") { const held = []; for (;;) held.push(new Array(100_000).fill(held.length)); }
    if (message.slug === "stuck") for (;;) {}
    if (message.slug === "patient") return;
    if (message.slug === "simple") return process.send({ kind: "done", run: message.run, value: message.input });
    process.send({ kind: "call", call: message.run, asks: message.input });
  });
`;

const folder = mkdtempSync(join(tmpdir(), "tool-process-"));
const file = join(folder, "process.mjs");
beforeAll(() => writeFileSync(file, PROCESS));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function processWith(ports: Partial<ToolPorts>, stuckMs = 20_000) {
  const lost: unknown[] = [];
  const { run, runJob, judge } = createToolProcess({
    file: pathToFileURL(file),
    ports: ports as ToolPorts,
    imageSecret: new Uint8Array(32),
    onLost: (error) => lost.push(error),
    stuckMs,
  });
  return { run, runJob, judge, lost };
}
const { signal } = new AbortController();

describe("the tools' process", () => {
  it("asks the server for a page, an address that was parsed before as a URL", async () => {
    const asked: unknown[] = [];
    const { run } = processWith({
      fetchPage: async (address, options) => {
        asked.push(address, options?.maxBytes);
        return { url: "https://shop.example/", body: new TextEncoder().encode("a page") } as never;
      },
    });
    expect(
      await run("asking", { port: "fetchPage", address: { href: "https://shop.example/" }, options: { maxBytes: 7 } }, signal),
    ).toEqual({ url: "https://shop.example/", body: new TextEncoder().encode("a page") });
    expect(asked).toEqual([new URL("https://shop.example/"), 7]);
  });

  it("works at a long run: what was there before, each step of what it asks for, and the result after them", async () => {
    const { runJob } = processWith({
      measureSpeed: async (address, { device, onStep }) => {
        onStep(`loading ${address} on ${device}`);
        return { score: 90 };
      },
    });
    const events: unknown[] = [];
    const asks = { port: "measureSpeed", address: { href: "https://shop.example/" }, device: "mobile" };
    const job = { signal, past: ["queued"], emit: (event: unknown) => events.push(event) };
    expect(await runJob("page-speed-checker", asks, job)).toEqual({ score: 90 });
    expect(events).toEqual(["queued again", "loading https://shop.example/ on mobile"]);
  });

  it("notes links without an answer, and counts what waits for a measurement", async () => {
    const noted: unknown[] = [];
    const { runJob } = processWith({ noteLinks: (page, links) => void noted.push(page, links), speedQueue: async () => null });
    const job = { signal, past: [], emit() {} };
    const links = [{ url: "https://a.example/", rel: ["nofollow"] }];
    expect(await runJob("sitemap-generator", { port: "noteLinks", page: "https://shop.example/", links }, job)).toBeUndefined();
    expect(noted).toEqual(["https://shop.example/", links]);
    expect(await runJob("page-speed-checker", { port: "speedQueue" }, job)).toBeNull();
  });

  it("judges a page that was read already, and leaves it whole for who read it", async () => {
    const page = { url: "https://shop.example/", body: new Uint8Array(4096).fill(7) };
    expect(await processWith({}).judge(page as never, { audit: "1", isWhole: false }, signal)).toEqual([page]);
    expect(page.body).toHaveLength(4096);
  });

  it("hands a refusal on with its code and sentence", async () => {
    const { run } = processWith({ openPage: () => Promise.reject(new AppError("dns_not_found", { host: "shop.example" })) });
    const error = await run("asking", { port: "openPage", source: { url: "shop.example" } }, signal).catch((fault: unknown) => fault);
    expect(error).toBeInstanceOf(AppError);
    expect(error).toMatchObject({ code: "dns_not_found", message: "We could not find shop.example. Check the spelling of the address." });
  });

  it("ends what it asked for when the visitor leaves", async () => {
    const controller = new AbortController();
    const { run } = processWith({
      askWhois: (_server, _query, given) =>
        new Promise((_, reject) => given?.addEventListener("abort", () => reject(new AppError("cancelled")), { once: true })),
    });
    const running = run("asking", { port: "askWhois", server: "whois.example", query: "shop.example" }, controller.signal);
    setTimeout(() => controller.abort(), 100);
    await expect(running).rejects.toMatchObject({ code: "cancelled" });
  });

  it("tells a page that takes all memory apart, and the next run has a new process", async () => {
    const { run, lost } = processWith({});
    await expect(run("greedy", {}, signal)).rejects.toMatchObject({ code: "page_too_heavy" });
    expect(String(lost)).toMatch(/FATAL ERROR: .*JavaScript heap out of memory$/);
    expect(await run("simple", "still here", signal)).toBe("still here");
  });

  it("ends a page that is judged without end, and the next run has a new process", async () => {
    const { run } = processWith({}, 300);
    await expect(run("stuck", {}, AbortSignal.timeout(50))).rejects.toMatchObject({ code: "page_too_heavy" });
    expect(await run("simple", "still here", signal)).toBe("still here");
  });

  it("tells those who are asked why a run was stopped", async () => {
    const controller = new AbortController();
    const { run } = processWith({
      askWhois: (_server, _query, given) =>
        new Promise((_, reject) => given?.addEventListener("abort", () => reject(given.reason as Error), { once: true })),
    });
    const running = run("asking", { port: "askWhois", server: "whois.example", query: "shop.example" }, controller.signal);
    setTimeout(() => controller.abort(new AppError("run_timeout", { seconds: 60 })), 100);
    await expect(running).rejects.toMatchObject({ code: "run_timeout", details: { seconds: 60 } });
  });

  it("asks those who ran beside such a page to come again", async () => {
    const { run } = processWith({});
    const beside = run("patient", {}, signal);
    await Promise.all([
      expect(beside).rejects.toMatchObject({ code: "run_lost", status: 503 }),
      expect(run("greedy", {}, signal)).rejects.toMatchObject({ code: "run_lost" }),
    ]);
  });

  it("takes tools whose ports can be asked for from there", () => {
    expect(canRunApart(["openPage", "fetchPage", "renderPage", "showImage", "now", "askWhois"])).toBe(true);
    expect(canRunApart(["fetchPage", "measureSpeed", "speedQueue", "fieldData", "noteLinks"])).toBe(true);
    expect(canRunApart(["visitor", "reverseNames"])).toBe(false);
  });
});
