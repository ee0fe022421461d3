import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { DummyDriver, Kysely, PostgresAdapter, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler, sql } from "kysely";
import { describe, expect, it, vi } from "vitest";
import { type DatabasePlace, describeOnEachDatabase } from "../../../tests/support/each-database.ts";
import { createLogger } from "../log/logger.ts";
import { migrateToLatest } from "./migrate-to-latest.ts";
import { migrations } from "./migrations/migration-list.ts";
import { type OpenDatabase, openDatabase } from "./open-database.ts";
import { knownFault } from "./storage-fault.ts";

const AT = "2026-11-15T12:00:00.000Z";
const row = (id: string, json = "{}") => ({ id, type: "test", json, updated_at: AT });
const idsIn = async ({ db }: OpenDatabase) => (await db.selectFrom("document").select("id").orderBy("id").execute()).map(({ id }) => id);

describe("the migration list", () => {
  it("holds every file of its folder, in order", () => {
    const files = readdirSync(new URL("./migrations/", import.meta.url)).filter((name) => /^\d{4}-/.test(name));
    expect(Object.keys(migrations).map((name) => `${name}.ts`)).toStrictEqual(files.sort());
  });

  it("only ever adds, and nothing that an older release would have to fill: it runs on the same tables meanwhile", async () => {
    const statements: string[] = [];
    const dry = new Kysely<never>({
      dialect: {
        createAdapter: () => new SqliteAdapter(),
        createDriver: () => new DummyDriver(),
        createIntrospector: (of) => new SqliteIntrospector(of),
        createQueryCompiler: () => new SqliteQueryCompiler(),
      },
      log: ({ query }) => void statements.push(query.sql),
    });
    for (const migration of Object.values(migrations)) await migration.up(dry);
    const changes = statements.filter((statement) => !/^(?:create (?:unique )?(?:table|index)|insert|update|select) /.test(statement));
    expect(changes.length).toBeGreaterThan(5);
    // Everybody had to sign in again, once.
    const others = changes.filter((change) => !/^alter table "\w+" add column "\w+" \w+(?: default \S+ not null)?$/.test(change));
    expect(others).toEqual(['delete from "session"']);
  });
});

describe("openDatabase", () => {
  const log = createLogger({ level: "silent" });

  it("says why PostgreSQL cannot be reached", async () => {
    const opening = openDatabase({ dataDir: "", databaseUrl: "postgres://nobody@127.0.0.1:1/none", log });
    await expect(opening).rejects.toThrow("The database cannot be used: connect ECONNREFUSED 127.0.0.1:1");
  });

  it("says why the embedded file cannot be used", async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "test-database-"));
    writeFileSync(join(dataDir, "site.sqlite"), "this is no database, but it is long enough to be read as one".repeat(20));
    await expect(openDatabase({ dataDir, log })).rejects.toThrow("The database cannot be used: file is not a database");
    rmSync(dataDir, { recursive: true });
  });
});

describeOnEachDatabase("the database", ({ dialect, open, createPlace }) => {
  it("says which one it is", async () => {
    expect((await open()).dialect).toBe(dialect);
  });

  it("migrates once, however often it is opened, and keeps what is in it", async () => {
    const place = await createPlace();
    const first = await open(place);
    await first.db.insertInto("document").values(row("a")).execute();
    await migrateToLatest(first.db);
    const second = await open(place);
    expect(await idsIn(second)).toStrictEqual(["a"]);
    const ran = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(second.db);
    expect(ran.rows.map(({ name }) => name)).toStrictEqual(Object.keys(migrations));
  });

  it("opens for a release that lacks migrations which a later one ran, or runs one that comes in between", async () => {
    const place = await createPlace();
    const { db } = await open(place);
    await sql`insert into kysely_migration (name, timestamp) values ('9999-of-a-later-release', ${AT})`.execute(db);
    // As if two releases had been made side by side.
    await sql`delete from kysely_migration where name = '0024-missed-addresses'`.execute(db);
    await db.schema.dropTable("missed_address").execute();
    const again = await open(place);
    expect(await again.db.selectFrom("missed_address").selectAll().execute()).toEqual([]);
  });

  it("survives several first starts at the same time", async () => {
    const place = await createPlace();
    const databases = await Promise.all([open(place), open(place), open(place)]);
    for (const database of databases) expect(await idsIn(database)).toStrictEqual([]);
  });

  it("gives findings of before, in runs that are kept, the grade that their severity meant", async () => {
    const { db } = await open();
    const times = { run_at: "2026-11-01", created_at: "2026-11-01" };
    const job = { id: "a", queue: "site-audit", data: "{}", state: "done", attempt: 1, put_back: 0, max_attempts: 3, ...times } as const;
    const result = JSON.stringify({ fixes: [{ severity: "error", title: 'says "severity":"error"' }, { severity: "info" }] });
    await db
      .insertInto("job")
      .values({ ...job, result })
      .execute();
    await db.insertInto("job_event").values({ job_id: "a", seq: 1, data: '{"severity":"warning"}', created_at: "2026-11-01" }).execute();
    await migrations["0018-grades"]?.up(db);
    const kept = await db.selectFrom("job").select("result").executeTakeFirstOrThrow();
    expect(JSON.parse(kept.result ?? "")).toEqual({
      fixes: [
        { kind: "", grade: "fault", title: 'says "severity":"error"' },
        { kind: "", grade: "note" },
      ],
    });
    const event = await db.selectFrom("job_event").select("data").executeTakeFirstOrThrow();
    expect(event.data).toBe('{"kind":"","grade":"advice"}');
  });

  it("leaves nothing of a migration that fails", async () => {
    const { db } = await open();
    migrations["9999-fails"] = {
      async up(trx) {
        await trx.schema.createTable("half_made").addColumn("id", "text").execute();
        throw new Error("half way");
      },
    };
    try {
      await expect(migrateToLatest(db)).rejects.toThrow("The database cannot be used (9999-fails): half way");
    } finally {
      delete migrations["9999-fails"];
    }
    const tables = await db.introspection.getTables();
    expect(tables.map(({ name }) => name)).toContain("document");
    expect(tables.map(({ name }) => name)).not.toContain("half_made");
  });

  it("keeps all of a transaction or nothing of it", async () => {
    const database = await open();
    const failing = database.db.transaction().execute(async (trx) => {
      await trx.insertInto("document").values(row("a")).execute();
      await trx.insertInto("document").values(row("b")).execute();
      throw new Error("changed our mind");
    });
    await expect(failing).rejects.toThrow("changed our mind");
    expect(await idsIn(database)).toStrictEqual([]);
    await database.db.transaction().execute(async (trx) => {
      await trx
        .insertInto("document")
        .values([row("a"), row("b")])
        .execute();
    });
    expect(await idsIn(database)).toStrictEqual(["a", "b"]);
  });

  it("says why a transaction failed, though undoing it fails too", async () => {
    const database = await open();
    const { db } = database;
    const failing = db.transaction().execute(async (trx) => {
      await trx.insertInto("document").values(row("a")).execute();
      // As SQLite does by itself when the disk is full, and PostgreSQL when its connection is lost.
      await sql.raw(dialect === "sqlite" ? "rollback" : "select pg_terminate_backend(pg_backend_pid())").execute(trx);
      throw new Error("the cause");
    });
    await expect(failing).rejects.toThrow(dialect === "sqlite" ? "the cause" : "terminating connection due to administrator command");
    await db.transaction().execute((trx) => trx.insertInto("document").values(row("b")).execute());
    expect(await idsIn(database)).toStrictEqual(["b"]);
  });

  it("hides a transaction from others until it is committed", async () => {
    const { db } = await open();
    const counts: number[] = [];
    const count = async () => counts.push((await db.selectFrom("document").select("id").execute()).length);
    let counting: Promise<unknown> = Promise.resolve();
    await db.transaction().execute(async (trx) => {
      await trx.insertInto("document").values(row("a")).execute();
      counting = count();
      await trx.insertInto("document").values(row("b")).execute();
      // On PostgreSQL the reader answers now, on SQLite it waits for the one connection; neither sees half of it.
      if (dialect === "postgres") await counting;
    });
    await counting;
    expect(counts).toStrictEqual([dialect === "postgres" ? 0 : 2]);
  });

  it("lets a transaction read and then write although another connection wants to write in between", async () => {
    const place = await createPlace();
    const [reader, writer] = [await open(place), await open(place)];
    let written: Promise<unknown> = Promise.resolve();
    await reader.db.transaction().execute(async (trx) => {
      await trx.selectFrom("document").select("id").execute();
      written = writer.db.insertInto("document").values(row("by the other")).execute();
      await sleep(50);
      await trx.insertInto("document").values(row("by the reader")).execute();
    });
    await written;
    expect(await idsIn(reader)).toStrictEqual(["by the other", "by the reader"]);
  });

  it("lets two processes write at the same time without an error or a lost row", async () => {
    const place = await createPlace();
    const database = await open(place);
    const writers = [writeRows(place, "one", 60), writeRows(place, "two", 60)];
    for (let n = 1; n <= 60; n++) {
      await database.db.transaction().execute((trx) =>
        trx
          .insertInto("document")
          .values(row(`own-${n}`))
          .execute(),
      );
      // Lets go of the thread, as a server does between requests.
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(await Promise.all(writers)).toStrictEqual([60, 60]);
    expect(await idsIn(database)).toHaveLength(180);
  });

  it("stores the letters and emoji of any language, at any length, unchanged", async () => {
    const { db } = await open();
    const text = `Zürich Ωmega 日本語 עברית 👩‍👩‍👧‍👦🏳️‍🌈 ' " \\ \u0001 ${"x".repeat(200_000)}`;
    await db.insertInto("document").values(row("ünïcode-🧭", text)).execute();
    expect(await db.selectFrom("document").select(["id", "json"]).executeTakeFirst()).toEqual({ id: "ünïcode-🧭", json: text });
  });

  it("stores half an emoji as the replacement character", async () => {
    const { db } = await open();
    await db.insertInto("document").values(row("a", "x\ud83d")).execute();
    expect(await db.selectFrom("document").select("json").executeTakeFirst()).toEqual({ json: "x\ufffd" });
  });

  it("refuses a NUL in text, but takes it inside JSON", async () => {
    const { db } = await open();
    const message = dialect === "sqlite" ? "must not hold a NUL" : "invalid byte sequence";
    const faultOf = (asked: { execute(): Promise<unknown> }) => asked.execute().catch((fault: unknown) => fault);
    const refused = await faultOf(db.insertInto("document").values(row("a", "x\0y")));
    expect(String(refused)).toContain(message);
    const asked = await faultOf(db.selectFrom("document").select("id").where("id", "=", "\0"));
    expect([refused, asked].map((fault) => knownFault(fault)?.status)).toEqual([422, 422]);
    await db
      .insertInto("document")
      .values(row("b", JSON.stringify("x\0y")))
      .execute();
    const stored = await db.selectFrom("document").select("json").executeTakeFirstOrThrow();
    expect(JSON.parse(stored.json)).toBe("x\0y");
  });

  it("orders ISO times as text", async () => {
    const { db } = await open();
    const times = ["2026-11-15T12:00:00.000Z", "2025-12-31T23:59:59.999Z", "2026-11-15T11:59:59.999Z"];
    await db
      .insertInto("document")
      .values(times.map((at, n) => ({ ...row(`${n}`), updated_at: at })))
      .execute();
    const sorted = await db.selectFrom("document").select("id").orderBy("updated_at").execute();
    expect(sorted.map(({ id }) => id)).toStrictEqual(["1", "2", "0"]);
  });

  it("holds foreign keys", async () => {
    const { db } = await open();
    const orphan = db.insertInto("job_event").values({ job_id: "none", seq: 1, data: "1", created_at: AT }).execute();
    await expect(orphan).rejects.toThrow(/foreign key/i);
  });

  if (dialect === "postgres") {
    it("opens for a release that waits while a later one migrates", async () => {
      const place = await createPlace();
      const { db } = await open(place);
      const [adapter, lock] = [new PostgresAdapter(), { lockTable: "kysely_migration_lock", lockRowId: "migration_lock" }];
      let opening: Promise<OpenDatabase> | undefined;
      await db.connection().execute(async (later) => {
        await adapter.acquireMigrationLock(later, lock);
        opening = open(place);
        const waiting = async () =>
          (
            await sql`select 1 from pg_locks join pg_database on oid = database
              where datname = current_database() and locktype = 'advisory' and not granted`.execute(db)
          ).rows.length;
        await expect.poll(waiting).toBe(1);
        await sql`insert into kysely_migration (name, timestamp) values ('9999-of-a-later-release', ${AT})`.execute(later);
        await adapter.releaseMigrationLock(later, lock);
      });
      expect(await idsIn((await opening) as OpenDatabase)).toEqual([]);
    });
    return;
  }

  // PostgreSQL would take some of these and mean something else; the embedded default, on which everybody develops, refuses them.
  it.each([
    ["a Date", new Date(AT), "a Date: store toISOString()"],
    ["undefined", undefined, "undefined"],
    ["a boolean", true, "a boolean: store 0 or 1"],
    ["NaN", Number.NaN, "number"],
    ["an object", { a: 1 }, "object"],
    ["a list", [1], "object"],
  ])("refuses %s as a value", async (_name, value, kind) => {
    const { db } = await open();
    await expect(sql`select ${value} as v`.execute(db)).rejects.toThrow(`A value for the database must not be ${kind}.`);
  });

  it("opens every connection durable, waiting and strict", async () => {
    const { db } = await open();
    const pragma = async (name: string) => Object.values((await sql<object>`pragma ${sql.raw(name)}`.execute(db)).rows[0] ?? {})[0];
    expect(await pragma("journal_mode")).toBe("wal");
    // The log is flushed and shortened by write-ahead-log.ts.
    expect(await pragma("synchronous")).toBe(1);
    expect(await pragma("wal_autocheckpoint")).toBe(0);
    expect(await pragma("foreign_keys")).toBe(1);
    expect(await pragma("busy_timeout")).toBe(10);
  });

  it("lets the rest of the process go on while another connection holds the write lock", async () => {
    const place = await createPlace();
    const [holder, waiter] = [await open(place), await open(place)];
    let ticks = 0;
    const timer = setInterval(() => ticks++, 10);
    const isHeld = Promise.withResolvers<void>();
    const holding = holder.db.transaction().execute(async (trx) => {
      await trx.insertInto("document").values(row("first")).execute();
      isHeld.resolve();
      await vi.waitUntil(() => ticks > 10, { timeout: 60_000 });
    });
    await isHeld.promise;
    await waiter.db.insertInto("document").values(row("second")).execute();
    clearInterval(timer);
    await holding;
    expect(await idsIn(waiter)).toStrictEqual(["first", "second"]);
  });

  it.each(["this", "the next"])("is as the migrations left it, whatever %s test does to it", async () => {
    const database = await open();
    const counter = await database.db.selectFrom("content_seq").select("seq").executeTakeFirst();
    expect([await idsIn(database), Number(counter?.seq)]).toEqual([[], 1]);
    await database.db.insertInto("document").values(row("a")).execute();
    await database.db.updateTable("content_seq").set({ seq: 9 }).execute();
  });

  it("sees new columns in a statement that ran before", async () => {
    const { db } = await open();
    await db.insertInto("document").values(row("a")).execute();
    const all = () => db.selectFrom("document").selectAll().executeTakeFirstOrThrow();
    expect(Object.keys(await all())).toHaveLength(6);
    await sql`alter table document add column extra text`.execute(db);
    expect(Object.keys(await all())).toHaveLength(7);
  });
});

/** Rows that another process wrote; it prints one line a row. */
async function writeRows(place: DatabasePlace, prefix: string, count: number): Promise<number> {
  const target = place.databaseUrl ?? join(place.dataDir, "site.sqlite");
  const child = spawn(process.execPath, ["tests/support/write-rows.ts", target, prefix, String(count)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let printed = "";
  child.stdout.on("data", (chunk) => {
    printed += chunk;
  });
  await once(child, "close");
  return printed.split("\n").length - 1;
}
