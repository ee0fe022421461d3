import { createHash, randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { Database, StaffLogTable } from "#platform/database/database-schema.ts";

/** What staff did, append-only. Each entry carries the hash of the one before it: a row that is changed or taken out shows. */
export function createStaffLog({ db, now }: { db: Kysely<Database>; now: () => Date }) {
  return {
    async write(entry: { actor: string; action: string; subject: string; detail?: string }): Promise<void> {
      await db.transaction().execute(async (trx) => {
        const last = await trx
          .selectFrom("staff_log")
          .select("hash")
          .orderBy("at", "desc")
          .orderBy("id", "desc")
          .limit(1)
          .executeTakeFirst();
        const row = {
          ...{ id: `${now().getTime().toString(36)}-${randomUUID()}`, at: now().toISOString(), detail: "", ...entry },
          previous_hash: last?.hash ?? "",
        };
        await trx
          .insertInto("staff_log")
          .values({ ...row, hash: hashOf(row) })
          .execute();
      });
    },

    list: (limit = 500): Promise<StaffLogTable[]> =>
      db.selectFrom("staff_log").selectAll().orderBy("at", "desc").orderBy("id", "desc").limit(limit).execute(),

    /** The first entry that does not fit what stands before it; undefined when all of them do. */
    async firstBroken(): Promise<StaffLogTable | undefined> {
      const rows = await db.selectFrom("staff_log").selectAll().orderBy("at").orderBy("id").execute();
      let previous = "";
      for (const row of rows) {
        if (row.previous_hash !== previous || row.hash !== hashOf(row)) return row;
        previous = row.hash;
      }
      return undefined;
    },
  };
}

function hashOf({ id, at, actor, action, subject, detail, previous_hash }: Omit<StaffLogTable, "hash">): string {
  return createHash("sha256")
    .update(JSON.stringify([previous_hash, id, at, actor, action, subject, detail]))
    .digest("hex");
}
