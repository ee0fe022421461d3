import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

export interface Served {
  origin: string;
  pid: number;
  stop(): Promise<void>;
}

const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: { start: string } };
const START_FLAGS = scripts.start.split(" ").filter((word) => word.startsWith("--"));

/** The built site as `npm start` serves it, on a port of its own with a fresh data folder, up when this resolves. */
export async function serveSite(port: number, env: Readonly<Record<string, string>> = {}, flags: readonly string[] = []): Promise<Served> {
  const dataDir = mkdtempSync(join(tmpdir(), "bench-data-"));
  const child = spawn(process.execPath, [...START_FLAGS, ...flags, "src/server/start.ts"], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, ...env },
  });
  const origin = `http://${env["HOST"] ?? "127.0.0.1"}:${port}`;
  await waitFor(`${origin}/readyz`).catch(async (error: unknown) => {
    await ended(child);
    throw error;
  });
  return {
    origin,
    pid: child.pid ?? 0,
    async stop() {
      await ended(child);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export async function waitFor(address: string) {
  for (let tries = 0; tries < 300; tries++) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(200);
  }
  throw new Error(`${address} did not answer`);
}

export function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once("exit", () => resolve());
    child.kill("SIGTERM");
  });
}
