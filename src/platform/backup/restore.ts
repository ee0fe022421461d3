import { createHash, type Hash } from "node:crypto";
import { type FileHandle, mkdir, open, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type Kysely, sql, type Transaction } from "kysely";
import { z } from "zod";
import type { Database } from "../database/database-schema.ts";
import { migrateThrough } from "../database/migrate-to-latest.ts";
import type { OpenDatabase } from "../database/open-database.ts";
import { FORMAT, type Tally } from "./backup-lines.ts";
import { isKeptFile } from "./kept-files.ts";
import { createRowSum, decodeRow, encodeRow, type RowSum } from "./row-code.ts";
import { createRowWriter, listTables, readRows, type TableShape } from "./tables.ts";

interface Target {
  /** Connected, without tables. */
  database: Pick<OpenDatabase, "db" | "dialect">;
  dataDir: string;
  onTable?(name: string, rows: number): void;
}

/**
 * Puts the lines of a backup into an empty database and an empty data folder. Rows are written in one transaction, read back and held
 * against what the backup says of them; whatever is wrong, nothing stays.
 */
export async function restore(lines: AsyncIterator<string>, { database, dataDir, onTable }: Target): Promise<Tally> {
  const { db, dialect } = database;
  if ((await listTables(db, dialect)).length > 0) throw new Error("That database is not empty. Restore into a new one.");
  const waiting = join(dataDir, "restoring");
  try {
    const { migrations } = await take(lines, head);
    await migrateThrough(db, migrations);
    const files: string[] = [];
    const tally = await db.transaction().execute(async (trx) => {
      const shapes = new Map((await listTables(trx, dialect)).map((shape) => [shape.name, shape.columns]));
      // What migrations wrote into new tables is in the backup too.
      for (const name of [...shapes.keys()].reverse()) await sql`delete from ${sql.table(name)}`.execute(trx);
      const counted: Tally = { tables: 0, rows: 0, files: 0 };
      for (;;) {
        const next = await take(lines, part);
        if ("tables" in next) {
          if (JSON.stringify(next) !== JSON.stringify(counted))
            throw new Error("The backup is not whole: its last line counts something else.");
          return next;
        }
        if ("table" in next) {
          const shape = { name: next.table, columns: next.columns };
          if (!isSame(shapes.get(shape.name), shape.columns)) throw new Error(`The table ${shape.name} has other columns in this release.`);
          const { rows } = await restoreTable(trx, dialect, shape, lines);
          onTable?.(shape.name, rows);
          counted.tables++;
          counted.rows += rows;
        } else {
          if (!isKeptFile(next.file)) throw new Error(`The backup names a file that is not ours to write: ${next.file}`);
          await restoreFile(join(waiting, next.file), lines);
          files.push(next.file);
          counted.files++;
        }
      }
    });
    for (const path of files) {
      await mkdir(dirname(join(dataDir, path)), { recursive: true, mode: 0o700 });
      await rename(join(waiting, path), join(dataDir, path));
    }
    return tally;
  } catch (error) {
    await dropTables(db, dialect);
    throw error;
  } finally {
    await rm(waiting, { recursive: true, force: true });
  }
}

async function restoreTable(
  trx: Transaction<Database>,
  dialect: OpenDatabase["dialect"],
  shape: TableShape,
  lines: AsyncIterator<string>,
): Promise<RowSum> {
  const writer = createRowWriter(trx, shape);
  for (;;) {
    const text = await nextOf(lines);
    if (!text.startsWith("[")) {
      await writer.end();
      const said = sumLine.parse(JSON.parse(text));
      const found = createRowSum();
      for await (const row of readRows(trx, dialect, shape)) found.add(encodeRow(row));
      if (JSON.stringify(found.result()) !== JSON.stringify(said))
        throw new Error(`The rows of ${shape.name} are not those that were backed up: ${found.result().rows} of ${said.rows}.`);
      return said;
    }
    await writer.add(decodeRow(JSON.parse(text)), text.length);
  }
}

async function restoreFile(path: string, lines: AsyncIterator<string>): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const file = await open(path, "w", 0o600);
  try {
    await writePieces(file, createHash("sha256"), lines, path);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function writePieces(file: FileHandle, hash: Hash, lines: AsyncIterator<string>, path: string): Promise<void> {
  for (;;) {
    const value = await take(lines, piece);
    if (typeof value === "object") {
      if (hash.digest("hex") !== value.sha256) throw new Error(`The file ${path} is not the one that was backed up.`);
      return;
    }
    const bytes = Buffer.from(value, "base64");
    hash.update(bytes);
    await file.write(bytes);
  }
}

/** As empty as it was found. */
async function dropTables(db: Kysely<Database>, dialect: OpenDatabase["dialect"]): Promise<void> {
  const tables = await listTables(db, dialect);
  for (const { name } of tables.reverse()) await db.schema.dropTable(name).execute();
  for (const name of ["kysely_migration", "kysely_migration_lock"]) await db.schema.dropTable(name).ifExists().execute();
}

const head = z.object({ backup: z.literal(FORMAT), at: z.string(), migrations: z.array(z.string()).min(1) });
const part = z.union([
  z.object({ table: z.string(), columns: z.array(z.string()).min(1) }),
  z.object({ file: z.string() }),
  z.object({ tables: z.number(), rows: z.number(), files: z.number() }),
]);
const sumLine = z.object({ rows: z.number(), sum: z.string() });
const piece = z.union([z.string(), z.object({ sha256: z.string() })]);

async function take<Shape>(lines: AsyncIterator<string>, shape: z.ZodType<Shape>): Promise<Shape> {
  const parsed = shape.safeParse(JSON.parse(await nextOf(lines)));
  if (!parsed.success) throw new Error("This is a backup of another form than this release reads.");
  return parsed.data;
}

async function nextOf(lines: AsyncIterator<string>): Promise<string> {
  const next = await lines.next();
  if (next.done) throw new Error("The backup is cut off.");
  return next.value;
}

const isSame = (one: readonly string[] | undefined, other: readonly string[]) => JSON.stringify(one) === JSON.stringify(other);
