import type { Kysely } from "kysely";
import type { Database } from "#platform/database/database-schema.ts";
import type { Editor } from "./studio-options.ts";

export interface Person {
  name: string;
  email: string;
  /** The field that they are in; empty when nobody knows. */
  place: string;
}

/** The people who have a document open. Somebody whose page has not reported for half a minute counts as gone. */
export function createPresence({ db, now }: { db: Kysely<Database>; now(): Date }) {
  const since = () => new Date(now().getTime() - GONE_MS).toISOString();
  return {
    async enter(id: string, { email, name }: Editor, place = ""): Promise<void> {
      const row = { name, place: place.replaceAll("\0", "").slice(0, LONGEST_PLACE), seen_at: now().toISOString() };
      await db
        .insertInto("presence")
        .values({ document_id: id, actor: email, ...row })
        .onConflict((conflict) => conflict.columns(["document_id", "actor"]).doUpdateSet(row))
        .execute();
    },

    async leave(id: string, { email }: Editor): Promise<void> {
      await db.deleteFrom("presence").where("document_id", "=", id).where("actor", "=", email).execute();
    },

    /** Everybody in these documents, by document. */
    async inside(ids: readonly string[]): Promise<Map<string, Person[]>> {
      if (ids.length === 0) return new Map();
      const rows = await db
        .selectFrom("presence")
        .select(["document_id", "actor", "name", "place"])
        .where("document_id", "in", ids)
        .where("seen_at", ">", since())
        .orderBy("name")
        .execute();
      const byDocument = Map.groupBy(rows, ({ document_id }) => document_id);
      return new Map([...byDocument].map(([id, people]) => [id, people.map(({ actor, name, place }) => ({ email: actor, name, place }))]));
    },

    /** Everybody but one, wherever they are; those who moved last first, and not more than a screen shows. */
    async others({ email }: Editor): Promise<{ id: string; name: string; email: string }[]> {
      const rows = await db
        .selectFrom("presence")
        .select(["document_id as id", "actor as email", "name"])
        .where("seen_at", ">", since())
        .where("actor", "!=", email)
        .orderBy("seen_at", "desc")
        .limit(MOST_SHOWN)
        .execute();
      return rows;
    },

    async removeOld(): Promise<void> {
      await db.deleteFrom("presence").where("seen_at", "<", since()).execute();
    },
  };
}

const MOST_SHOWN = 12;
const GONE_MS = 30_000;
const LONGEST_PLACE = 80;
