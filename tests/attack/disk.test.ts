import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, expect, it } from "vitest";
import { openDatabase } from "#platform/database/open-database.ts";
import { knownFault } from "#platform/database/storage-fault.ts";
import { createStorageCheck } from "#platform/kept-pages/storage-check.ts";
import { createLogger } from "#platform/log/logger.ts";
import { openCountedSite } from "./support/site.ts";

type Site = Awaited<ReturnType<typeof openCountedSite>>;
let site: Site | undefined;
afterEach(async () => {
  await site?.close();
  site = undefined;
});

const lead = { form: "contact", clientName: "Elena", clientEmail: "elena@atlas.example", message: "Hello. ".repeat(600) };
const send = ({ ask }: Site, data: object) =>
  ask("/api/send-mail", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ data }) });

/** SQLite takes no more pages than it has: what it says then is what it says of a full disk. */
async function setFull({ platform }: Site, isFull: boolean) {
  const { db } = platform.database;
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
  await sql.raw(`pragma max_page_count=${isFull ? rows[0]?.page_count : 1_000_000}`).execute(db);
}

it("a full disk: forms answer 503 with a sentence, /readyz says so, pages stay, and it is over when there is room", {
  timeout: 60_000,
}, async () => {
  site = await openCountedSite();
  const own = site;
  const ready = async () => {
    const answer = await own.ask("/readyz");
    return [answer.status, await answer.json()];
  };
  expect(await ready()).toEqual([200, expect.objectContaining({ ready: true, storage: true })]);
  expect((await send(own, lead)).status).toBe(200);

  await setFull(own, true);
  // What is free inside the file is used up first, as it would be.
  let answer = await send(own, lead);
  for (let turn = 0; turn < 100 && answer.status === 200; turn++) answer = await send(own, lead);
  const stored = async () => (await own.platform.database.db.selectFrom("lead").select("id").execute()).length;
  const before = await stored();
  expect([answer.status, answer.headers.get("retry-after"), await answer.json()]).toEqual([
    503,
    "30",
    { success: false, code: "storage_away", message: expect.stringContaining("its disk is full") },
  ]);
  await expect.poll(ready, { timeout: 20_000 }).toEqual([503, expect.objectContaining({ ready: false, database: true, storage: false })]);
  expect((await own.ask("/healthz")).status).toBe(200);
  expect((await own.ask("/sitemap.xml")).status).toBe(200);
  expect(await stored()).toBe(before);

  await setFull(own, false);
  expect((await send(own, lead)).status).toBe(200);
  expect(await stored()).toBe(before + 1);
  await expect.poll(ready, { timeout: 20_000 }).toEqual([200, expect.objectContaining({ ready: true, storage: true })]);
});

it("a disk that is really full says the same, and recovers", { timeout: 60_000 }, async ({ skip }) => {
  const dataDir = mkdtempSync(join(tmpdir(), "test-full-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=24m", "tmpfs", dataDir], { stdio: "ignore" });
  } catch {
    rmSync(dataDir, { recursive: true });
    console.info("The full disk was not tried: mounting is not permitted here.");
    return skip("mounting is not permitted here");
  }
  const { db, close } = await openDatabase({ dataDir, log: createLogger({ level: "silent" }) });
  try {
    let clock = 0;
    const canKeep = createStorageCheck({ db }, dataDir, () => (clock += 10_000));
    expect(await canKeep()).toBe(true);
    const { bavail, bsize } = statfsSync(dataDir);
    writeFileSync(join(dataDir, "filler"), new Uint8Array(bavail * bsize));
    const keep = (id: string) =>
      db.transaction().execute(async (trx) => {
        await trx
          .insertInto("document")
          .values({ id, type: "test", json: "x".repeat(900_000), updated_at: "" })
          .execute();
      });
    const fault = await keep("a").catch((error: unknown) => knownFault(error)?.code);
    expect(fault).toBe("storage_away");
    expect(await canKeep()).toBe(false);
    rmSync(join(dataDir, "filler"));
    await keep("b");
    expect(await canKeep()).toBe(true);
    expect(await db.selectFrom("document").select("id").execute()).toEqual([{ id: "b" }]);
  } finally {
    await close();
    execFileSync("umount", [dataDir]);
    rmSync(dataDir, { recursive: true });
  }
});
