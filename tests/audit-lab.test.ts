import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { audit } from "#features/audit/audits.server.ts";
import { answerAsShop } from "#features/audit/demo/demo-shop.ts";
import { createBrowser } from "#platform/browser/create-browser.ts";
import { findChromium } from "#platform/browser/find-chromium.ts";
import { createLogger } from "#platform/log/logger.ts";
import { createGuardProxy } from "#platform/safe-fetch/guard-proxy.ts";
import { createSafeFetch } from "#platform/safe-fetch/safe-fetch.ts";
import { createMeasurePage } from "../src/server/audit/measure-page.ts";
import { toolPorts } from "../src/server/tools/tool-ports.ts";

const path = findChromium(process.env["CHROMIUM_PATH"]);

// How fast it was is the machine's business; that its figures arrive in the report is ours.
it.runIf(path !== undefined)("an audit of the demo shop carries what a real Lighthouse measured", { timeout: 180_000 }, async () => {
  const shop = createServer((request, response) => {
    const { host = "" } = request.headers;
    const { status, type, body } = answerAsShop(new URL(request.url ?? "/", "http://x").pathname, { origin: `http://${host}`, base: "" });
    response.writeHead(status, { "content-type": type }).end(body);
  });
  shop.listen(0, "127.0.0.1");
  await once(shop, "listening");
  // A machine of our own is not measured; this name is nobody's.
  const { port } = shop.address() as AddressInfo;
  const host = `alder-and-ash.example:${port}`;
  const resolve = async () => [{ address: "127.0.0.1", family: 4 as const }];
  const log = createLogger({ level: "silent" });
  const startProxy = createGuardProxy({ allowHosts: [host], ownHosts: [], resolve, ports: [port] });
  const browser = createBrowser({ path, startProxy, botName: "TestBot/1.0", log });
  const now = () => new Date();
  const safeFetch = createSafeFetch({ userAgent: "TestBot/1.0", allowHosts: [host], resolve });
  const platform = { safeFetch, browser, log } as unknown as Parameters<typeof toolPorts>[0];
  const { fetchPage, speedQueue } = toolPorts(platform, { now, showImage: (address) => address });
  // Past the ports that visitors may name.
  const measure = createMeasurePage({ speedQueue, measureSpeed: (address, options) => browser.measureSpeed(new URL(address), options) });
  try {
    const report = await audit(
      `http://${host}/`,
      { id: "lab", maxPages: 1, isOwn: true, signal: new AbortController().signal, past: [], emit() {} },
      { judgePage: async () => [], fetchPage, measure, now },
    );
    // On a machine that is too busy nothing is measured, and that is said.
    if (!report.lab) return expect(report.notChecked?.join(" ")).toMatch(/more than 90 seconds/);
    const [home, ...more] = report.lab;
    expect([home?.url, more]).toEqual([`http://${host}/`, []]);
    expect(home?.score).toBeGreaterThanOrEqual(0);
    expect(home?.score).toBeLessThanOrEqual(100);
    expect(home?.metrics.map(({ short }) => short)).toEqual(["LCP", "TBT", "CLS"]);
    for (const { text, level } of home?.metrics ?? [])
      expect([text, level]).toEqual([expect.stringMatching(/\d/), expect.stringMatching(/^(?:good|fair|poor)$/)]);
    expect(report.notChecked?.join(" ")).not.toMatch(/Lighthouse|laboratory/);
  } finally {
    shop.closeAllConnections();
    shop.close();
  }
});
