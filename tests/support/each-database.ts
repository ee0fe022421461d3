import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, inject } from "vitest";
import { type OpenDatabase, openDatabase } from "#platform/database/open-database.ts";
import { createLogger } from "#platform/log/logger.ts";
import { copyDatabase } from "./postgres.ts";
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

/** Copies of the model that no test uses now, of all files of this process. */
const spare = reuseDatabases(() => inject("models").postgres.state);

/** Runs one contract suite on SQLite and on PostgreSQL: every store has one suite that both databases pass. */
export function describeOnEachDatabase(title: string, suite: (database: DatabaseUnderTest) => void): void {
  describe.each(["sqlite", "postgres"] as const)(`${title} on %s`, (dialect) => {
    const opened: OpenDatabase[] = [];
    /** Copies of the model that are open. */
    const inUse: string[] = [];
    let folder = "";
    let places = 0;

    beforeAll(() => {
      folder = mkdtempSync(join(tmpdir(), "test-database-"));
    });
    afterEach(async () => {
      for (const database of opened.splice(0)) await database.close();
      for (const url of inUse.splice(0)) spare.give(url);
    });
    afterAll(() => rmSync(folder, { recursive: true, force: true }));

    const newFolder = () => join(folder, String(++places));
    const createPlace = async (): Promise<DatabasePlace> =>
      dialect === "sqlite"
        ? { dataDir: newFolder() }
        : { dataDir: newFolder(), databaseUrl: await copyDatabase(inject("models").postgres.url, "template0") };
    /** The migrations ran once; every test gets a copy of what they made. */
    const copyModel = async (): Promise<DatabasePlace> => {
      const { sqlite, postgres } = inject("models");
      const dataDir = newFolder();
      if (dialect === "sqlite") {
        cpSync(sqlite, dataDir, { recursive: true });
        return { dataDir };
      }
      const databaseUrl = (await spare.take()) ?? (await copyDatabase(postgres.url));
      inUse.push(databaseUrl);
      return { dataDir, databaseUrl };
    };
    suite({
      dialect,
      createPlace,
      async open(place) {
        const log = createLogger({ level: "silent" });
        const database = await openDatabase({ ...(place ?? (await copyModel())), log, patienceMs: 60_000 });
        opened.push(database);
        return database;
      },
    });
  });
}
