import { fork } from "node:child_process";
import { once } from "node:events";
import { createWriteStream, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createGzip } from "node:zlib";
import { openDatabase } from "#platform/database/open-database.ts";
import { followEditions } from "#platform/datasets/follow-editions.ts";
import { createKeptEditions } from "#platform/datasets/kept-editions.ts";
import { openDatasets } from "#platform/datasets/open-datasets.ts";
import { createLogger } from "#platform/log/logger.ts";
import { startPostgres } from "../tests/support/postgres.ts";

const ROWS = Number(process.env["BENCH_ROWS"] ?? 20_000_000);
const LOOK_UPS = 20_000;

/** A generated file in the form of the Common Crawl ranks: imported, killed on the way, imported again; then looked up, and shared. */
export async function benchDatasets(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "bench-datasets-"));
  try {
    const file = join(dataDir, "cc-main-2026-aug-sep-oct-domain-ranks.txt.gz");
    await writeRanks(file);
    const killed = await runImport(dataDir, file, /[4-9]\d % read/);
    console.log(`killed at: ${killed.last}`);
    const begun = performance.now();
    const whole = await runImport(dataDir, file);
    console.log(`begun again: ${whole.first}`);
    console.log(whole.last);
    console.log(
      `${ROWS.toLocaleString("en-US")} rows, the second attempt: ${secondsSince(begun)}, at most ${whole.megabytes} MB of memory`,
    );
    const datasets = openDatasets({ dataDir, now: () => new Date() });
    for (const [what, nameOf] of [
      ["listed", (index: number) => nameAt((index * 9_973) % ROWS)],
      ["not listed", (index: number) => `not-there-${index}.com`],
    ] as const) {
      const names = Array.from({ length: LOOK_UPS }, (_, index) => nameOf(index));
      for (const name of names.slice(0, 1_000)) datasets.lookUp(name);
      const start = performance.now();
      let found = 0;
      for (const name of names) if (datasets.lookUp(name).linkRanks[0]?.harmonic) found++;
      const micros = ((performance.now() - start) * 1_000) / LOOK_UPS;
      console.log(`look-up, ${what}: ${micros.toFixed(1)} µs, ${found} of ${LOOK_UPS} found`);
    }
    datasets.close();
    await share(dataDir);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** The list into PostgreSQL, and from there into the empty folders of two instances, one after the other. */
async function share(dataDir: string): Promise<void> {
  const log = createLogger({ level: "silent" });
  const postgres = await startPostgres();
  const database = await openDatabase({ dataDir: "", databaseUrl: await postgres.createDatabase(), log });
  try {
    const kept = createKeptEditions(database);
    const begun = performance.now();
    await kept.takeOver(dataDir);
    console.log(`written into PostgreSQL: ${secondsSince(begun)}`);
    for (const name of ["one", "two"]) {
      const start = performance.now();
      const { promise: fetched, resolve: onChange } = Promise.withResolvers<void>();
      const following = followEditions({ kept, dataDir: join(dataDir, name), log, onChange });
      await fetched;
      console.log(`fetched by instance ${name}: ${secondsSince(start)}`);
      await following.stop();
    }
  } finally {
    await database.close();
    await postgres.stop();
  }
}

const secondsSince = (begun: number) => `${((performance.now() - begun) / 1000).toFixed(0)} s`;

const nameAt = (index: number) => `site-${index.toString(36)}.${["com", "org", "co.uk", "de"][index & 3]}`;

async function writeRanks(file: string): Promise<void> {
  const gzip = createGzip({ level: 1 });
  const written = once(gzip.pipe(createWriteStream(file)), "finish");
  gzip.write("#harmonicc_pos\t#harmonicc_val\t#pr_pos\t#pr_val\t#host_rev\t#n_hosts\n");
  for (let at = 0; at < ROWS; ) {
    let text = "";
    for (const end = Math.min(ROWS, at + 20_000); at < end; at++)
      text += `${at + 1}\t${(3e7 - at).toFixed(1)}\t${ROWS - at}\t1.2E-5\t${nameAt(at).split(".").reverse().join(".")}\t${1 + (at % 9)}\n`;
    if (!gzip.write(text)) await once(gzip, "drain");
  }
  gzip.end();
  await written;
}

/** In a process of its own, whose memory is watched; killed once it says `until`. */
async function runImport(dataDir: string, file: string, until?: RegExp) {
  const child = fork(join(import.meta.dirname, "../scripts/data-import.ts"), ["commoncrawl-ranks", file], {
    env: { ...process.env, DATA_DIR: dataDir },
    execArgv: ["--import", `data:text/javascript,process.on("exit",()=>process.send?.(process.resourceUsage().maxRSS))`],
    silent: true,
  });
  let said = "";
  let kilobytes = 0;
  child.on("message", (message) => {
    kilobytes = Number(message);
  });
  child.stderr?.on("data", (data) => {
    said += data;
  });
  child.stdout?.on("data", (data) => {
    said += data;
    if (until?.test(said)) child.kill("SIGKILL");
  });
  await once(child, "close");
  const lines = said.trim().split("\n");
  return { first: lines[0], last: lines.slice(-2).join(" "), megabytes: Math.round(kilobytes / 1024) };
}
