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

function reportOf(paint: number) {
  const audit = (title: string) => ({
    title,
    score: 1,
    scoreDisplayMode: "numeric",
    numericValue: paint,
    scoringOptions: { p10: 1800, median: 3000 },
  });
  return {
    ...report,
    audits: { "first-contentful-paint": audit("First Contentful Paint"), interactive: audit("Time to Interactive") },
    categories: {
      performance: { title: "Performance", score: 0.9, auditRefs: [{ id: "first-contentful-paint", weight: 10, acronym: "FCP" }] },
    },
  };
}

function pageAt(url: string): FetchedPage {
  const hop = { url, status: 200, headers: [], address: "192.0.2.1", firstByteMs: 5, totalMs: 9 };
  return {
    url,
    status: 200,
    headers: [],
    body: new TextEncoder().encode("<!doctype html><title>A page</title>"),
    truncated: false,
    hops: [hop],
    bytesWire: 9,
    totalMs: 9,
  };
}

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
    speedQueue: async () => 2,
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
    ).toEqual(["started", "look", "field", "queue 2", "open", "load", "collect", "judge", "measured"]);
    expect(asked[0]).toBe("GET a.test");
    expect(asked.slice(1).toSorted()).toEqual([
      "HEAD https://a.test/a.css",
      "HEAD https://a.test/gone.png",
      "HEAD https://a.test/p.png",
      "HEAD https://cdn.other/x.js",
    ]);
    expect(output).toMatchObject({
      device: "mobile",
      pages: [
        {
          url: "https://a.test/",
          problem: null,
          field: { isThere: false, reason: "no key" },
          lab: { version: "13.5.0" },
          runs: [{ problem: null }],
          shown: 1,
        },
      ],
    });
    expect(
      output.pages[0]?.look?.assets.map(({ url, status, bytes, maxAge, isThirdParty }) => [url, status, bytes, maxAge, isThirdParty]),
    ).toEqual([
      ["https://a.test/a.css", 200, 500, 60, false],
      ["https://cdn.other/x.js", 200, 9000, null, true],
      ["https://a.test/p.png", null, null, null, false],
      ["https://a.test/gone.png", 404, null, null, false],
    ]);
    expect(safeParse(tool.output, output)).toMatchObject({ success: true });
    expect(JSON.parse(String(speedFiles(output)[0]?.body))).toEqual(report);
  });

  it("keeps the look where there is no browser", async () => {
    const { ports, job } = stage({ speedQueue: async () => null, measureSpeed: () => Promise.reject(new AppError("browser_missing")) });
    const output = await checkSpeed({ url: "a.test", device: "desktop" }, ports, job);
    expect(output).toMatchObject({
      device: "desktop",
      pages: [
        {
          lab: null,
          lighthouse: null,
          problem: "This site has no browser to open pages with. Everything that needs none still works.",
          look: { status: 200 },
        },
      ],
    });
    expect(speedFiles(output)).toEqual([]);
  });

  it("does not look twice after a restart", async () => {
    const first = stage();
    await checkSpeed({ url: "a.test" }, first.ports, first.job);
    const second = stage();
    await checkSpeed({ url: "a.test" }, second.ports, { ...second.job, past: first.events.slice(0, 2) });
    expect(second.asked).toEqual([]);
    expect(second.events.map(({ kind }) => kind)).toEqual(["field", "queue", "stage", "stage", "stage", "stage", "measured"]);
  });

  it("fails for a page that is none", async () => {
    const { ports, job } = stage();
    files["https://gone.test/"] = { status: 404 };
    const gone = { ...ports, fetchPage: async () => ({ ...(await ports.fetchPage("x")), status: 404 }) };
    await expect(checkSpeed({ url: "gone.test" }, gone, job)).rejects.toThrow("That address answers with status 404");
  });

  it("refuses a PDF before it measures", async () => {
    const { ports, job, events } = stage();
    const pdf = {
      ...ports,
      fetchPage: async () => ({ ...(await ports.fetchPage("x")), headers: [["Content-Type", "application/pdf"] as const] }),
    };
    await expect(checkSpeed({ url: "a.test/report.pdf" }, pdf, job)).rejects.toThrow("That address is a PDF, not a web page.");
    expect(events.map(({ kind }) => kind)).toEqual(["started"]);
  });

  it("leaves the look behind when it is stopped", async () => {
    const { ports, job, events } = stage();
    await checkSpeed({ url: "a.test" }, ports, job);
    expect(resultSoFar(events.slice(0, 1))).toBeUndefined();
    expect(resultSoFar(events.slice(0, 3))).toMatchObject({
      pages: [{ lab: null, problem: "The measurement was stopped before it was done.", field: { isThere: false } }],
    });
  });

  it("measures two addresses in turns and shows of each the run in the middle, with its own report", async () => {
    const measured: string[] = [];
    const paints = [900, 300, 1500, 310, 1000, 320];
    const { ports, job, events } = stage({
      fetchPage: async (address) => pageAt(String(address)),
      measureSpeed: async (address) => {
        measured.push(String(address));
        return reportOf(paints[measured.length - 1] ?? 0);
      },
    });
    const output = await checkSpeed({ url: "https://a.test/", compareWith: "https://b.test/", runs: 3 }, ports, job);
    expect(measured).toEqual(["a", "b", "a", "b", "a", "b"].map((name) => `https://${name}.test/`));
    expect(output.pages.map(({ url, shown, runs }) => ({ url, shown, paints: runs.map(({ metrics }) => metrics[0]?.value) }))).toEqual([
      { url: "https://a.test/", shown: 3, paints: [900, 1500, 1000] },
      { url: "https://b.test/", shown: 2, paints: [300, 310, 320] },
    ]);
    expect(
      speedFiles(output).map(({ name, body }) => [name, JSON.parse(String(body)).audits["first-contentful-paint"].numericValue]),
    ).toEqual([
      ["lighthouse-report.json", 1000],
      ["lighthouse-report-2.json", 310],
    ]);
    expect(safeParse(tool.output, output)).toMatchObject({ success: true });

    // Stopped after three of six: what was measured stays.
    const third = events.findIndex(
      (event, index) => event.kind === "measured" && events.slice(0, index).filter(({ kind }) => kind === "measured").length === 2,
    );
    expect(resultSoFar(events.slice(0, third + 1))?.pages.map(({ runs, problem }) => [runs.length, problem])).toEqual([
      [2, null],
      [1, null],
    ]);
    // After a restart only the rest is measured; a report that was lost with the old process is not offered.
    measured.length = 0;
    const again = await checkSpeed({ url: "https://a.test/", compareWith: "https://b.test/", runs: 3 }, ports, {
      ...job,
      past: events.slice(0, third + 1),
    });
    expect(measured).toEqual(["https://b.test/", "https://a.test/", "https://b.test/"]);
    expect(again.pages.map(({ runs }) => runs.length)).toEqual([3, 3]);
  });

  it("keeps the runs that worked, and the address that answered", async () => {
    let count = 0;
    const { ports, job } = stage({
      fetchPage: async (address) => ({ ...pageAt(String(address)), status: String(address).includes("b.test") ? 404 : 200 }),
      measureSpeed: async () => {
        count += 1;
        if (count === 2) throw new AppError("queue_full", { seconds: 60 });
        return reportOf(500 * count);
      },
    });
    const { pages } = await checkSpeed({ url: "https://a.test/", compareWith: "https://b.test/", runs: 3 }, ports, job);
    expect(pages[0]?.runs.map(({ problem }) => problem)).toEqual([null, expect.stringContaining("60"), null]);
    expect(pages[0]).toMatchObject({ problem: null, shown: 1 });
    expect(pages[1]).toMatchObject({ url: "https://b.test/", look: null, runs: [], problem: expect.stringContaining("status 404") });
  });

  it.each([
    [{ url: "a.test", runs: 5 }, true],
    [{ url: "a.test", compareWith: "b.test", runs: 3 }, true],
    [{ url: "a.test", compareWith: "b.test", runs: 5 }, false],
    [{ url: "a.test", runs: 2 }, false],
    [{ url: "a.test", compareWith: " " }, false],
  ])("takes %j: %s", (input, isTaken) => expect(safeParse(tool.input, input).success).toBe(isTaken));
});
