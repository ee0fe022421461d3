import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe } from "vitest";
import { type OpenDatabase, openDatabase } from "#platform/database/open-database.ts";
import { createLogger } from "#platform/log/logger.ts";
import { startPostgres, type TestPostgres } from "./postgres.ts";
import { reuseDatabases } from "./reused-databases.ts";

/** Where a database is: hand it to a second `open`, or to a child process, to reach the same one. */
export interface DatabasePlace {
  dataDir: string;
  databaseUrl?: string;
}

export interface DatabaseUnderTest {
  dialect: "sqlite" | "postgres";
  /** A fresh, empty place. */
  createPlace(): Promise<DatabasePlace>;
  /** Opens a place (a fresh one with its tables if none is given); closed after the test. */
  open(place?: DatabasePlace): Promise<OpenDatabase>;
}

/** Runs one contract suite on SQLite and on PostgreSQL: every store has one suite that both databases pass. */
export function describeOnEachDatabase(title: string, suite: (database: DatabaseUnderTest) => void): void {
  describe.each(["sqlite", "postgres"] as const)(`${title} on %s`, (dialect) => {
    const opened: OpenDatabase[] = [];
    /** Copies of the model that are open. */
    const lent: string[] = [];
    let folder = "";
    let postgres: TestPostgres | undefined;
    let places = 0;
    let model: ReturnType<typeof makeModel> | undefined;

    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), "test-database-"));
      if (dialect === "postgres") postgres = await startPostgres();
    }, 60_000);
    afterEach(async () => {
      for (const database of opened.splice(0)) await database.close();
      const spare = (await model)?.spare;
      for (const url of lent.splice(0)) spare?.give(url);
    });
    afterAll(async () => {
      await postgres?.stop();
      rmSync(folder, { recursive: true, force: true });
    });

    const createPlace = async (like?: DatabasePlace): Promise<DatabasePlace> => {
      const dataDir = join(folder, String(++places));
      if (postgres) return { dataDir, databaseUrl: await postgres.createDatabase(like?.databaseUrl) };
      if (like) cpSync(like.dataDir, dataDir, { recursive: true });
      return { dataDir };
    };
    const openPlace = (place: DatabasePlace) => openDatabase({ ...place, log: createLogger({ level: "silent" }), patienceMs: 60_000 });
    /** The migrations run once; every test gets a copy of what they made. */
    const makeModel = async () => {
      const place = await createPlace();
      await (await openPlace(place)).close();
      return { place, spare: place.databaseUrl === undefined ? undefined : await reuseDatabases(place.databaseUrl) };
    };
    const copyModel = async (): Promise<DatabasePlace> => {
      model ??= makeModel();
      const { place, spare } = await model;
      const databaseUrl = await spare?.take();
      const copy = databaseUrl ? { dataDir: place.dataDir, databaseUrl } : await createPlace(place);
      if (copy.databaseUrl) lent.push(copy.databaseUrl);
      return copy;
    };
    suite({
      dialect,
      createPlace: () => createPlace(),
      async open(place) {
        const database = await openPlace(place ?? (await copyModel()));
        opened.push(database);
        return database;
      },
    });
  });
}
