import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Hono } from "hono";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { AppError } from "#core/errors/app-error.ts";
import { noProviders } from "#core/providers/no-provider.ts";
import { type AnyTool, defineBrowserTool, defineJobTool, defineServerTool } from "#core/tool/define-tool.ts";
import { bytesOf, fileInput } from "#core/tool/file-conversion.ts";
import type { ToolCopy } from "#core/tool/tool-copy.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { createJobs } from "#platform/jobs/jobs.ts";
import { createLogger } from "#platform/log/logger.ts";
import { createRateLimiter } from "#platform/rate-limit/rate-limit.ts";
import { createBodyLimits } from "../bodies/body-limits.ts";
import { boundBody } from "../bodies/bound-body.ts";
import { createUploads } from "../bodies/uploads.ts";
import { createToolRunner, RUNS_AT_ONCE } from "../tools/tool-runner.ts";
import { createEventStreams } from "./event-streams.ts";
import { openApi } from "./openapi/openapi.ts";
import { apiFailure, createToolsApi } from "./tools-api.ts";

const base = { tagline: "", category: "utilities", addedOn: "2026-11-15", examples: [{ title: "one", input: { text: "a" } }] } as const;
const text = z.object({ text: z.string().check(z.minLength(1, "Type a text.")) });
const upper = defineBrowserTool({
  ...base,
  slug: "upper",
  name: "Upper",
  input: text,
  output: z.object({ text: z.string() }),
  run: (input) => ({ text: input.text.toUpperCase() }),
});
const failing = defineServerTool({
  ...base,
  slug: "failing",
  name: "Failing",
  input: text,
  output: z.object({}),
  needs: ["fetchPage"],
  run: async (input) => {
    throw input.text === "known" ? new AppError("page_refused", { status: 403 }) : new Error("secret inside");
  },
});
const counting = defineJobTool<{ n: number }>()({
  ...base,
  slug: "counting",
  name: "Counting",
  input: text,
  output: z.object({ total: z.number() }),
  needs: [],
  files: ({ total }) => [{ name: "total.txt", type: "text/plain", body: String(total) }],
  async run(_, __, job) {
    for (let n = 1; n <= 3; n++) job.emit({ n });
    return { total: 3 };
  },
});

const writing = defineServerTool({
  ...base,
  slug: "writing",
  name: "Writing",
  input: text,
  output: z.object({ state: z.string() }),
  needs: ["writeText"],
  run: async (input, { writeText }, signal) => ({
    state: (await writeText({ system: "", text: input.text, maxTokens: 9 }, { signal })).state,
  }),
});
const weighing = defineBrowserTool({
  ...base,
  slug: "weighing",
  name: "Weighing",
  examples: [{ title: "one", input: { file: "YQ==" } }],
  input: z.object({ ...fileInput, more: z._default(z.array(fileInput.file), []), width: z.optional(z.int()) }),
  output: z.object({ weights: z.array(z.number()) }),
  run: ({ file, more, ...rest }) => ({ weights: [file, ...more].map((each) => bytesOf(each).length), ...rest }),
});

const held = Promise.withResolvers<void>();
const waiting = defineServerTool({
  ...base,
  slug: "waiting",
  name: "Waiting",
  input: text,
  output: z.object({}),
  needs: ["fetchPage"],
  run: async () => {
    await held.promise;
    return {};
  },
});

const registry = new Map(
  [upper, failing, counting, writing, weighing, waiting].map((tool) => [
    tool.slug as string,
    { tool: tool as AnyTool, copy: {} as ToolCopy },
  ]),
);

describe("the API of the tools", () => {
  const folder = mkdtempSync(join(tmpdir(), "api-"));
  let database: Awaited<ReturnType<typeof openDatabase>>;
  let jobs: ReturnType<typeof createJobs>;
  let app: Hono;
  let faults: unknown[];

  beforeEach(async () => {
    const log = createLogger({ write: () => {} });
    database = await openDatabase({ dataDir: folder, log });
    jobs = createJobs({ db: database.db, dialect: database.dialect, log, now: () => new Date(), pollMs: 20 });
    faults = [];
    const noNetwork = () => Promise.reject(new Error("no network here"));
    const ports = {
      fetchPage: noNetwork,
      openPage: noNetwork,
      reverseNames: noNetwork,
      askWhois: noNetwork,
      renderPage: noNetwork,
      measureSpeed: noNetwork,
      fieldData: noNetwork,
      speedQueue: async () => null,
      ...noProviders,
      async writeText(_: unknown, { onText }: { onText?(piece: string): void }) {
        for (const piece of ["New ", "words"]) onText?.(piece);
        return noProviders.writeText({ system: "", text: "", maxTokens: 0 }, { signal: new AbortController().signal });
      },
      knownDomains: async () => [],
      noteLinks: () => undefined,
      showImage: (address: string) => address,
      visitor: () => {
        throw new Error("no visitor here");
      },
      now: () => new Date(),
    };
    const { run, failureWhenFull } = createToolRunner({
      tools: registry,
      ports,
      limiter: createRateLimiter(),
      runsAMinute: 30,
      jobs,
      onError: (error) => faults.push(error),
    });
    jobs.handle("counting", (input, job) => counting.run(input as never, {} as never, job as never));
    jobs.start();
    app = new Hono();
    const bodyLimits = createBodyLimits(registry);
    app.use(boundBody(({ req }) => bodyLimits(req.path, req.header("content-type")).bytes));
    app.onError((error, c) => apiFailure(error, c, (fault) => faults.push(fault)));
    app.route(
      "/",
      createToolsApi({
        tools: registry,
        jobs,
        uploads: createUploads(join(folder, "uploads")),
        bodyLimits,
        limiter: createRateLimiter(),
        streams: createEventStreams(() => "visitor"),
        visitorKey: () => "visitor",
        failureWhenFull,
        runTool: (slug, input, _, onWriting) => run(slug, input, { key: "visitor", signal: new AbortController().signal, onWriting }),
      }),
    );
  });
  afterEach(async () => {
    await jobs.stop();
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const post = (slug: string, body: string, type = "application/json") =>
    app.request(`/api/tools/${slug}`, { method: "POST", headers: { "content-type": type, "content-length": String(body.length) }, body });

  it("refuses a run that finds no place before its input is read; long runs wait in their own line", async () => {
    const runs = Array.from({ length: RUNS_AT_ONCE }, () => post("waiting", '{"text":"a"}'));
    await expect.poll(async () => (await post("upper", "{")).status).toBe(503);
    const refused = await post("upper", "{");
    expect(refused.headers.get("retry-after")).toBe("5");
    expect(await refused.json()).toEqual({
      success: false,
      code: "queue_full",
      message: "Every place in the queue is taken. Try again in 5 seconds; your input is kept.",
      retryAfter: 5,
    });
    expect((await post("counting", '{"text":"a"}')).status).toBe(202);
    held.resolve();
    expect((await Promise.all(runs)).map(({ status }) => status)).toEqual(Array(RUNS_AT_ONCE).fill(200));
    expect((await post("upper", "{")).status).toBe(400);
  });

  it("answers a run with its data and says what is left of the limit", async () => {
    const response = await post("upper", '{"text":"hello"}');
    expect(await response.json()).toEqual({ success: true, data: { text: "HELLO" } });
    expect(response.headers.get("ratelimit-policy")).toBe('"runs";q=30;w=60');
    expect(response.headers.get("ratelimit")).toMatch(/^"runs";r=29;t=\d+$/);
  });

  it("tells what a model writes as it is written, where lines are asked for, and answers whole where not", async () => {
    const ask = (accept: string, slug = "writing") =>
      app.request(`/api/tools/${slug}`, { method: "POST", headers: { "content-type": "application/json", accept }, body: '{"text":"a"}' });
    const response = await ask("application/x-ndjson");
    const lines = (await response.text()).trim().split("\n");
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      { kind: "begins" },
      { kind: "piece", text: "New " },
      { kind: "piece", text: "words" },
      { kind: "answer", body: { success: true, data: { state: "unavailable" } }, runs: { limit: 30, remaining: 29 } },
    ]);
    expect(await (await ask("*/*")).json()).toEqual({ success: true, data: { state: "unavailable" } });
    expect((await ask("application/x-ndjson", "nothing")).status).toBe(404);
  });

  it("takes files as a form, larger than JSON may be, and several of them", async () => {
    const form = new FormData();
    form.append("file", new File([new Uint8Array(4_000_000)], "photo.png"));
    form.append("width", "40");
    for (const bytes of [3, 5]) form.append("more", new File([new Uint8Array(bytes)], "page.png"));
    const sent = new Request("http://site.example/api/tools/weighing", { method: "POST", body: form });
    const headers = { ...Object.fromEntries(sent.headers), "transfer-encoding": "chunked" };
    expect(await (await app.request(new Request(sent, { headers }))).json()).toEqual({
      success: true,
      data: { weights: [4_000_000, 3, 5], fileName: "photo.png", width: 40 },
    });
    const heavy = { "content-type": "multipart/form-data; boundary=x", "content-length": "15200000" };
    const refused = await app.request("/api/tools/weighing", { method: "POST", headers: heavy, body: "--x" });
    expect([refused.status, (await post("weighing", `{"file":"${"A".repeat(2_600_000)}"}`)).status]).toEqual([413, 413]);
  });

  it("names the field and the change when the input is wrong", async () => {
    const response = await post("upper", '{"text":""}');
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({
      success: false,
      code: "input_invalid",
      message: "Type a text.",
      fields: { text: "Type a text." },
    });
  });

  it.each([
    ["an unknown tool", "nothing", '{"text":"a"}', "application/json", 404, "Not Found"],
    ["a body that is no JSON", "upper", "{text", "application/json", 400, "The body is not valid JSON"],
    ["another content type", "upper", "text=a", "text/plain", 422, "Send the input as JSON"],
    [
      "a field that would change every object",
      "upper",
      '{"__proto__":{"a":1},"text":"a"}',
      "application/json",
      422,
      "may not be called __proto__",
    ],
    [
      "a body that is nested too deep",
      "upper",
      `{"text":${"[".repeat(40)}${"]".repeat(40)}}`,
      "application/json",
      422,
      "nested more than 20 levels",
    ],
    ["a body that is too large", "upper", JSON.stringify({ text: "x".repeat(2_600_000) }), "application/json", 413, "larger than 2.5 MB"],
  ])("refuses %s", async (_, slug, body, type, status, sentence) => {
    const response = await post(slug, body, type);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ success: false, message: expect.stringContaining(sentence) });
    expect(faults).toEqual([]);
  });

  it("gives the sentence of a known fault, and nothing of an unknown one", async () => {
    const known = await post("failing", '{"text":"known"}');
    expect([known.status, await known.json()]).toEqual([
      502,
      { success: false, code: "page_refused", message: "That server refused our request (403). Paste the HTML instead." },
    ]);
    const unknown = await post("failing", '{"text":"other"}');
    expect(unknown.status).toBe(500);
    expect(await unknown.text()).not.toContain("secret");
    expect(faults).toHaveLength(1);
  });

  it("stops a visitor after thirty runs in a minute, and says when the next is due", async () => {
    for (let run = 0; run < 30; run++) expect((await post("upper", '{"text":"a"}')).status).toBe(200);
    const response = await post("upper", '{"text":"a"}');
    expect(response.status).toBe(429);
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await response.json()).toMatchObject({
      code: "rate_limited",
      message: expect.stringMatching(/^30 runs a minute is the limit\. Next run in \d+ s\./),
    });
  });

  it("queues a long run, streams its events and keeps its files", async () => {
    const accepted = await post("counting", '{"text":"a"}');
    expect(accepted.status).toBe(202);
    const { job } = (await accepted.json()) as { job: { id: string; events: string } };
    const stream = await (await app.request(job.events)).text();
    expect([...stream.matchAll(/^data: (\{"n".*\})$/gm)].map(([, data]) => data)).toEqual(['{"n":1}', '{"n":2}', '{"n":3}']);
    expect(stream).toMatch(/event: end\ndata: \{.*"state":"done".*"result":\{"total":3\}/);
    const resumed = await (await app.request(job.events, { headers: { "last-event-id": "2" } })).text();
    expect(resumed).not.toContain('{"n":2}');
    expect(resumed).toContain('{"n":3}');
    const file = await app.request(`/api/jobs/${job.id}/files/total.txt`);
    expect([await file.text(), file.headers.get("content-disposition")]).toEqual(["3", 'attachment; filename="total.txt"']);
    expect((await app.request(`/api/jobs/${job.id}/files/other.txt`)).status).toBe(404);
  });

  it("cancels a run, and says of an unknown one that it is not there", async () => {
    await vi.waitFor(async () => expect((await app.request("/api/jobs/nothing")).status).toBe(404), { timeout: 30_000 });
    const { job } = (await (await post("counting", '{"text":"a"}')).json()) as { job: { id: string } };
    expect((await app.request(`/api/jobs/${job.id}`, { method: "DELETE" })).status).toBe(200);
    expect((await app.request(`/api/jobs/${job.id}/cancel`, { method: "POST" })).headers.get("location")).toBe(
      `/tools/counting/?job=${job.id}`,
    );
  });

  it("describes every tool in OpenAPI from the schemas that check its input", () => {
    const { paths } = openApi(registry, { origin: "https://site.example", title: "Tools", runsAMinute: 30 });
    expect(Object.keys(paths).filter((path) => path.startsWith("/api/tools/"))).toEqual([
      "/api/tools/upper",
      "/api/tools/failing",
      "/api/tools/counting",
      "/api/tools/writing",
      "/api/tools/weighing",
      "/api/tools/waiting",
      "/api/tools/image",
      "/api/tools/images.zip",
    ]);
    expect(paths["/api/tools/upper"]).toMatchObject({
      post: {
        requestBody: {
          content: {
            "application/json": {
              schema: { properties: { text: { type: "string", minLength: 1 } }, required: ["text"] },
              examples: { one: { value: { text: "a" } } },
            },
          },
        },
      },
    });
  });
});
