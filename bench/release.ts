// An earlier release of this repository on the tables of this one: built from its commit, started on a database that this release has
// migrated, used beside it and after it. `RELEASE=COMMIT` names it; else it is the last one that lacks the three newest migrations.
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { migrations } from "#platform/database/migrations/migration-list.ts";
import { connectDatabase } from "#platform/database/open-database.ts";
import { createLogger } from "#platform/log/logger.ts";
import { type OwnSite, startOwnSite } from "../tests/support/own-site.ts";
import { startPostgres } from "../tests/support/postgres.ts";
import { type Acknowledged, lostOf, openStaff, startOnePage, useSite } from "../tests/support/use-site.ts";

const TABLES = "src/platform/database";

export async function benchRelease() {
  const third = Object.keys(migrations).at(-3);
  const added = git("log", "-1", "--diff-filter=A", "--format=%H", "--", `${TABLES}/migrations/${third}.ts`);
  const commit = git("rev-parse", process.env["RELEASE"] ?? `${added}^`);
  const known = git("ls-tree", "-r", "--name-only", commit, TABLES);
  const later = Object.keys(migrations).filter((name) => !known.includes(`/${name}.ts`));
  const folder = mkdtempSync(join(tmpdir(), "release-"));
  const postgres = await startPostgres();
  try {
    const earlier = join(folder, "release");
    buildRelease(commit, earlier);
    console.log(`release: ${git("log", "-1", "--format=%h of %as", commit)} does not know ${later.join(", ")}`);
    await useBoth("SQLite", { earlier, dataDir: join(folder, "data") });
    await useBoth("PostgreSQL", { earlier, databaseUrl: await postgres.createDatabase() });
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Place {
  /** Where the built earlier release lies. */
  earlier: string;
  dataDir?: string;
  databaseUrl?: string;
}

/** On PostgreSQL the two serve side by side, as in a deploy; SQLite serves one at a time. */
async function useBoth(name: string, { earlier, dataDir, databaseUrl }: Place) {
  const page = await startOnePage();
  const sites = new Set<OwnSite>();
  const acknowledged: Acknowledged[] = [];
  const env = { FETCH_ALLOW_HOSTS: page.host, ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }) };
  const start = async (release = ".") => {
    const site = await startOwnSite({ isDemoDay: false, env, release, ...(dataDir !== undefined && { dataDir }) });
    sites.add(site);
    return site;
  };
  const stop = async (site: OwnSite) => {
    if (sites.delete(site)) await site.stop();
  };
  const use = async (site: OwnSite, by: string) =>
    acknowledged.push(await useSite(site.origin, { name: `${by}-${acknowledged.length}`, website: page.address }));
  try {
    let old = await start(earlier);
    const missingIn = await openStaff(old.ownerLink);
    const faults: string[] = [];
    const look = async (site: OwnSite) => faults.push(...(await missingIn(site.origin, acknowledged)));
    await use(old, "before");
    if (databaseUrl === undefined) await stop(old);
    const now = await start();
    await use(now, "now");
    if (databaseUrl !== undefined) await use(old, "beside");
    await look(now);
    await stop(now);
    await stop(old);
    old = await start(earlier);
    await use(old, "after");
    await look(old);
    await stop(old);
    const { db, close } = connectDatabase({ dataDir: dataDir ?? "", databaseUrl, log: createLogger({ level: "silent" }) });
    faults.push(...(await lostOf(db, acknowledged)));
    await close();
    const told = faults.length === 0 ? "all of it there once, and shown to staff by both" : faults.join(", ");
    console.log(`release: on ${name} it was used ${acknowledged.map(({ email }) => email.split("@")[0]).join(", ")}: ${told}`);
    if (faults.length > 0) process.exitCode = 1;
  } finally {
    for (const site of sites) await site.stop();
    page.close();
  }
}

/** With the modules of this one where both lock the same. */
function buildRelease(commit: string, folder: string) {
  mkdirSync(folder);
  const run = (command: string, ...args: string[]) => execFileSync(command, args, { cwd: folder, stdio: ["ignore", "ignore", "inherit"] });
  const archive = join(folder, "release.tar");
  git("archive", `--output=${archive}`, commit);
  run("tar", "-xf", archive);
  if (git("rev-parse", `${commit}:package-lock.json`) === git("rev-parse", "HEAD:package-lock.json"))
    symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  else run("npm", "ci", "--no-audit", "--no-fund");
  run("npm", "run", "build");
}

function git(...args: string[]): string {
  return execFileSync("git", args, { encoding: "utf8" }).trim();
}
