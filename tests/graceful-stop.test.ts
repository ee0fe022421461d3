import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { freePort } from "./support/free-port.ts";

it("stops when asked: leaves first, then answers what is under way, then the process ends by itself", { timeout: 240_000 }, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "stop-"));
  const port = await freePort();
  const shop = createServer().listen(0, "127.0.0.1");
  await once(shop, "listening");
  const shopHost = `127.0.0.1:${(shop.address() as AddressInfo).port}`;
  const at = (path: string, headers: Record<string, string> = {}) => fetch(`http://127.0.0.1:${port}${path}`, { headers });
  const child = spawn(process.execPath, ["src/server/start.ts"], {
    stdio: ["ignore", "pipe", "inherit"],
    detached: true,
    // As long as this test takes: a second signal ends it.
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      TRUSTED_PROXIES: "127.0.0.1",
      LEAVE_SECONDS: "60",
      FETCH_ALLOW_HOSTS: shopHost,
    },
  });
  // To the processes that it started too, as a supervisor and a key in the terminal send it.
  const signal = () => process.kill(-Number(child.pid), "SIGTERM");
  let said = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    said += text;
  });
  try {
    const readiness = () =>
      at("/readyz").then(
        ({ status }) => status,
        () => 0,
      );
    await expect.poll(readiness, { timeout: 120_000 }).toBe(200);
    expect((await at("/healthz")).status).toBe(200);
    const before = await at("/");
    expect([before.status, before.headers.get("connection")]).toEqual([200, "keep-alive"]);
    await before.arrayBuffer();

    // A tool that waits for a page when the stop is asked for.
    const asked = once(shop, "request");
    const judged = fetch(`http://127.0.0.1:${port}/api/tools/title-tag-checker`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ url: `http://${shopHost}/` }),
    });
    const [, page] = (await asked) as [unknown, ServerResponse];

    // A request whose body is still being sent when the stop is asked for.
    const slow = request({
      port,
      host: "127.0.0.1",
      path: "/api/tools/md5-generator",
      method: "POST",
      headers: { "content-type": "application/json", "content-length": 16, expect: "100-continue", "x-next-upstream": "on" },
    });
    const answered = once(slow, "response");
    const held = once(slow, "continue");
    slow.write('{"text":');
    await held;

    const ended = once(child, "close");
    signal();
    await expect.poll(readiness, { timeout: 30_000 }).toBe(503);
    // It still answers, and keeps no connection.
    const leaving = await at("/");
    expect([leaving.status, leaving.headers.get("connection")]).toEqual([200, "close"]);
    await leaving.arrayBuffer();
    // A proxy that said it asks another instance is told at once to do so.
    await expect(at("/", { "x-next-upstream": "on" })).rejects.toThrow("fetch failed");
    // Only now the door is closed.
    signal();
    await expect.poll(readiness, { timeout: 30_000 }).toBe(0);
    slow.end('"hello"}');
    const [response] = await answered;
    expect(response.statusCode).toBe(200);
    response.resume();
    page.end("<!doctype html><title>A shop</title>");
    expect((await judged).status).toBe(200);
    const [code] = await ended;
    expect(code).toBe(0);
    // Not cut off after the seconds that a supervisor waits.
    expect(said).toContain("stopped");
  } finally {
    child.kill("SIGKILL");
    shop.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
