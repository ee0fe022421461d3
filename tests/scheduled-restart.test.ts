import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openDatabase } from "#platform/database/open-database.ts";
import { createLogger } from "#platform/log/logger.ts";
import { startOwnSite } from "./support/own-site.ts";
import { startPostgres } from "./support/postgres.ts";

const TITLE = "Went out after the crash";

it.each(["sqlite", "postgres"] as const)(
  "a scheduled publish on %s survives a server that is killed, and happens once, with the words that were pinned",
  {
    timeout: 300_000,
  },
  async (dialect) => {
    const dataDir = mkdtempSync(join(tmpdir(), "scheduled-"));
    const postgres = dialect === "postgres" ? await startPostgres() : undefined;
    const databaseUrl = await postgres?.createDatabase();
    const start = () => startOwnSite({ dataDir, ...(databaseUrl && { env: { DATABASE_URL: databaseUrl } }) });
    const post = aPost();
    let site = await start();
    try {
      const opened = await fetch(site.ownerLink, { redirect: "manual" });
      const cookie = opened.headers
        .getSetCookie()
        .map((each) => each.split(";")[0])
        .join("; ");
      const address = `/admin/content/post/${post._id}`;
      const ask = async (path: string) => fetch(site.origin + path, { headers: { cookie } });
      const send = (path: string, form: Record<string, string>) =>
        fetch(site.origin + path, { method: "POST", headers: { origin: site.origin, cookie }, body: new URLSearchParams(form) });
      const write = async (title: string) => {
        const { rev } = (await (await ask(`${address}/save?rev=none`)).json()) as { rev: string };
        const change = { rev, opId: randomUUID(), patches: [{ type: "set", path: ["title"], value: title }] };
        expect((await send(`${address}/save`, { change: JSON.stringify(change) })).status).toBe(200);
      };
      const shown = async () => /<h1[^>]*>(.*?)<\/h1>/.exec(await (await fetch(`${site.origin}/blog/${post.slug.current}`)).text())?.[1];

      const before = await shown();
      await write(TITLE);
      expect((await send(`${address}/publish`, { intent: "schedule", at: "2026-11-16T09:00" })).status).toBe(200);
      await write("Words of later");

      process.kill(site.pid, "SIGKILL");
      await site.stop();
      site = await start();
      expect(await shown()).toBe(before);
      await site.moveClock(2 * 86_400_000);
      await expect.poll(shown, { timeout: 60_000 }).toBe(TITLE);

      process.kill(site.pid, "SIGKILL");
      await site.stop();
      site = await start();
      await site.moveClock(2 * 86_400_000);
      expect(await shown()).toBe(TITLE);
      await site.stop();
      const { db, close } = await openDatabase({ dataDir, databaseUrl, log: createLogger({ level: "silent" }) });
      const kinds = await db.selectFrom("revision").select("kind").where("document_id", "=", post._id).execute();
      await close();
      expect(kinds.filter(({ kind }) => kind === "publish")).toHaveLength(1);
    } finally {
      await site.stop();
      await postgres?.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
);

/** One that the site came with. */
function aPost(): { _id: string; slug: { current: string } } {
  const lines = readFileSync("content/data.ndjson", "utf8").split("\n");
  return JSON.parse(lines.find((line) => line.includes('"_type":"post"')) ?? "{}");
}
