import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Database } from "#platform/database/database-schema.ts";

export type PersonalRecords = Awaited<ReturnType<typeof findRecords>>;

/** Every row that is about the owner of an address, whatever spelling of capitals it was given in. */
export async function findRecords(db: Kysely<Database>, email: string) {
  const isTheirs = (column: string) => sql<boolean>`lower(${sql.ref(column)}) = ${email.toLowerCase()}`;
  const [leads, bookings, applications, reviews, subscriptions, watches, chats, mails] = await Promise.all([
    db.selectFrom("lead").selectAll().where(isTheirs("email")).orderBy("created_at").execute(),
    db.selectFrom("booking").selectAll().where(isTheirs("email")).orderBy("created_at").execute(),
    db.selectFrom("application").selectAll().where(isTheirs("email")).orderBy("created_at").execute(),
    db.selectFrom("review").selectAll().where(isTheirs("email")).orderBy("created_at").execute(),
    db.selectFrom("subscriber").selectAll().where(isTheirs("email")).orderBy("created_at").execute(),
    db.selectFrom("audit_watch").selectAll().where(isTheirs("email")).orderBy("created_at").execute(),
    db.selectFrom("chat").selectAll().where(isTheirs("email")).orderBy("created_at").execute(),
    db
      .selectFrom("outbox")
      .selectAll()
      // Mails to the team speak of them too.
      .where(({ or }) => or([isTheirs("recipient"), mentions("mail", email), mentions("key", email)]))
      .orderBy("created_at")
      .execute(),
  ]);
  const leadIds = leads.map(({ id }) => id);
  const chatIds = chats.map(({ id }) => id);
  const [notes, messages] = await Promise.all([
    leadIds.length === 0 ? [] : db.selectFrom("lead_note").selectAll().where("lead_id", "in", leadIds).orderBy("created_at").execute(),
    chatIds.length === 0 ? [] : db.selectFrom("chat_message").selectAll().where("chat_id", "in", chatIds).orderBy("seq").execute(),
  ]);
  return { leads, notes, bookings, applications, reviews, subscriptions, watches, chats, messages, mails };
}

/** Whether a column holds a text somewhere, in any capitals. */
export function mentions(column: string, text: string): RawBuilder<boolean> {
  const pattern = `%${text.toLowerCase().replaceAll(/[\\%_]/g, "\\$&")}%`;
  return sql<boolean>`lower(${sql.ref(column)}) like ${pattern} escape '\\'`;
}
