import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";

/** A port that nobody uses at this moment. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return port;
}

it("stops when asked: what is under way is answered, then the process ends within ten seconds", { timeout: 40_000 }, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "stop-"));
  const port = await freePort();
  const at = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  const child = spawn(process.execPath, ["src/server/start.ts"], {
    stdio: "ignore",
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
  });
  try {
    await expect
      .poll(
        () =>
          at("/readyz").then(
            ({ status }) => status,
            () => 0,
          ),
        { timeout: 30_000 },
      )
      .toBe(200);
    expect((await at("/healthz")).status).toBe(200);

    // A request whose body is still being sent when the stop is asked for.
    const slow = request({
      port,
      host: "127.0.0.1",
      path: "/api/tools/md5-generator",
      method: "POST",
      headers: { "content-type": "application/json", "content-length": 16 },
    });
    const answered = once(slow, "response");
    slow.write('{"text":');
    await sleep(200);

    const ended = once(child, "exit");
    const asked = Date.now();
    child.kill("SIGTERM");
    await sleep(200);
    slow.end('"hello"}');
    const [response] = await answered;
    expect(response.statusCode).toBe(200);
    response.resume();
    const [code] = await ended;
    expect(code).toBe(0);
    expect(Date.now() - asked).toBeLessThan(10_000);
  } finally {
    child.kill("SIGKILL");
    rmSync(dataDir, { recursive: true, force: true });
  }
});
