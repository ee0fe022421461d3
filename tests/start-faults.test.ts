import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openDatabase } from "#platform/database/open-database.ts";
import { createLogger } from "#platform/log/logger.ts";

const log = createLogger({ level: "silent" });
let dataDir = "";
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "test-start-"));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** The server as `npm start` runs it, until it ends by itself: its exit code and the lines it printed. */
async function start(): Promise<{ code: number; lines: string[] }> {
  const child = spawn(process.execPath, ["src/server/start.ts"], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, DATA_DIR: dataDir, PORT: "1" },
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => {
      printed += chunk;
    });
  const [code] = await once(child, "close");
  return { code, lines: printed.split("\n").filter((line) => line !== "") };
}

it("a start on a locked database ends with one line", { timeout: 60_000 }, async () => {
  await (await openDatabase({ dataDir, log })).close();
  const holder = new DatabaseSync(join(dataDir, "site.sqlite"));
  holder.exec("begin exclusive");
  expect(await start()).toEqual({ code: 1, lines: ["The database cannot be used: database is locked"] });
  holder.close();
});

it("a second start on the same embedded database is refused, and says what to do", { timeout: 60_000 }, async () => {
  const { close } = await openDatabase({ dataDir, log, isServing: true });
  expect(await start()).toEqual({
    code: 1,
    lines: ["Another process of this site uses the same data folder. Stop it, set DATA_DIR to another folder, or use PostgreSQL."],
  });
  // Scripts that bring content in and out work beside it.
  await (await openDatabase({ dataDir, log })).close();
  await close();
});

it("a process that was killed holds nothing any more", { timeout: 60_000 }, async () => {
  const hold = `const { holdAlone } = await import("./src/platform/database/hold-alone.ts"); holdAlone(process.argv[1]); gc(); console.log("held"); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ["--expose-gc", "--input-type=module", "-e", hold, dataDir], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "close");
  await once(child.stdout, "data");
  await expect(openDatabase({ dataDir, log, isServing: true })).rejects.toThrow("Another process of this site");
  child.kill("SIGKILL");
  await ended;
  await (await openDatabase({ dataDir, log, isServing: true })).close();
});

it("says in one line that a database may only be read", async ({ skip }) => {
  // What this user owns is made writable at the start; only root can become a user who owns nothing here.
  if (process.getuid?.() !== 0) return skip("this needs root");
  await (await openDatabase({ dataDir, log })).close();
  chmodSync(join(dataDir, "site.sqlite"), 0o444);
  chmodSync(dataDir, 0o555);
  process.seteuid?.(65_534);
  try {
    await expect(openDatabase({ dataDir, log })).rejects.toThrow(/^The database cannot be used: attempt to write a readonly database$/);
  } finally {
    process.seteuid?.(0);
  }
});
