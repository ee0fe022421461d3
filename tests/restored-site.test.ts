import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readBackup } from "#platform/backup/read-backup.ts";
import { restore } from "#platform/backup/restore.ts";
import { writeBackup } from "#platform/backup/write-backup.ts";
import { connectDatabase, type OpenDatabase } from "#platform/database/open-database.ts";
import { createLogger } from "#platform/log/logger.ts";
import { createDocumentStore } from "../src/content/source/database-document-store.server.ts";
import { type OwnSite, startOwnSite } from "./support/own-site.ts";
import { startPostgres, type TestPostgres } from "./support/postgres.ts";
import { sendAsVisitor } from "./support/send-as-visitor.ts";

const folder = mkdtempSync(join(tmpdir(), "test-restored-"));
const file = join(folder, "site.backup");
const KEY = "0123456789abcdef0123456789abcdef";
const BRAND = "Renamed";
const PAGES = ["/", "/blog/faq-markup-after-may-2026", "/services/link-building/", "/tools/canonical-tag-checker/", "/sitemap-posts.xml"];

let postgres: TestPostgres;
const sites: OwnSite[] = [];
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(async () => {
  await Promise.all(sites.map((site) => site.stop().catch(() => {})));
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

it("a site restored from a backup taken under load has every acknowledged row and the same pages, byte for byte", {
  timeout: 300_000,
}, async () => {
  const [firstUrl, secondUrl] = [await postgres.createDatabase(), await postgres.createDatabase()];
  const first = await startOwnSite({ env: { DATABASE_URL: firstUrl }, dataDir: join(folder, "first") });
  sites.push(first);
  await withDatabase(firstUrl, renameBrand);
  await expect.poll(async () => (await fetch(first.origin)).text(), { timeout: 120_000 }).toContain(BRAND);

  const load = subscribeVisitors(first.origin);
  await expect.poll(() => load.acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(10);
  const pages = await readPages(first.origin);
  const before = [...load.acknowledged];
  await withDatabase(firstUrl, (database) => writeBackup({ database, dataDir: first.dataDir, file, key: KEY, now: new Date() }));
  await load.stop();
  await first.stop();
  expect(load.acknowledged.length).toBeGreaterThan(before.length);

  const dataDir = join(folder, "second");
  await withDatabase(secondUrl, (database) => restore(readBackup(file, KEY), { database, dataDir }));
  // At the same address, which pages name.
  const env = { DATABASE_URL: secondUrl, PORT: new URL(first.origin).port, SITE_ORIGIN: first.origin };
  sites.push(await startOwnSite({ env, dataDir }));
  expect(await readPages(first.origin)).toEqual(pages);
  const rows = await withDatabase(secondUrl, ({ db }) => db.selectFrom("subscriber").select("email").execute());
  const restored = new Set(rows.map(({ email }) => email));
  expect(before.filter((email) => !restored.has(email))).toEqual([]);
});

async function withDatabase<T>(databaseUrl: string, work: (database: OpenDatabase) => Promise<T>): Promise<T> {
  const database = connectDatabase({ dataDir: "", databaseUrl, log: createLogger({ level: "silent" }) });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** What the export does not hold: pages that were made from the release's own content would show it. */
async function renameBrand({ db }: OpenDatabase) {
  const store = createDocumentStore(db);
  const settings = (await store.all()).find(({ _type }) => _type === "siteSettings");
  if (!settings) throw new Error("There are no settings");
  await store.put([{ ...settings, brandName: BRAND }], new Date());
}

/** One after another until it is stopped. */
function subscribeVisitors(origin: string) {
  const acknowledged: string[] = [];
  let isOver = false;
  const sending = (async () => {
    for (let n = 0; !isOver; n++) {
      const clientEmail = `visitor-${n}@client.example`;
      const { success } = await sendAsVisitor(origin, "subscribe", { data: { clientEmail } });
      if (success) acknowledged.push(clientEmail);
    }
  })();
  return {
    acknowledged,
    async stop() {
      isOver = true;
      await sending;
    },
  };
}

/** Nothing in a page is made for one answer: scripts are allowed by their hashes, so the policy is compared as well. */
const readPages = (origin: string) =>
  Promise.all(
    PAGES.map(async (path) => {
      const answer = await fetch(origin + path);
      const [etag, policy] = ["etag", "content-security-policy"].map((name) => answer.headers.get(name));
      return { path, status: answer.status, etag, policy, body: await answer.text() };
    }),
  );
