import { describe, expect, it } from "vitest";
import { safeParse } from "zod/v4/core";
import { AppError } from "#core/errors/app-error.ts";
import type { FetchedPage, FetchPageOptions, ToolPorts } from "#core/tool/tool-ports.ts";
import { checkSpeed, speedFiles } from "./page-speed-checker.server.ts";
import { tool } from "./page-speed-checker.tool.ts";
import { resultSoFar, type SpeedEvent } from "./speed-event.ts";

const PAGE = `<!doctype html><link rel=stylesheet href="/a.css"><script src="https://cdn.other/x.js"></script><img src="/p.png"><img src="/gone.png">`;
const files: Record<string, { status?: number; headers?: [string, string][] }> = {
  "https://a.test/a.css": {
    headers: [
      ["Content-Length", "500"],
      ["Cache-Control", "max-age=60"],
    ],
  },
  "https://cdn.other/x.js": {
    headers: [
      ["Content-Length", "9000"],
      ["Content-Encoding", "br"],
    ],
  },
  "https://a.test/p.png": { status: 405 },
  "https://a.test/gone.png": { status: 404 },
};
const report = {
  lighthouseVersion: "13.5.0",
  fetchTime: "",
  finalDisplayedUrl: "https://a.test/",
  runWarnings: [],
  audits: {},
  categories: {},
};

function stage(change: Partial<ToolPorts> = {}) {
  const events: SpeedEvent[] = [];
  const asked: string[] = [];
  const ports = {
    async fetchPage(address: string | URL, options: FetchPageOptions = {}): Promise<FetchedPage> {
      asked.push(`${options.method ?? "GET"} ${address}`);
      const url = options.method === "HEAD" ? String(address) : "https://a.test/";
      const file = files[url];
      if (options.method === "HEAD" && !file) throw new AppError("dns_not_found", { host: "x" });
      const headers = file?.headers ?? [];
      const hop = { url, status: file?.status ?? 200, headers, address: "192.0.2.1", firstByteMs: 5, totalMs: 9 };
      return {
        url,
        status: file?.status ?? 200,
        headers,
        body: new TextEncoder().encode(options.method === "HEAD" ? "" : PAGE),
        truncated: false,
        hops: [hop],
        bytesWire: 9,
        totalMs: 9,
      };
    },
    measureSpeed: async (_: string | URL, options: { onStep(step: string): void }) => {
      for (const step of [
        "Connecting to browser",
        "Navigating to https://a.test/",
        "Getting artifact: Trace",
        "Getting artifact: URL",
        "Auditing: x",
      ])
        options.onStep(step);
      return report;
    },
    speedQueue: () => 2,
    fieldData: async () => ({ isThere: false as const, reason: "no key" }),
    ...change,
  };
  const job = { signal: new AbortController().signal, past: [] as SpeedEvent[], emit: (event: SpeedEvent) => events.push(event) };
  return { ports, job, events, asked };
}

describe("checkSpeed", () => {
  it("looks first, tells its place in the queue, then each stage once", async () => {
    const { ports, job, events, asked } = stage();
    const output = await checkSpeed({ url: "a.test" }, ports, job);
    expect(
      events.map((event) => (event.kind === "stage" ? event.stage : event.kind === "queue" ? `queue ${event.ahead}` : event.kind)),
    ).toEqual(["started", "look", "field", "queue 2", "open", "load", "collect", "judge"]);
    expect(asked[0]).toBe("GET a.test");
    expect(asked.slice(1).toSorted()).toEqual([
      "HEAD https://a.test/a.css",
      "HEAD https://a.test/gone.png",
      "HEAD https://a.test/p.png",
      "HEAD https://cdn.other/x.js",
    ]);
    expect(output).toMatchObject({
      url: "https://a.test/",
      device: "mobile",
      problem: null,
      field: { isThere: false, reason: "no key" },
      lab: { version: "13.5.0" },
    });
    expect(output.look?.assets.map(({ url, status, bytes, maxAge, isThirdParty }) => [url, status, bytes, maxAge, isThirdParty])).toEqual([
      ["https://a.test/a.css", 200, 500, 60, false],
      ["https://cdn.other/x.js", 200, 9000, null, true],
      ["https://a.test/p.png", null, null, null, false],
      ["https://a.test/gone.png", 404, null, null, false],
    ]);
    expect(safeParse(tool.output, output)).toMatchObject({ success: true });
    expect(JSON.parse(String(speedFiles(output)[0]?.body))).toEqual(report);
  });

  it("keeps the look where there is no browser", async () => {
    const { ports, job } = stage({ speedQueue: () => null, measureSpeed: () => Promise.reject(new AppError("browser_missing")) });
    const output = await checkSpeed({ url: "a.test", device: "desktop" }, ports, job);
    expect(output).toMatchObject({
      device: "desktop",
      lab: null,
      lighthouse: null,
      problem: "This site has no browser to open pages with. Everything that needs none still works.",
    });
    expect(output.look).not.toBeNull();
    expect(speedFiles(output)).toEqual([]);
  });

  it("does not look twice after a restart", async () => {
    const first = stage();
    await checkSpeed({ url: "a.test" }, first.ports, first.job);
    const second = stage();
    await checkSpeed({ url: "a.test" }, second.ports, { ...second.job, past: first.events.slice(0, 2) });
    expect(second.asked).toEqual([]);
    expect(second.events.map(({ kind }) => kind)).toEqual(["field", "queue", "stage", "stage", "stage", "stage"]);
  });

  it("fails for a page that is none", async () => {
    const { ports, job } = stage();
    files["https://gone.test/"] = { status: 404 };
    const gone = { ...ports, fetchPage: async () => ({ ...(await ports.fetchPage("x")), status: 404 }) };
    await expect(checkSpeed({ url: "gone.test" }, gone, job)).rejects.toThrow("That address answers with status 404");
  });

  it("leaves the look behind when it is stopped", async () => {
    const { ports, job, events } = stage();
    await checkSpeed({ url: "a.test" }, ports, job);
    expect(resultSoFar(events.slice(0, 1))).toBeUndefined();
    expect(resultSoFar(events.slice(0, 3))).toMatchObject({
      lab: null,
      problem: "The measurement was stopped before it was done.",
      field: { isThere: false },
    });
  });
});
