import { createHash, randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { zstdCompress, zstdDecompress } from "node:zlib";
import type { Insertable, Kysely } from "kysely";
import { AppError } from "#core/errors/app-error.ts";
import { ageOf, FETCHED_KEPT_DAYS, PASTED_KEPT_HOURS } from "#core/page-check/page-retention.ts";
import type { EarlierReading, FetchedPage, OpenedPage, PastedPage } from "#core/tool/tool-ports.ts";
import type { Database } from "../database/database-schema.ts";

const pack = promisify(zstdCompress);
const unpack = promisify(zstdDecompress);

/** All kept pages together, packed. Past it the oldest go first. */
const MAX_BYTES = 500_000_000;
/** Nothing we keep unpacks to more: the guarded fetch stops at 5 MB, a pasted page at 1 MB of characters. */
const MAX_UNPACKED_BYTES = 6_000_000;

const BATCH_MS = 20;

type Row = Insertable<Database["kept_page"]>;

/** Pages as they were when a tool read them, under numbers that cannot be guessed. */
export function createKeptPages({ db, now }: { db: Kysely<Database>; now: () => Date }) {
  /** The last reading of an address, by whichever instance, unless it expired or had to make room. */
  const readingBefore = (asked: string): Promise<EarlierReading | undefined> =>
    db
      .selectFrom("kept_page")
      .select(["id", "taken_at as takenAt"])
      .where("asked", "=", hashOf(asked))
      .where("until", ">", now().toISOString())
      .orderBy("taken_at", "desc")
      .limit(1)
      .executeTakeFirst();

  /** Pages that come within a moment are written together: each write waits for the disk, and with it everybody else. */
  let batch: { rows: Row[]; written: Promise<unknown> } | undefined;
  function write(row: Row): Promise<unknown> {
    if (!batch) {
      const rows: Row[] = [];
      const written = sleep(BATCH_MS).then(() => {
        batch = undefined;
        return db.insertInto("kept_page").values(rows).execute();
      });
      batch = { rows, written };
    }
    batch.rows.push(row);
    return batch.written;
  }

  async function read(id: string): Promise<OpenedPage> {
    // PostgreSQL throws at some texts that an address can hold.
    const row = await db
      .selectFrom("kept_page")
      .selectAll()
      .where("id", "=", /^[\w-]+$/.test(id) ? id : "")
      .where("until", ">", now().toISOString())
      .executeTakeFirst();
    if (!row) throw new AppError("page_not_kept", { days: FETCHED_KEPT_DAYS });
    const body = await unpack(Buffer.from(row.body, "base64"), { maxOutputLength: MAX_UNPACKED_BYTES });
    const { isPasted, ...answer } = JSON.parse(row.answer) as Omit<FetchedPage, "body"> & { isPasted?: true };
    const page = isPasted ? { html: body.toString(), url: answer.url } : { ...answer, body };
    return { id, takenAt: row.taken_at, until: row.until, input: row.input, age: ageOf(row.taken_at, now()), page };
  }

  return {
    /** `asked`: the address, when what came from it is one of its readings. */
    async keep(page: FetchedPage | PastedPage, input: string, asked?: string): Promise<OpenedPage> {
      const id = randomBytes(18).toString("base64url");
      const takenAt = now();
      const hours = "html" in page ? PASTED_KEPT_HOURS : FETCHED_KEPT_DAYS * 24;
      const until = new Date(takenAt.getTime() + hours * 3_600_000).toISOString();
      const { body, ...answer } = "html" in page ? { body: Buffer.from(page.html), url: page.url, isPasted: true } : page;
      const earlier = asked === undefined ? undefined : await readingBefore(asked);
      const packed = (await pack(body)).toString("base64");
      const isReading = "status" in page && page.status < 300;
      const row = { id, input, answer: JSON.stringify(answer), body: packed, bytes: packed.length, until };
      await write({ ...row, asked: asked !== undefined && isReading ? hashOf(asked) : null, taken_at: takenAt.toISOString() });
      return { id, takenAt: takenAt.toISOString(), until, input, ...(earlier ? { earlier } : {}), page };
    },

    read,

    /** Drops what has expired, and then the oldest until the rest fits. */
    async removeOld(): Promise<void> {
      await db.deleteFrom("kept_page").where("until", "<=", now().toISOString()).execute();
      const rows = await db.selectFrom("kept_page").select(["id", "bytes"]).orderBy("taken_at", "desc").execute();
      const tooMany = idsPast(MAX_BYTES, rows);
      for (let from = 0; from < tooMany.length; from += 500)
        await db
          .deleteFrom("kept_page")
          .where("id", "in", tooMany.slice(from, from + 500))
          .execute();
    },
  };
}

/** An address may be longer than an index takes. */
const hashOf = (address: string) => createHash("sha256").update(address).digest("base64url");

/** Of rows in order, those that begin after so many bytes. */
function idsPast(limit: number, rows: readonly { id: string; bytes: number }[]): string[] {
  let bytes = 0;
  const past: string[] = [];
  for (const row of rows) {
    bytes += row.bytes;
    if (bytes > limit) past.push(row.id);
  }
  return past;
}
