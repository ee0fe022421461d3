import type { Kysely, Transaction } from "kysely";
import type { RawDocument } from "#core/content/raw-document.ts";
import type { Database } from "#platform/database/database-schema.ts";
import type { DocumentStore } from "./document-store.ts";

export function createDocumentStore(db: Kysely<Database>): DocumentStore {
  return {
    async all() {
      const rows = await db.selectFrom("document").select("json").orderBy("id").execute();
      return rows.map((row) => JSON.parse(row.json) as RawDocument);
    },
    async revision() {
      const { count, last } = await db
        .selectFrom("document")
        .select(({ fn }) => [fn.countAll().as("count"), fn.max("updated_at").as("last")])
        .executeTakeFirstOrThrow();
      return `${count} ${last ?? ""}`;
    },
    put: (documents, at) => db.transaction().execute((transaction) => upsert(transaction, documents, at)),
    async remove(ids) {
      if (ids.length > 0) await db.deleteFrom("document").where("id", "in", ids).execute();
    },
    replaceAll: (documents, at) =>
      db.transaction().execute(async (transaction) => {
        await transaction.deleteFrom("document").execute();
        await upsert(transaction, documents, at);
      }),
  };
}

async function upsert(transaction: Transaction<Database>, documents: readonly RawDocument[], at: Date) {
  const updated_at = at.toISOString();
  for (const document of documents) {
    const row = { type: document._type, json: JSON.stringify(document), updated_at };
    await transaction
      .insertInto("document")
      .values({ id: document._id, ...row })
      .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
      .execute();
  }
}
