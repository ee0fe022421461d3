import { createHash } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Database } from "../database/database-schema.ts";

interface Options {
  db: Kysely<Database>;
  now: () => Date;
}

/** Longer answers are asked for again: they would fill the table. */
const LONGEST_KEPT = 300_000;
/** Days for which use is kept and shown. */
const USE_KEPT_DAYS = 90;

/** What providers answered today, what was spent on them, and what the owner set up. */
export function createProviderStore({ db, now }: Options) {
  const today = () => now().toISOString().slice(0, 10);
  const keyOf = (parts: readonly unknown[]) =>
    createHash("sha256")
      .update(JSON.stringify([...parts, today()]))
      .digest("base64url");

  return {
    today,
    keyOf,

    async answer(key: string): Promise<unknown> {
      const row = await db.selectFrom("provider_answer").select("answer").where("key", "=", key).executeTakeFirst();
      return row && JSON.parse(row.answer);
    },

    async keep(key: string, value: unknown): Promise<void> {
      const answer = JSON.stringify(value);
      if (answer.length > LONGEST_KEPT) return;
      await db
        .insertInto("provider_answer")
        .values({ key, day: today(), answer })
        .onConflict((conflict) => conflict.column("key").doNothing())
        .execute();
    },

    /** True when the day's budget has room for this much, which is then taken. One statement decides, so many at once are no more than one after another. */
    async spend(provider: string, amount: number, budget: number): Promise<boolean> {
      const day = today();
      await db
        .insertInto("provider_use")
        .values({ provider, day, used: 0 })
        .onConflict((conflict) => conflict.columns(["provider", "day"]).doNothing())
        .execute();
      const { numUpdatedRows } = await db
        .updateTable("provider_use")
        .set({ used: sql<number>`used + ${amount}` })
        .where("provider", "=", provider)
        .where("day", "=", day)
        .where(sql<boolean>`used + ${amount} <= ${budget}`)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /** What was taken and not needed goes back; what was needed beyond it is counted. */
    async settle(provider: string, day: string, difference: number): Promise<void> {
      await db
        .updateTable("provider_use")
        .set({ used: sql<number>`used + ${difference}` })
        .where("provider", "=", provider)
        .where("day", "=", day)
        .execute();
    },

    async used(): Promise<Map<string, number>> {
      const rows = await db.selectFrom("provider_use").select(["provider", "used"]).where("day", "=", today()).execute();
      return new Map(rows.map(({ provider, used }) => [provider, Number(used)]));
    },

    settings: () => db.selectFrom("provider_setting").selectAll().execute(),

    async set(provider: string, sealedKeys: string, budget: number | null): Promise<void> {
      const values = { sealed_keys: sealedKeys, budget, updated_at: now().toISOString() };
      await db
        .insertInto("provider_setting")
        .values({ provider, ...values })
        .onConflict((conflict) => conflict.column("provider").doUpdateSet(values))
        .execute();
    },

    async unset(provider: string): Promise<void> {
      await db.deleteFrom("provider_setting").where("provider", "=", provider).execute();
    },

    async removeOld(): Promise<void> {
      await db.deleteFrom("provider_answer").where("day", "<", today()).execute();
      const oldest = new Date(now().getTime() - USE_KEPT_DAYS * 86_400_000).toISOString().slice(0, 10);
      await db.deleteFrom("provider_use").where("day", "<", oldest).execute();
    },
  };
}
