import { createHash, randomUUID } from "node:crypto";
import type { Kysely, Transaction } from "kysely";
import { FIRST_PAGE, type ListQuery } from "#core/lists/list-query.ts";
import type { Database } from "#platform/database/database-schema.ts";
import { type ListPlan, readList } from "#platform/database/read-list.ts";
import type { StaffLogTable } from "#platform/database/tables/staff-tables.ts";

/** What staff did, append-only. Each entry carries the hash of the one before it: a row that is changed or taken out shows. */
export function createStaffLog({ db, now }: { db: Kysely<Database>; now: () => Date }) {
  return {
    /** `within`: together with what is logged, or not at all. */
    async write(entry: { actor: string; action: string; subject: string; detail?: string }, within?: Transaction<Database>): Promise<void> {
      await (within ? append(within) : db.transaction().execute(append));

      async function append(trx: Transaction<Database>) {
        // Changes nothing, but holds the first row on both databases: whoever writes next reads this entry as the last.
        await trx
          .updateTable("staff_log")
          .set(({ ref }) => ({ hash: ref("hash") }))
          .where("id", "=", ({ selectFrom }) => selectFrom("staff_log").select("id").orderBy("at").orderBy("id").limit(1))
          .execute();
        const last = await trx
          .selectFrom("staff_log")
          .select(["hash", "at"])
          .orderBy("at", "desc")
          .orderBy("id", "desc")
          .limit(1)
          .executeTakeFirst();
        // Entries of one moment would have no order: each is at least a millisecond after the one before it.
        const time = new Date(Math.max(now().getTime(), last ? Date.parse(last.at) + 1 : 0));
        const row = {
          id: `${time.getTime().toString(36)}-${randomUUID()}`,
          at: time.toISOString(),
          detail: "",
          ...entry,
          previous_hash: last?.hash ?? "",
        };
        await trx
          .insertInto("staff_log")
          .values({ ...row, hash: hashOf(row) })
          .execute();
      }
    },

    list: (query: ListQuery = FIRST_PAGE) => readList(db.selectFrom("staff_log").selectAll(), logPlan, query),

    /**
     * Takes a text out of all entries, in any capitals, and chains them anew: somebody asked to be forgotten. How many entries changed; an
     * entry of its own should say that it was done.
     */
    async redact(text: string, by: string): Promise<number> {
      const spelt = new RegExp(text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"), "gi");
      return db.transaction().execute(async (trx) => {
        const rows = await trx.selectFrom("staff_log").selectAll().orderBy("at").orderBy("id").execute();
        let changed = 0;
        let previous = "";
        for (const row of rows) {
          const kept = { ...row, subject: row.subject.replace(spelt, by), detail: row.detail.replace(spelt, by), previous_hash: previous };
          previous = hashOf(kept);
          if (kept.subject !== row.subject || kept.detail !== row.detail) changed++;
          if (previous === row.hash) continue;
          await trx
            .updateTable("staff_log")
            .set({ subject: kept.subject, detail: kept.detail, previous_hash: kept.previous_hash, hash: previous })
            .where("id", "=", row.id)
            .execute();
        }
        return changed;
      });
    },

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

const logPlan: ListPlan = {
  search: ["actor", "action", "subject", "detail"],
  filters: { actor: "actor", action: "action" },
  sorts: { at: "at", actor: "actor", action: "action", subject: "subject", detail: "detail" },
  sort: "-at",
};

function hashOf({ id, at, actor, action, subject, detail, previous_hash }: Omit<StaffLogTable, "hash">): string {
  return createHash("sha256")
    .update(JSON.stringify([previous_hash, id, at, actor, action, subject, detail]))
    .digest("hex");
}
