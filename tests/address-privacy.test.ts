import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { freePort } from "./support/free-port.ts";

const VISITOR = "198.41.77.231";

it("tells a visitor their address and writes it into no log line and no file", { timeout: 240_000 }, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "address-"));
  const port = await freePort();
  const child = spawn(process.execPath, ["src/server/start.ts"], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, TRUSTED_PROXIES: "127.0.0.1" },
  });
  const said: string[] = [];
  child.stdout.on("data", (piece) => said.push(String(piece)));
  child.stderr.on("data", (piece) => said.push(String(piece)));
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, { ...init, headers: { "x-forwarded-for": `6.6.6.6, ${VISITOR}`, ...init.headers } });
  const post = (body: string) => ask("/api/tools/my-ip-address", { method: "POST", headers: { "content-type": "application/json" }, body });
  try {
    await expect
      .poll(
        () =>
          ask("/readyz").then(
            ({ status }) => status,
            () => 0,
          ),
        { timeout: 120_000 },
      )
      .toBe(200);

    const plain = await ask("/ip");
    expect([await plain.text(), plain.headers.get("content-type"), plain.headers.get("cache-control")]).toEqual([
      `${VISITOR}\n`,
      "text/plain; charset=UTF-8",
      "no-store",
    ]);
    expect(await (await ask("/ip.json")).json()).toEqual({ ip: VISITOR, version: 4, range: "public" });
    expect(await (await post("{}")).json()).toMatchObject({ success: true, data: { address: { text: VISITOR } } });
    const page = await ask("/tools/my-ip-address/?run=true");
    expect(page.headers.get("cache-control")).toBe("private, no-store");
    expect(await page.text()).toContain(VISITOR);
    // The page for everyone holds nobody's address, whoever asked for it first.
    expect(await (await ask("/tools/my-ip-address/")).text()).not.toContain(VISITOR);

    // Refusals and faults are where addresses tend to slip into logs.
    await post("{");
    await post('{"address":"nonsense"}');
    await ask("/no-such-page/");
    await ask("/api/no-such-thing");
    for (let run = 0; run < 32; run++) await post("{}");
    await ask(`/tools/title-tag-checker/?url=${VISITOR}.invalid`);
  } finally {
    const ended = once(child, "exit");
    child.kill("SIGTERM");
    await ended;
  }
  const files = readdirSync(dataDir, { recursive: true, encoding: "utf8" }).map((name) => join(dataDir, name));
  const holding = files.filter((path) => statSync(path).isFile() && readFileSync(path).includes(VISITOR));
  rmSync(dataDir, { recursive: true, force: true });
  expect(said.join("")).toContain("Ready at");
  expect(said.join("")).not.toContain(VISITOR);
  expect(holding).toEqual([]);
});
