import { setTimeout as sleep } from "node:timers/promises";
import { createDocumentStore } from "#content/source/database-document-store.server.ts";
import type { RawDocument } from "#core/content/raw-document.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { createLogger } from "#platform/log/logger.ts";
import { freePort } from "../tests/support/free-port.ts";
import { startPostgres } from "../tests/support/postgres.ts";
import { cpuMicroseconds } from "./process-time.ts";
import { type Served, serveSite } from "./serve.ts";

/** List pages that nobody has asked for yet: each is made. */
const PAGES = 40;
const FIRST_PAGE = 10;
const PUBLISHES = 5;

/** Two instances on one PostgreSQL with so many posts: what a list page costs to make, and how long until both show what was published. */
export async function benchStudioPages(documents: readonly RawDocument[]): Promise<void> {
  const postgres = await startPostgres();
  const databaseUrl = await postgres.createDatabase();
  const { db, close } = await openDatabase({ dataDir: "", databaseUrl, log: createLogger({ level: "silent" }), isServing: false });
  const sites: Served[] = [];
  try {
    const store = createDocumentStore(db);
    await store.put([...documents], new Date());
    for (let count = 0; count < 2; count++) {
      const port = await freePort();
      sites.push(
        await serveSite(port, { DATABASE_URL: databaseUrl, SITE_ORIGIN: `http://127.0.0.1:${port}`, PAGE_RENDERS_A_MINUTE: "6000" }),
      );
    }
    const [one, other] = sites as [Served, Served];
    const read = async ({ origin }: Served, path: string) => (await fetch(origin + path)).text();
    for (let page = 2; page < FIRST_PAGE; page++) await read(one, `/blog/page/${page}/`);
    await sleep(3_000);
    const before = cpuMicroseconds(one);
    for (let page = FIRST_PAGE; page < FIRST_PAGE + PAGES; page++)
      if (!(await read(one, `/blog/page/${page}/`)).includes("<h1")) throw new Error(`page ${page} of the blog is none`);
    const used = (cpuMicroseconds(one) - before) / 1_000 / PAGES;
    console.log(`${documents.length} documents: a page of the blog's list, made whole: ${used.toFixed(1)} ms of processor (goal 50)`);

    const last = documents.findLast(({ _type }) => _type === "post") as RawDocument;
    const path = `/blog/${(last["slug"] as { current: string }).current}`;
    await Promise.all([read(one, path), read(other, path)]);
    const waits: number[] = [];
    for (let turn = 0; turn < PUBLISHES; turn++) {
      const title = `Published in turn ${turn}`;
      const began = performance.now();
      await store.put([{ ...last, title }], new Date());
      const shows = async (site: Served) => {
        while (!(await read(site, path)).includes(title)) await sleep(50);
      };
      await Promise.all([shows(one), shows(other)]);
      waits.push((performance.now() - began) / 1_000);
    }
    console.log(
      `${documents.length} documents: shown on two instances after ${waits.map((wait) => wait.toFixed(1)).join(", ")} s (goal 5)`,
    );
  } finally {
    for (const site of sites) await site.stop();
    await close();
    await postgres.stop();
  }
}
