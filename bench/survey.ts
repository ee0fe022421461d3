// A hundred thousand pages of a thousand sites, read by one, two and three instances from one frontier in PostgreSQL; one of them is killed
// on the way. Prints pages a second, processor time and memory, and what the sites themselves saw.
import { type ChildProcess, fork, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { createSurveyStore, type SurveyStore } from "#features/survey/survey-store.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { createLogger } from "#platform/log/logger.ts";
import { freePort } from "../tests/support/free-port.ts";
import { startPostgres } from "../tests/support/postgres.ts";
import type { SeenRequests } from "./many-sites.ts";
import { cpuMicroseconds, memoryMb } from "./process-time.ts";
import { type Served, serveSite } from "./serve.ts";

const SITES = Number(process.env["SITES"] ?? 1_000);
const PAGES = Number(process.env["PAGES"] ?? 100);
/** Of each measurement, after instances have had as long to take up their work. */
const SECONDS = Number(process.env["SECONDS"] ?? 30);

export async function benchSurvey() {
  const postgres = await startPostgres();
  const folder = mkdtempSync(join(tmpdir(), "survey-"));
  const web = await startSites();
  const databaseUrl = await postgres.createDatabase();
  const { db, dialect, close } = await openDatabase({ dataDir: folder, databaseUrl, log: createLogger({ level: "silent" }) });
  const store = createSurveyStore({ db, dialect });
  const env = { DATABASE_URL: databaseUrl, FETCH_ALLOW_HOSTS: web.hosts.join() };
  const instances: Served[] = [];
  const start = async () => {
    const port = await freePort();
    instances.push(await serveSite(port, { ...env, SITE_ORIGIN: `http://127.0.0.1:${port}` }));
  };
  try {
    const list = join(folder, "sites.txt");
    writeFileSync(list, web.hosts.map((host) => `http://${host}/`).join("\n"));
    const added = spawnSync(process.execPath, ["scripts/survey.ts", list, "--pages", String(PAGES)], { env: { ...process.env, ...env } });
    if (added.status !== 0) throw new Error(String(added.stderr));
    const from = performance.now();
    for (let count = 1; count <= 3; count++) {
      await start();
      // The first hold of a site brings one page, so the beginning is slow.
      await sleep((count === 1 ? 2 : 1) * SECONDS * 1_000);
      const found = await measure(store, instances);
      console.log(`survey: ${count} ${count === 1 ? "instance" : "instances"}: ${found}`);
    }
    process.kill(instances.pop()?.pid ?? 0, "SIGKILL");
    const killedAt = new Date();
    const left = await heldAt(killedAt);
    console.log(`survey: one of three is killed with SIGKILL`);
    while (await isHeldSince(left)) await sleep(200);
    console.log(
      `survey: the ${left.size} sites that were held at that moment had all come up again after ${told((Date.now() - killedAt.getTime()) / 1_000)} s`,
    );
    await start();
    let most = 0;
    for (let open = 1; open > 0; ) {
      await sleep(1_000);
      most = Math.max(most, ...instances.map(memoryMb));
      open = (await store.progress()).open;
    }
    const { pages, sites, outcomes } = await store.progress();
    const seconds = (performance.now() - from) / 1_000;
    const seen = await web.seen();
    console.log(
      `survey: ${told(pages)} pages of ${told(sites)} sites in ${told(seconds)} s; ${[...outcomes].map(([why, count]) => `${why} ${told(count)}`).join(", ")}; at most ${most} MB in one instance`,
    );
    console.log(
      `survey: the sites saw ${told(seen.requests)} requests for ${told(seen.pages)} pages, ${told(seen.again)} of them asked for again; ${seen.mostAtOnce} at once from one site at most; ${told(seen.shortestRestMs)} ms the shortest rest`,
    );
    if (pages !== SITES * PAGES || seen.pages !== SITES * PAGES || seen.mostAtOnce > 1) process.exitCode = 1;
  } finally {
    for (const site of instances) await site.stop();
    web.stop();
    await close();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }

  /** The turn of each site that somebody reads. */
  async function heldAt(moment: Date): Promise<Map<string, number>> {
    const rows = await db
      .selectFrom("survey_site")
      .select(["id", "turn"])
      .where("outcome", "is", null)
      .where("ready_at", ">", new Date(moment.getTime() + 2_000).toISOString())
      .execute();
    return new Map(rows.map(({ id, turn }) => [id, turn]));
  }

  async function isHeldSince(left: ReadonlyMap<string, number>): Promise<boolean> {
    const rows = await db.selectFrom("survey_site").select(["id", "turn"]).where("outcome", "is", null).execute();
    return rows.some(({ id, turn }) => left.get(id) === turn);
  }
}

async function measure(store: SurveyStore, instances: readonly Served[]): Promise<string> {
  const [before, from] = [await store.progress(), performance.now()];
  const used = instances.map(cpuMicroseconds);
  await sleep(SECONDS * 1_000);
  const pages = (await store.progress()).pages - before.pages;
  const cpu = instances.reduce((sum, instance, at) => sum + cpuMicroseconds(instance) - (used[at] ?? 0), 0);
  const rate = (pages * 1_000) / (performance.now() - from);
  return `${told(rate)} pages a second, ${told(cpu / 1_000 / pages)} ms of processor a page, ${instances.map(memoryMb).join(", ")} MB`;
}

/** In a process of its own, which is not counted. */
async function startSites() {
  const child: ChildProcess = fork(new URL("many-sites.ts", import.meta.url), [String(PAGES)]);
  const [port] = (await once(child, "message")) as [number];
  return {
    hosts: Array.from({ length: SITES }, (_, n) => `127.0.${1 + Math.floor(n / 250)}.${1 + (n % 250)}:${port}`),
    async seen(): Promise<SeenRequests> {
      const answer = once(child, "message");
      child.send("seen");
      return ((await answer) as [SeenRequests])[0];
    },
    stop: () => child.disconnect(),
  };
}

const told = (value: number): string => value.toLocaleString("en-US", { maximumFractionDigits: value < 100 ? 1 : 0 });
