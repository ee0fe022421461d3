import { type Kysely, sql } from "kysely";
import type { ListQuery } from "#core/lists/list-query.ts";
import type { Database } from "../database/database-schema.ts";
import type { DatabaseDialect } from "../database/open-database.ts";
import { type ListPlan, readList } from "../database/read-list.ts";
import type { OutboxTable } from "../database/tables/work-tables.ts";

/** The only SQL of the outbox. */
export function createOutboxStore(db: Kysely<Database>, dialect: DatabaseDialect) {
  return {
    /** The id of the new mail, or of the one that has this key already. */
    async insert(row: OutboxTable, trx: Kysely<Database> = db): Promise<string> {
      const inserted = await trx
        .insertInto("outbox")
        .values(row)
        .onConflict((conflict) => conflict.column("key").doNothing())
        .returning("id")
        .executeTakeFirst();
      if (inserted) return inserted.id;
      return (await trx.selectFrom("outbox").select("id").where("key", "=", row.key).executeTakeFirstOrThrow()).id;
    },

    /** One mail for this instance alone, until the lease runs out. */
    claim(at: string, leaseUntil: string): Promise<OutboxTable | undefined> {
      return db
        .updateTable("outbox")
        .set((eb) => ({ state: "sending", lease_until: leaseUntil, attempt: eb("attempt", "+", 1), tries: eb("tries", "+", 1) }))
        .where("id", "=", (eb) =>
          eb
            .selectFrom("outbox")
            .select("id")
            .where((is) =>
              is.or([
                is.and([is("state", "=", "waiting"), is("next_try_at", "<=", at)]),
                is.and([is("state", "=", "sending"), is("lease_until", "<", at)]),
              ]),
            )
            .orderBy("next_try_at")
            .limit(1)
            .$if(dialect === "postgres", (query) => query.forUpdate().skipLocked()),
        )
        .returningAll()
        .executeTakeFirst();
    },

    /** Only the holder of this attempt may write. A mail that was withdrawn meanwhile stays so, unless it has gone out all the same. */
    async writeAsHolder(mail: OutboxTable, values: Partial<OutboxTable>): Promise<void> {
      await db
        .updateTable("outbox")
        .set(values)
        .where("id", "=", mail.id)
        .where("attempt", "=", mail.attempt)
        .where("state", "in", values.state === "sent" ? ["sending", "withdrawn"] : ["sending"])
        .execute();
    },

    /** Takes back every mail whose key begins so. First those that wait: whoever claims one meanwhile is found by the second statement. */
    async withdraw(keyStart: string, trx: Kysely<Database>): Promise<{ waiting: number; onTheirWay: number }> {
      const takeBack = async (states: readonly OutboxTable["state"][]) => {
        const { numUpdatedRows } = await trx
          .updateTable("outbox")
          .set({ state: "withdrawn", lease_until: null })
          .where(sql`substr(key, 1, ${keyStart.length})`, "=", keyStart)
          .where("state", "in", states)
          .executeTakeFirstOrThrow();
        return Number(numUpdatedRows);
      };
      return { waiting: await takeBack(["waiting", "kept"]), onTheirWay: await takeBack(["waiting", "kept", "sending"]) };
    },

    async makeDue(id: string, at: string, giveUpAt: string): Promise<boolean> {
      const changed = await db
        .updateTable("outbox")
        .set({ state: "waiting", next_try_at: at, give_up_at: giveUpAt, tries: 0, last_error: null })
        .where("id", "=", id)
        .where("state", "in", ["waiting", "kept", "dead"])
        .returning("id")
        .executeTakeFirst();
      return changed !== undefined;
    },

    find(id: string): Promise<OutboxTable | undefined> {
      return db.selectFrom("outbox").selectAll().where("id", "=", id).executeTakeFirst();
    },

    /** Without the mails themselves, which may be large. */
    list(query: ListQuery) {
      return readList(
        db
          .selectFrom("outbox")
          .select(["id", "key", "recipient", "subject", "state", "attempt", "next_try_at", "last_error", "created_at", "sent_at"]),
        plan,
        query,
      );
    },

    async removeEndedBefore(iso: string): Promise<number> {
      const { numDeletedRows } = await db
        .deleteFrom("outbox")
        .where("state", "in", ["sent", "kept", "dead", "withdrawn"])
        .where("created_at", "<", iso)
        .executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    },
  };
}

const plan: ListPlan = {
  search: ["recipient", "subject", "key", "last_error"],
  filters: { state: "state" },
  sorts: { subject: "subject", to: "recipient", state: "state", error: "last_error", date: "created_at" },
  sort: "-date",
};
