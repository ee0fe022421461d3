import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { freePort } from "./support/free-port.ts";

it("stops when asked: what is under way is answered, then the process ends by itself", { timeout: 240_000 }, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "stop-"));
  const port = await freePort();
  const at = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  const child = spawn(process.execPath, ["src/server/start.ts"], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
  });
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

    // A request whose body is still being sent when the stop is asked for.
    const slow = request({
      port,
      host: "127.0.0.1",
      path: "/api/tools/md5-generator",
      method: "POST",
      headers: { "content-type": "application/json", "content-length": 16, expect: "100-continue" },
    });
    const answered = once(slow, "response");
    const held = once(slow, "continue");
    slow.write('{"text":');
    await held;

    const ended = once(child, "close");
    child.kill("SIGTERM");
    await expect.poll(readiness, { timeout: 10_000 }).not.toBe(200);
    slow.end('"hello"}');
    const [response] = await answered;
    expect(response.statusCode).toBe(200);
    response.resume();
    const [code] = await ended;
    expect(code).toBe(0);
    // Not cut off after the seconds that a supervisor waits.
    expect(said).toContain("stopped");
  } finally {
    child.kill("SIGKILL");
    rmSync(dataDir, { recursive: true, force: true });
  }
});
