import { readFileSync } from "node:fs";
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
    const told = [...text.matchAll(/^# TYPE (\w+) /gm)].map(([, name]) => name);
    const named = [...readFileSync("docs/health.md", "utf8").matchAll(/`((?:site|process)_\w+)/g)].map(([, name]) => name);
    expect(told.toSorted()).toEqual([...new Set(named)].toSorted());
    expect(text).toMatch(/^site_requests_total\{by="kept"\} [1-9]/m);
    expect(text).toMatch(/^site_render_seconds_count\{page="any"\} [1-9]/m);
    expect(text).toMatch(/^site_kept_pages [1-9]/m);
    // Comes up by itself a few seconds after the start.
    if (process.platform === "linux") await expect.poll(read, { timeout: 60_000 }).toMatch(/^site_tools_memory_bytes [1-9]\d{6}/m);
  } finally {
    await site.stop();
  }
});
