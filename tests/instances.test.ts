import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openDatabase } from "#platform/database/open-database.ts";
import { createLogger } from "#platform/log/logger.ts";
import { createDocumentStore } from "../src/content/source/database-document-store.server.ts";
import { type OwnSite, startOwnSite } from "./support/own-site.ts";
import { startPostgres, type TestPostgres } from "./support/postgres.ts";
import { sendAsVisitor } from "./support/send-as-visitor.ts";

let postgres: TestPostgres | undefined;
const sites: OwnSite[] = [];
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(async () => {
  await Promise.all(sites.map((site) => site.stop().catch(() => {})));
  await postgres?.stop();
}, 60_000);

/** A site of four pages that answers for its pages only when it may. */
async function startSlowSite() {
  const held: ServerResponse[] = [];
  let isOpen = false;
  const page = (response: ServerResponse) =>
    response
      .writeHead(200, { "content-type": "text/html" })
      .end(`<title>Slow</title>${["a", "b", "c"].map((name) => `<a href="/${name}">${name}</a>`).join("")}`);
  const server = createServer((request, response) => {
    if (!/^\/[abc]?$/.test(request.url ?? "")) response.writeHead(404).end();
    else if (isOpen || request.url === "/") page(response);
    else held.push(response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    open() {
      isOpen = true;
      for (const response of held.splice(0)) page(response);
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

it("two instances on one PostgreSQL, each with an empty data folder, are one site", { timeout: 300_000 }, async () => {
  const databaseUrl = (await postgres?.createDatabase()) ?? "";
  const slow = await startSlowSite();
  const start = () => startOwnSite({ isDemoDay: false, env: { DATABASE_URL: databaseUrl, FETCH_ALLOW_HOSTS: slow.host } });
  const [one, two] = await Promise.all([start(), start()]);
  sites.push(one, two);
  const text = async (site: OwnSite, path: string) => (await fetch(site.origin + path)).text();
  const status = async (site: OwnSite, path: string) => (await fetch(site.origin + path)).status;

  // Started together, they made one set of tables, one content and one owner.
  expect([one.ownerLink, two.ownerLink].filter(Boolean)).toHaveLength(1);
  expect([await status(one, "/readyz"), await status(two, "/readyz")]).toEqual([200, 200]);

  // Neither keeps a secret or a row of its own.
  for (const { dataDir } of [one, two]) expect(readdirSync(dataDir).filter((name) => /\.(?:key|sqlite)/.test(name))).toEqual([]);

  // What changes shows on both.
  const { db, close } = await openDatabase({ dataDir: "", databaseUrl, log: createLogger({ level: "silent" }) });
  const store = createDocumentStore(db);
  const settings = (await store.all()).find(({ _type }) => _type === "siteSettings");
  if (!settings) throw new Error("There are no settings");
  await store.put([{ ...settings, brandName: "Renamed" }], new Date());
  for (const site of [one, two]) await expect.poll(() => text(site, "/"), { timeout: 30_000 }).toContain("Renamed");

  // So does a list, imported in a folder that is neither's.
  const importing = mkdtempSync(join(tmpdir(), "instances-import-"));
  const list = join(importing, "cc-main-2026-aug-sep-oct-domain-ranks.txt");
  writeFileSync(list, "#harmonicc_pos\t#harmonicc_val\t#pr_pos\t#pr_val\t#host_rev\t#n_hosts\n1\t3.1E7\t2\t0.01\tcom.client\t3000\n");
  const env = { ...process.env, DATA_DIR: importing, DATABASE_URL: databaseUrl };
  await promisify(execFile)(process.execPath, ["scripts/data-import.ts", "commoncrawl-ranks", list], { env });
  rmSync(importing, { recursive: true });
  const headline = async (site: OwnSite) => {
    const answer = await fetch(`${site.origin}/api/tools/backlink-summary`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ url: "client.com" }),
    });
    return ((await answer.json()) as { data: { headline: string } }).data.headline;
  };
  for (const site of [one, two]) await expect.poll(() => headline(site), { timeout: 30_000 }).toBe("Links to client.com that were seen");

  // What one was killed over, the other ends.
  await two.stop();
  sites.splice(sites.indexOf(two), 1);
  const run = await fetch(`${one.origin}/api/tools/sitemap-generator`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ url: `http://${slow.host}/` }),
  });
  const { job } = (await run.json()) as { job: { id: string } };
  const stateOf = async () => (await db.selectFrom("job").select(["state", "attempt"]).where("id", "=", job.id).executeTakeFirst()) ?? {};
  await expect.poll(stateOf, { timeout: 60_000 }).toEqual({ state: "running", attempt: 1 });
  // It is the dead one's for half a minute at most.
  const { lease_until } = await db.selectFrom("job").select("lease_until").where("id", "=", job.id).executeTakeFirstOrThrow();
  expect(Date.parse(lease_until ?? "") - Date.now()).toBeLessThan(30_000);
  process.kill(one.pid, "SIGKILL");
  const three = await start();
  sites.push(three);
  // It began with nothing.
  await expect.poll(() => headline(three), { timeout: 30_000 }).toBe("Links to client.com that were seen");
  slow.open();
  await expect.poll(stateOf, { timeout: 90_000 }).toEqual({ state: "done", attempt: 2 });
  expect(await (await fetch(`${three.origin}/api/jobs/${job.id}`)).json()).toMatchObject({ job: { state: "done" } });
  slow.close();

  // A database that is restarted under load costs what is not kept, for as long as it is away, and says when to come back.
  const told = async (path: string) => {
    const answer = await fetch(three.origin + path);
    await answer.arrayBuffer();
    return [answer.status, answer.headers.get("retry-after")];
  };
  const whenUp: Record<string, number> = {
    "/": 200,
    "/chat/": 200,
    "/chat.data": 200,
    "/audit/no-such-audit/": 404,
    "/api/jobs/no-such-job": 404,
  };
  const load = startLoad(three.origin, Object.keys(whenUp), told);
  await expect.poll(() => load.acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(2);
  await postgres?.without(async () => {
    for (const path of Object.keys(whenUp)) expect(await told(path), path).toEqual(path === "/" ? [200, null] : [503, "30"]);
    await expect.poll(() => load.refused(), { timeout: 60_000 }).toBeGreaterThan(10);
  });
  for (const [path, status] of Object.entries(whenUp)) await expect.poll(() => told(path), { timeout: 60_000 }).toEqual([status, null]);
  const before = load.acknowledged.length;
  await expect.poll(() => load.acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(before + 2);
  const answers = await load.end();
  expect(answers.filter(([path, status, after]) => status !== whenUp[path] && !(path !== "/" && status === 503 && after === "30"))).toEqual(
    [],
  );
  const kept = (await db.selectFrom("subscriber").select("email").execute()).map(({ email }) => email);
  expect(load.acknowledged.filter((email) => kept.filter((one) => one === email).length !== 1)).toEqual([]);
  await close();
});

type Told = (string | number | null)[];

/** Pages in turn, and forms beside them, until it is ended. */
function startLoad(origin: string, paths: string[], told: (path: string) => Promise<Told>) {
  const answers: [path: string, status: number, after: string | null][] = [];
  const acknowledged: string[] = [];
  let isOver = false;
  const ask = async () => {
    for (let n = 0; !isOver; n++) {
      const path = paths[n % paths.length] ?? "/";
      const [status, after] = (await told(path)) as [number, string | null];
      answers.push([path, status, after]);
    }
  };
  const send = async () => {
    for (let n = 0; !isOver; n++) {
      const clientEmail = `load-${n}@client.example`;
      const { success } = await sendAsVisitor(origin, "subscribe", { data: { clientEmail } });
      if (success) acknowledged.push(clientEmail);
    }
  };
  const running = Promise.all([ask(), ask(), send()]);
  return {
    acknowledged,
    refused: () => answers.filter(([, status]) => status === 503).length,
    async end() {
      isOver = true;
      await running;
      return answers;
    },
  };
}
