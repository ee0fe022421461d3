import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text as textOf } from "node:stream/consumers";
import { expect, it } from "vitest";
import { startOwnSite } from "./support/own-site.ts";

it("a running site tells the figures that docs/health.md names and no others, and numbers its requests", { timeout: 120_000 }, async () => {
  const token = "0123456789abcdef0123456789abcdef";
  const site = await startOwnSite({ env: { METRICS_TOKEN: token } });
  try {
    for (const path of ["/", "/", "/api/search-index.json", "/no-such-page/"]) await (await fetch(site.origin + path)).arrayBuffer();
    const ask = () => fetch(`${site.origin}/metrics`, { headers: { authorization: `Bearer ${token}` } });
    const read = async () => (await ask()).text();
    expect((await ask()).headers.get("x-request-id")).toMatch(/^[0-9a-f]{32}$/);
    const text = await read();
    const found = [...text.matchAll(/^# TYPE (\w+) /gm)].map(([, name]) => name);
    const named = [...readFileSync("docs/health.md", "utf8").matchAll(/`((?:site|process)_\w+)/g)].map(([, name]) => name);
    expect(found.toSorted()).toEqual([...new Set(named)].toSorted());
    expect(text).toMatch(/^site_requests_total\{by="kept"\} [1-9]/m);
    expect(text).toMatch(/^site_render_seconds_count\{page="any"\} [1-9]/m);
    expect(text).toMatch(/^site_kept_pages [1-9]/m);
    // Comes up by itself a few seconds after the start.
    if (process.platform === "linux") await expect.poll(read, { timeout: 60_000 }).toMatch(/^site_tools_memory_bytes [1-9]\d{6}/m);
  } finally {
    await site.stop();
  }
});

it("a running site tells a collector of its work, under the numbers that visitors were given", { timeout: 120_000 }, async () => {
  const spans: { name: string; traceId: string; attributes: { key: string; value: { stringValue?: string } }[] }[] = [];
  const collector = createServer(async (request, response) => {
    const found = JSON.parse(await textOf(request));
    spans.push(
      ...found.resourceSpans.flatMap((one: { scopeSpans: { spans: typeof spans }[] }) => one.scopeSpans.flatMap((scope) => scope.spans)),
    );
    response.writeHead(200, { "content-type": "application/json" }).end("{}");
  });
  collector.listen(0, "127.0.0.1");
  await once(collector, "listening");
  const site = await startOwnSite({
    env: { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}` },
  });
  try {
    const answer = await fetch(`${site.origin}/chat/?told=secret`);
    await answer.arrayBuffer();
    const number = answer.headers.get("x-request-id");
    const own = () => spans.filter(({ traceId }) => traceId === number);
    await expect.poll(() => own().map(({ name }) => name), { timeout: 60_000 }).toContain("GET");
    const asked = own().find(({ name }) => name === "GET");
    expect(asked?.attributes).toContainEqual({ key: "url.path", value: { stringValue: "/chat/" } });
    expect(JSON.stringify(spans)).not.toContain("secret");
  } finally {
    await site.stop();
    collector.close();
  }
});
