import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { DatasetKind } from "#core/datasets/dataset-kind.ts";
import { startPostgres, type TestPostgres } from "../../../tests/support/postgres.ts";
import { type OpenDatabase, openDatabase } from "../database/open-database.ts";
import { createLogger } from "../log/logger.ts";
import { followEditions } from "./follow-editions.ts";
import { importDataset } from "./import/import-dataset.ts";
import { createKeptEditions } from "./kept-editions.ts";
import { openDatasets } from "./open-datasets.ts";

const now = () => new Date("2026-11-17T06:00:00Z");
const log = createLogger({ level: "silent" });
const RANKS = "#harmonicc_pos\t#harmonicc_val\t#pr_pos\t#pr_val\t#host_rev\t#n_hosts\n1\t3.1E7\t2\t0.01\tcom.google\t3000\n";
const PATIENCE = { timeout: 20_000, interval: 10 };

let postgres: TestPostgres;
let folder: string;
let database: OpenDatabase;
const ends: (() => Promise<void>)[] = [];
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres?.stop());
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "shared-lists-"));
  database = await openDatabase({ dataDir: "", databaseUrl: await postgres.createDatabase(), log });
});
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

/** With a folder of its own, empty at first. */
function startInstance(name: string) {
  const dataDir = join(folder, name);
  mkdirSync(dataDir, { recursive: true });
  const datasets = openDatasets({ dataDir, now });
  const kept = createKeptEditions(database);
  const following = followEditions({ kept, dataDir, log, onChange: datasets.reread, everyMs: 10, retryMs: 50 });
  let isOver = false;
  const stop = async () => {
    if (isOver) return;
    isOver = true;
    await following.stop();
    datasets.close();
  };
  ends.push(stop);
  return {
    datasets,
    stop,
    rowsFile: () => join(dataDir, "datasets/tranco", String(readdirSync(join(dataDir, "datasets/tranco"))[0]), "rows"),
    ranks: (domain: string) => datasets.lookUp(domain).tranco.map(({ asOf, rank }) => [asOf, rank]),
  };
}

/** In a folder that goes with its process. */
async function load(
  kind: DatasetKind,
  files: Record<string, string | Uint8Array>,
  edition: string,
  keep = createKeptEditions(database).keep,
) {
  const dataDir = mkdtempSync(join(folder, "import-"));
  const paths = Object.entries(files).map(([name, body]) => {
    writeFileSync(join(dataDir, name), body);
    return join(dataDir, name);
  });
  await importDataset({ dataDir, kind, files: paths, edition, now, onProgress() {}, keep });
  expect(readdirSync(join(dataDir, "datasets", kind))).toEqual([]);
}

const loadRanks = (edition: string, ...domains: string[]) =>
  load("tranco", { "list.csv": domains.map((domain, index) => `${index + 1},${domain}\n`).join("") }, edition);
const count = async (table: "dataset_edition" | "dataset_piece") =>
  Number(
    (
      await database.db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll().as("rows"))
        .executeTakeFirstOrThrow()
    ).rows,
  );

describe("imported lists that instances share", () => {
  it("are answered from alike by instances that began with nothing, before the import or after it", async () => {
    const one = startInstance("one");
    await expect.poll(() => one.datasets.loaded(), PATIENCE).toEqual([]);
    // Larger than a piece, and not by whole pieces.
    const domains = Array.from({ length: 60_000 }, (_, index) => `site-${index}.com`);
    await loadRanks("2026-11-14", ...domains);
    const two = startInstance("two");
    for (const instance of [one, two]) {
      await expect.poll(() => instance.ranks("site-59999.com"), PATIENCE).toEqual([["2026-11-14", 60_000]]);
      expect([instance.ranks("site-0.com"), instance.ranks("not-there.com")]).toEqual([[["2026-11-14", 1]], [["2026-11-14", null]]]);
    }
    expect(one.datasets.loaded()).toEqual(two.datasets.loaded());
    expect(readFileSync(one.rowsFile())).toEqual(readFileSync(two.rowsFile()));
    expect(await count("dataset_piece")).toBe(3);
  });

  it("that are a graph come with all their files", async () => {
    const edges = gzipSync("0\t1\n1\t0\n2\t0\n");
    await load("commoncrawl-edges", { edges, vertices: "0\tcom.a\n1\tcom.b\n2\tcom.c\n" }, "cc-main-2026-aug-sep-oct");
    const one = startInstance("one");
    await expect
      .poll(() => one.datasets.lookUp("a.com").referring?.examples, PATIENCE)
      .toEqual([
        { domain: "b.com", rank: null },
        { domain: "c.com", rank: null },
      ]);
  });

  it("are replaced by a new import of their edition, and nothing of the former stays", async () => {
    await loadRanks("2026-10-14", "old.com");
    await loadRanks("2026-11-14", "google.com", "shop.com");
    const one = startInstance("one");
    const both = (october: number | null, november: number | null) => [
      ["2026-10-14", october],
      ["2026-11-14", november],
    ];
    await expect.poll(() => one.ranks("shop.com"), PATIENCE).toEqual(both(null, 2));
    await loadRanks("2026-11-14", "shop.com", "google.com");
    // Never both, never neither.
    const seen = new Set<string>();
    await expect
      .poll(() => {
        const ranks = one.ranks("shop.com");
        seen.add(JSON.stringify(ranks));
        return ranks;
      }, PATIENCE)
      .toEqual(both(null, 1));
    expect([...seen].filter((ranks) => ![both(null, 2), both(null, 1)].some((known) => JSON.stringify(known) === ranks))).toEqual([]);
    expect([await count("dataset_edition"), await count("dataset_piece")]).toEqual([2, 4]);
  });

  it("show nothing of an import that is broken off, and keep nothing of it once another is done or an instance starts", async () => {
    await loadRanks("2026-10-14", "old.com");
    const one = startInstance("one");
    await expect.poll(() => one.ranks("old.com"), PATIENCE).toEqual([["2026-10-14", 1]]);
    const kept = createKeptEditions(database);
    const half = mkdtempSync(join(folder, "half-"));
    writeFileSync(join(half, "rows"), Buffer.alloc(600_000));
    // A folder where a file is expected: what was written before it stays behind.
    mkdirSync(join(half, "zz"));
    await expect(kept.keep(half, "tranco", "2026-11-14~00000000")).rejects.toThrow("EISDIR");
    expect([await kept.ids(), await count("dataset_piece")]).toEqual([[expect.stringMatching(/^2026-10-14~/)], 4]);
    startInstance("two");
    await expect.poll(() => count("dataset_piece"), PATIENCE).toBe(2);
    await expect(kept.keep(half, "tranco", "2026-11-14~00000000")).rejects.toThrow("EISDIR");
    await loadRanks("2026-09-14", "older.com");
    await expect
      .poll(() => one.ranks("old.com"), PATIENCE)
      .toEqual([
        ["2026-09-14", null],
        ["2026-10-14", 1],
      ]);
    expect([await count("dataset_edition"), await count("dataset_piece")]).toEqual([2, 4]);
  });

  it.each<[string, (rows: string) => void]>([
    ["cut", (rows) => truncateSync(rows, 262_200)],
    ["damaged where nothing tells but its sum", (rows) => writeFileSync(rows, readFileSync(rows).with(-1, 7))],
    ["gone", (rows) => rmSync(rows)],
  ])("are fetched again where a file is %s", async (_, spoil) => {
    await loadRanks("2026-11-14", "google.com", "shop.com");
    const before = startInstance("one");
    const ranks = ({ ranks: of }: typeof before) => [of("google.com"), of("shop.com")];
    const right = [[["2026-11-14", 1]], [["2026-11-14", 2]]];
    await expect.poll(() => ranks(before), PATIENCE).toEqual(right);
    const whole = readFileSync(before.rowsFile());
    await before.stop();
    spoil(before.rowsFile());
    const after = startInstance("one");
    expect(ranks(after)).not.toEqual(right);
    await expect.poll(() => ranks(after), PATIENCE).toEqual(right);
    expect(readFileSync(after.rowsFile())).toEqual(whole);
  });

  it("are not taken where the database lost some of their bytes, and are once they are there again", async () => {
    await loadRanks("2026-11-14", "google.com", "shop.com");
    const piece = database.db.selectFrom("dataset_piece").selectAll().where("file", "=", "rows");
    const { bytes } = await piece.executeTakeFirstOrThrow();
    const put = (body: Uint8Array) => database.db.updateTable("dataset_piece").set({ bytes: body }).where("file", "=", "rows").execute();
    await put(Buffer.from(bytes).fill(1, 1_000));
    const one = startInstance("one");
    const lines: unknown[] = [];
    const told = { ...log, warn: (...line: unknown[]) => lines.push(line) };
    const dataDir = mkdtempSync(join(folder, "told-"));
    const following = followEditions({ kept: createKeptEditions(database), dataDir, log: told, onChange() {}, everyMs: 10, retryMs: 50 });
    ends.push(following.stop);
    await expect.poll(() => lines.length, PATIENCE).toBeGreaterThan(1);
    expect(String((lines[0] as [string, { error: Error }])[1].error)).toContain(
      "its file rows is damaged in the database: import it again",
    );
    expect(one.ranks("shop.com")).toEqual([]);
    await put(bytes);
    await expect.poll(() => one.ranks("shop.com"), PATIENCE).toEqual([["2026-11-14", 2]]);
  });

  it("of a folder that the database lacks are put there, and old ones that it let go of are not", async () => {
    const dataDir = join(folder, "one");
    mkdirSync(dataDir);
    writeFileSync(join(dataDir, "ranks.txt"), RANKS);
    const files = [join(dataDir, "ranks.txt")];
    await importDataset({ dataDir, kind: "commoncrawl-ranks", files, edition: "cc-main-2025-aug-sep-oct", now, onProgress() {} });
    const one = startInstance("one");
    const two = startInstance("two");
    const editions = (instance: typeof one) => instance.datasets.lookUp("google.com").linkRanks.map(({ asOf }) => asOf);
    await expect.poll(() => editions(two), PATIENCE).toEqual(["2025-10-31"]);
    await one.stop();
    for (const months of ["nov-dec-jan", "feb-mar-apr", "may-jun-jul", "aug-sep-oct"])
      await load("commoncrawl-ranks", { ranks: RANKS }, `cc-main-2026-${months}`);
    const again = startInstance("one");
    for (const instance of [again, two])
      await expect.poll(() => editions(instance), PATIENCE).toEqual(["2026-01-31", "2026-04-30", "2026-07-31", "2026-10-31"]);
    expect(await count("dataset_edition")).toBe(4);
  });
});
