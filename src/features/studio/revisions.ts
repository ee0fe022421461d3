import type { Kysely } from "kysely";
import type { RawDocument } from "#core/content/raw-document.ts";
import type { Database } from "#platform/database/database-schema.ts";
import type { RevisionTable } from "#platform/database/tables/content-tables.ts";
import { SAVED_KEPT_DAYS } from "./revision-retention.ts";
import type { Trx } from "./studio-options.ts";

export interface RevisionLine {
  n: number;
  kind: RevisionTable["kind"];
  actor: string;
  at: string;
}

/** What a document said before. What was published is kept for good, the rest for a month. */
export function createRevisions({ db, now }: { db: Kysely<Database>; now(): Date }) {
  return {
    /** Its number. */
    async keep(trx: Trx, document: RawDocument, kind: RevisionTable["kind"], actor: string): Promise<number> {
      const { last } = await trx
        .selectFrom("revision")
        .select(({ fn }) => fn.max("n").as("last"))
        .where("document_id", "=", document._id)
        .executeTakeFirstOrThrow();
      const n = Number(last ?? 0) + 1;
      await trx
        .insertInto("revision")
        .values({ document_id: document._id, n, json: JSON.stringify(document), kind, actor, at: now().toISOString() })
        .execute();
      return n;
    },

    /** The same for what somebody writes, once in ten minutes. */
    async keepNowAndThen(trx: Trx, document: RawDocument, actor: string): Promise<void> {
      const recent = await trx
        .selectFrom("revision")
        .select("n")
        .where("document_id", "=", document._id)
        .where("kind", "=", "autosave")
        .where("actor", "=", actor)
        .where("at", ">", new Date(now().getTime() - PAUSE_MS).toISOString())
        .executeTakeFirst();
      if (!recent) await this.keep(trx, document, "autosave", actor);
    },

    /** Newest first. */
    list(id: string): Promise<RevisionLine[]> {
      return db
        .selectFrom("revision")
        .select(["n", "kind", "actor", "at"])
        .where("document_id", "=", id)
        .orderBy("n", "desc")
        .limit(MOST)
        .execute();
    },

    async read(id: string, n: number): Promise<(RevisionLine & { document: RawDocument }) | undefined> {
      if (!Number.isInteger(n) || n < 0 || n > LARGEST) return undefined;
      const row = await db.selectFrom("revision").selectAll().where("document_id", "=", id).where("n", "=", n).executeTakeFirst();
      if (!row) return undefined;
      const { kind, actor, at } = row;
      return { n, kind, actor, at, document: JSON.parse(row.json) as RawDocument };
    },

    async removeOld(): Promise<void> {
      const before = new Date(now().getTime() - KEPT_MS).toISOString();
      await db.deleteFrom("revision").where("kind", "in", ["autosave", "discard"]).where("at", "<", before).execute();
    },
  };
}

const PAUSE_MS = 600_000;
const KEPT_MS = SAVED_KEPT_DAYS * 86_400_000;
const MOST = 500;

/** Of an integer, as PostgreSQL has them. */
const LARGEST = 2_147_483_647;
