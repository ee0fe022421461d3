import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type HostileKind, type HostileServer, startHostileServer } from "../../../tests/support/hostile-server.ts";
import { createSafeFetch } from "./safe-fetch.ts";

let server: HostileServer;
let safeFetch: ReturnType<typeof createSafeFetch>;
/** Short of patience, so that the slow kinds do not slow the tests. */
let hasty: ReturnType<typeof createSafeFetch>;

beforeAll(async () => {
  server = await startHostileServer();
  safeFetch = createSafeFetch({ allowHosts: [server.host], userAgent: "test" });
  hasty = createSafeFetch({ allowHosts: [server.host], userAgent: "test", limits: { firstByteMs: 150, totalMs: 300 } });
});
afterAll(() => server.close());

describe("a hostile server", () => {
  it.each<[HostileKind, string]>([
    ["gzip-bomb", "response_too_large"],
    ["brotli-bomb", "response_too_large"],
    ["zstd-bomb", "response_too_large"],
    ["bomb-in-a-bomb", "response_too_large"],
    ["empty-members", "response_too_large"],
    ["members-in-a-bomb", "response_too_large"],
    ["zstd-window", "response_damaged"],
    ["stacked-encodings", "response_encoding"],
    ["unknown-encoding", "response_encoding"],
    ["truncated-gzip", "response_damaged"],
    ["truncated-brotli", "response_damaged"],
    ["truncated-zstd", "response_damaged"],
    ["not-gzip", "response_damaged"],
    ["endless-body", "response_too_large"],
    ["endless-headers", "response_headers_too_large"],
    ["blank-headers", "response_headers_too_large"],
    ["endless-interim", "response_malformed"],
    ["header-flood", "response_headers_too_large"],
    ["huge-header", "response_headers_too_large"],
    ["slow-body", "response_timeout"],
    ["slow-headers", "response_timeout"],
    ["never-answers", "response_timeout"],
    ["stops-mid-body", "response_timeout"],
    ["short-body", "response_reset"],
    ["reset-mid-body", "response_reset"],
    ["reset-unsized-body", "response_reset"],
    ["reset-mid-chunk", "response_reset"],
    ["closes-at-once", "response_reset"],
    ["resets-at-once", "response_reset"],
    ["broken-chunks", "response_malformed"],
    ["broken-header", "response_malformed"],
    ["two-lengths", "response_malformed"],
    ["not-http", "response_malformed"],
    ["unasked-upgrade", "response_malformed"],
    ["redirect-loop", "redirect_loop"],
    ["redirect-ring", "redirect_loop"],
    ["redirect-forever", "redirect_limit"],
    ["redirect-huge", "redirect_malformed"],
    ["redirect-two-ways", "redirect_malformed"],
  ])("that plays %s ends in %s", async (kind, code) => {
    const fetchFrom = code === "response_timeout" ? hasty : safeFetch;
    await expect(fetchFrom(server.url(kind))).rejects.toMatchObject({ code });
    await expect.poll(() => server.open, { interval: 2 }).toBe(0);
  });

  it.each<HostileKind>(["endless-chunks", "endless-chunk-extension"])(
    "that hides bytes in the framing (%s) ends in response_too_large",
    async (kind) => {
      await expect(safeFetch(server.url(kind))).rejects.toMatchObject({ code: "response_too_large" });
    },
  );

  it("that speaks first ends in response_malformed", async () => {
    const greeter = await startHostileServer({ greeting: "SSH-2.0-OpenSSH_9.2p1 Debian-2\r\n" });
    const failing = createSafeFetch({ allowHosts: [greeter.host], userAgent: "test" })(greeter.url("never-answers"));
    await expect(failing).rejects.toMatchObject({ code: "response_malformed" });
    await greeter.close();
  });

  it("gets a sentence, with no placeholder left open", async () => {
    const kinds: HostileKind[] = [
      "gzip-bomb",
      "header-flood",
      "short-body",
      "broken-header",
      "truncated-gzip",
      "stacked-encodings",
      "redirect-loop",
      "never-answers",
    ];
    const sentences = await Promise.all(kinds.map((kind) => hasty(server.url(kind)).catch((error: Error) => error.message)));
    expect(sentences.filter((sentence) => typeof sentence !== "string" || /[{}]|undefined/.test(sentence))).toEqual([]);
  });

  it.each<HostileKind>(["gzip-bomb", "brotli-bomb", "zstd-bomb", "bomb-in-a-bomb", "endless-body"])(
    "that plays %s gives a cut body when asked",
    async (kind) => {
      const response = await safeFetch(server.url(kind), { onTruncate: "keep", maxBytes: 100_000 });
      expect(response).toMatchObject({ status: 200, truncated: true, bytesDecoded: 100_000 });
      await expect.poll(() => server.open, { interval: 2 }).toBe(0);
    },
  );

  it("that sends more than its Content-Length is read up to that length", async () => {
    const response = await safeFetch(server.url("long-body"));
    expect(new TextDecoder().decode(response.body)).toBe("four");
  });

  it.each<[HostileKind, number]>([
    ["body-in-204", 204],
    ["body-in-304", 304],
  ])("that plays %s is not read past the headers", async (kind, status) => {
    expect(await safeFetch(server.url(kind))).toMatchObject({ status, bytesDecoded: 0, truncated: false });
  });
});

describe("memory", () => {
  it("grows by at most 50 MB for each bomb and flood", async () => {
    // In a process of its own: here the tests before would have raised the mark already.
    const growth = await runApart<Record<string, number>>(`
      await safeFetch(base + "long-body");
      let peak = 0;
      const sample = () => { peak = Math.max(peak, process.memoryUsage().rss); };
      setInterval(sample, 2).unref();
      const growth = {};
      for (const kind of ${JSON.stringify(MEMORY_KINDS)}) {
        const before = peak = process.memoryUsage().rss;
        await safeFetch(base + kind).catch(() => {});
        sample();
        growth[kind] = (peak - before) / 1e6;
      }
      console.log(JSON.stringify(growth));
    `);
    expect(Object.keys(growth)).toEqual(MEMORY_KINDS);
    expect(Object.entries(growth).filter(([, grownMb]) => grownMb > 50)).toEqual([]);
  });
});

const MEMORY_KINDS: HostileKind[] = [
  "gzip-bomb",
  "zstd-bomb",
  "brotli-bomb",
  "bomb-in-a-bomb",
  "zstd-window",
  "empty-members",
  "endless-body",
  "endless-chunks",
  "endless-headers",
];

describe("cancelling", () => {
  const abortAfter = (ms: number) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new Error("the visitor left")), ms);
    return controller.signal;
  };

  it.each<[string, HostileKind]>([
    ["while waiting for an answer", "never-answers"],
    ["while headers drip", "slow-headers"],
    ["while a body drips", "slow-body"],
    ["while a body stands still", "stops-mid-body"],
  ])("works %s", async (_, kind) => {
    const failing = safeFetch(server.url(kind), { signal: abortAfter(50) });
    await expect(failing).rejects.toMatchObject({ code: "cancelled", cause: { message: "the visitor left" } });
    await expect.poll(() => server.open, { interval: 2 }).toBe(0);
  });

  it("works before the start, without a connection", async () => {
    const before = server.connections;
    await expect(safeFetch(server.url("long-body"), { signal: AbortSignal.abort() })).rejects.toMatchObject({ code: "cancelled" });
    expect(server.connections).toBe(before);
  });

  it("works during the look-up", async () => {
    const hanging = createSafeFetch({ allowHosts: [], userAgent: "test", resolve: () => new Promise(() => {}) });
    await expect(hanging("http://slow.example/", { signal: abortAfter(20) })).rejects.toMatchObject({ code: "cancelled" });
  });

  it("works during the handshake", async () => {
    const failing = safeFetch(server.url("never-answers").replace("http:", "https:"), { signal: abortAfter(50) });
    await expect(failing).rejects.toMatchObject({ code: "cancelled" });
    await expect.poll(() => server.open, { interval: 2 }).toBe(0);
  });
});

describe("cleaning up", () => {
  it("leaves no socket and no timer behind that would hold the process", async () => {
    // With the real limits a timer left behind would keep the child alive for 5 to 20 seconds.
    const lingeredMs = await runApart<number>(`
      const kinds = ["long-body", "gzip-bomb", "endless-body", "redirect-loop", "not-http", "short-body", "truncated-gzip", "header-flood"];
      for (const kind of kinds) await safeFetch(base + kind).catch(() => {});
      await safeFetch(base + "never-answers", { signal: AbortSignal.timeout(50) }).catch(() => {});
      await safeFetch(base + "slow-body", { totalMs: 50 }).catch(() => {});
      const finishedAt = performance.now();
      process.on("exit", () => console.log(performance.now() - finishedAt));
    `);
    expect(lingeredMs).toBeLessThan(4_500);
  });
});

/** Runs a script in a fresh process that has `safeFetch` with its default limits and the `base` address of the server; its output is JSON. */
async function runApart<Result>(script: string): Promise<Result> {
  const module = new URL("./safe-fetch.ts", import.meta.url).href;
  const start = `
    const { createSafeFetch } = await import("${module}");
    const safeFetch = createSafeFetch({ allowHosts: ["${server.host}"], userAgent: "test" });
    const base = "http://${server.host}/";
  `;
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", start + script]);
  return JSON.parse(stdout) as Result;
}
