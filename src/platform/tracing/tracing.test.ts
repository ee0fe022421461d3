import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { createLogger } from "../log/logger.ts";
import { createOtlpExport, type FinishedSpan } from "./otlp-export.ts";
import { createTracing, requestFields } from "./tracing.ts";

it("puts work within work, and gives every line of the log the number of its request", async () => {
  const told: FinishedSpan[] = [];
  const lines: string[] = [];
  const log = createLogger({ isForPeople: false, write: (line) => lines.push(line), context: requestFields });
  const tracing = createTracing({ tell: (span) => void told.push(span), now: () => 1_000 });
  const request = tracing.begin("GET", "server", { "url.path": "/x" });
  await request.run(() =>
    tracing.span("render", {}, async () => {
      log.info("rendering");
    }),
  );
  await expect(request.run(() => tracing.span("fetch", {}, async () => Promise.reject(new TypeError("no")), "client"))).rejects.toThrow(
    "no",
  );
  request.end({ "http.response.status_code": 200 });
  log.info("outside");

  const [render, failed, server] = told;
  expect([render?.name, render?.kind, render?.isFault]).toEqual(["render", "inside", false]);
  expect([failed?.name, failed?.kind, failed?.isFault, failed?.attributes]).toEqual([
    "fetch",
    "client",
    true,
    { "error.type": "TypeError" },
  ]);
  expect(server).toMatchObject({ name: "GET", parentId: undefined, attributes: { "url.path": "/x", "http.response.status_code": 200 } });
  expect([render?.parentId, failed?.parentId]).toEqual([server?.spanId, server?.spanId]);
  expect(new Set(told.map(({ traceId }) => traceId)).size).toBe(1);
  expect(lines.map((line) => JSON.parse(line).request)).toEqual([server?.traceId, undefined]);
  expect(request.id).toMatch(/^[0-9a-f]{32}$/);
});

it("tells a collector by OTLP over HTTP, keeps what it would not take, and goes on when it is back", async () => {
  const bodies: unknown[] = [];
  let status = 408;
  const collector = createServer(async (request, response) => {
    let text = "";
    for await (const piece of request) text += piece;
    bodies.push([request.method, request.url, request.headers["content-type"], JSON.parse(text)]);
    response.writeHead(status, { "content-type": "application/json" }).end("{}");
  });
  collector.listen(0, "127.0.0.1");
  await once(collector, "listening");
  const warned: string[] = [];
  const log = { warn: (message: string) => void warned.push(message) };
  const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}/`;
  const otlp = createOtlpExport({ endpoint, service: "site", log, everyMs: 60_000 });
  const span: FinishedSpan = {
    traceId: "0af7651916cd43dd8448eb211c80319c",
    spanId: "b7ad6b7169203331",
    parentId: undefined,
    name: "GET",
    kind: "server",
    at: 1_700_000_000_000,
    durationMs: 1.5,
    attributes: { "url.path": "/", "http.response.status_code": 200, ratio: 0.5, cached: true },
    isFault: true,
  };
  otlp.tell(span);
  await otlp.flush();
  status = 200;
  otlp.tell({ ...span, spanId: "b7ad6b7169203332", parentId: "b7ad6b7169203331", isFault: false });
  await otlp.stop();

  expect(warned).toEqual(["traces are not taken", "traces are taken again"]);
  expect(bodies).toHaveLength(2);
  expect(bodies[1]).toEqual([
    "POST",
    "/v1/traces",
    "application/json",
    {
      resourceSpans: [
        {
          resource: {
            attributes: [
              { key: "service.name", value: { stringValue: "site" } },
              { key: "service.instance.id", value: { stringValue: String(process.pid) } },
            ],
          },
          scopeSpans: [
            {
              scope: { name: "site" },
              spans: [
                {
                  traceId: "0af7651916cd43dd8448eb211c80319c",
                  spanId: "b7ad6b7169203331",
                  name: "GET",
                  kind: 2,
                  startTimeUnixNano: "1700000000000000000",
                  endTimeUnixNano: "1700000000001500000",
                  attributes: [
                    { key: "url.path", value: { stringValue: "/" } },
                    { key: "http.response.status_code", value: { intValue: "200" } },
                    { key: "ratio", value: { doubleValue: 0.5 } },
                    { key: "cached", value: { boolValue: true } },
                  ],
                  status: { code: 2 },
                },
                expect.objectContaining({ spanId: "b7ad6b7169203332", parentSpanId: "b7ad6b7169203331", status: { code: 0 } }),
              ],
            },
          ],
        },
      ],
    },
  ]);
  collector.close();
});

it("drops the spans that a collector refuses for good, says so, and goes on with the next", async () => {
  // What is busy is asked twice within a call.
  const answers = [400, 413, 408, 429, 429, 200];
  const sent: string[] = [];
  const collector = createServer(async (request, response) => {
    let text = "";
    for await (const piece of request) text += piece;
    const { spans } = JSON.parse(text).resourceSpans[0].scopeSpans[0];
    sent.push(spans.map(({ spanId }: FinishedSpan) => spanId).join());
    response.writeHead(answers.shift() ?? 500).end();
  });
  collector.listen(0, "127.0.0.1");
  await once(collector, "listening");
  const warned: unknown[] = [];
  const log = { warn: (message: string, fields?: Record<string, unknown>) => void warned.push([message, fields?.["status"]]) };
  const { port } = collector.address() as AddressInfo;
  const otlp = createOtlpExport({ endpoint: `http://127.0.0.1:${port}`, service: "site", log, everyMs: 60_000 });
  for (const spanId of ["a", "b", "c", "d"]) {
    otlp.tell({
      traceId: "1",
      spanId,
      parentId: undefined,
      name: "",
      kind: "inside",
      at: 0,
      durationMs: 0,
      attributes: {},
      isFault: false,
    });
    await otlp.flush();
  }
  await otlp.flush();
  await otlp.stop();
  expect(sent).toEqual(["a", "b", "c", "c,d", "c,d", "c,d"]);
  expect(warned).toEqual([
    ["traces were refused", 400],
    ["traces were refused", 413],
    ["traces are not taken", 408],
    ["traces are taken again", 200],
  ]);
  collector.close();
});
