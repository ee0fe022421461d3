import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { Database } from "#platform/database/database-schema.ts";

interface ChatLead {
  name: string;
  email: string;
  message: string;
  isProved: boolean;
  at: string;
}

/** Who left an address in a conversation is a lead; its number. */
export async function addChatLead(db: Kysely<Database>, { isProved, at, ...said }: ChatLead): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto("lead")
    .values({
      ...said,
      id,
      form: "chat",
      stage: "new",
      website: "",
      plan: "",
      is_spam: 0,
      is_proved: isProved ? 1 : 0,
      audit_id: null,
      created_at: at,
      updated_at: at,
    })
    .execute();
  return id;
}

/** Who gets the report of an audit; undefined when nobody left an address. */
export async function emailOfAudit(db: Kysely<Database>, audit: string): Promise<string | undefined> {
  const lead = await db.selectFrom("lead").select("email").where("audit_id", "=", audit).executeTakeFirst();
  return lead?.email || undefined;
}
