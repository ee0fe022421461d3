import { randomUUID } from "node:crypto";
import type { Kysely, Transaction } from "kysely";
import { isPublished, type RawDocument } from "#core/content/raw-document.ts";
import type { Database } from "#platform/database/database-schema.ts";
import type { DocumentStore } from "./document-store.ts";
import { writeEntry, writeLiveSlug, writeUses } from "./entry-rows.server.ts";

export function createDocumentStore(db: Kysely<Database>): DocumentStore {
  return {
    async all() {
      const rows = await db.selectFrom("document").select("json").orderBy("id").execute();
      return rows.map((row) => JSON.parse(row.json) as RawDocument);
    },
    async revision() {
      const { seq } = await db.selectFrom("content_seq").select("seq").executeTakeFirstOrThrow();
      return String(seq);
    },
    async versions() {
      return db.selectFrom("document").select(["id", "type", "seq"]).orderBy("id").execute();
    },
    async read(ids) {
      const found: RawDocument[] = [];
      for (let from = 0; from < ids.length; from += AT_ONCE) {
        const rows = await db
          .selectFrom("document")
          .select("json")
          .where("id", "in", ids.slice(from, from + AT_ONCE))
          .execute();
        for (const { json } of rows) found.push(JSON.parse(json));
      }
      return found;
    },
    put: (documents, at) =>
      db.transaction().execute(async (trx) => {
        const seq = await raiseSeq(trx);
        for (const document of documents) await putDocument(trx, document, seq, at);
      }),
    async remove(ids) {
      if (ids.length === 0) return;
      await db.transaction().execute(async (trx) => {
        await raiseSeq(trx);
        await trx.deleteFrom("document").where("id", "in", ids).execute();
        for (const id of ids) await forget(trx, id);
      });
    },
    replaceAll: (documents, at, lastly) =>
      db.transaction().execute(async (trx) => {
        const seq = await raiseSeq(trx);
        await trx.deleteFrom("document").execute();
        await trx.deleteFrom("document_use").where("is_draft", "=", 0).execute();
        await trx
          .deleteFrom("document_entry")
          .where("id", "not in", ({ selectFrom }) => selectFrom("draft").select("id"))
          .execute();
        for (const document of documents) await putDocument(trx, document, seq, at);
        if (lastly) await putDocument(trx, lastly(String(seq)), seq, at);
      }),
  };
}

/** Tells every instance that what visitors see has changed. Whoever writes next waits for the end of this transaction. */
export async function raiseSeq(trx: Transaction<Database>): Promise<number> {
  const { seq } = await trx
    .updateTable("content_seq")
    .set(({ eb }) => ({ seq: eb("seq", "+", 1) }))
    .returning("seq")
    .executeTakeFirstOrThrow();
  return seq;
}

/** Shows a document to visitors, with everything that is derived from it; written by nobody where it is imported. */
export async function putDocument(trx: Transaction<Database>, document: RawDocument, seq: number, at: Date, by = "") {
  const { _id: id, _type: type } = document;
  const row = { type, json: JSON.stringify(document), updated_at: at.toISOString(), rev: randomUUID(), seq };
  await trx
    .insertInto("document")
    .values({ id, ...row })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
    .execute();
  if (!isPublished(document)) return;
  const draft = await trx.selectFrom("draft").select("id").where("id", "=", id).executeTakeFirst();
  if (!draft) await writeEntry(trx, document, { state: "published", updated_at: row.updated_at, updated_by: by });
  await writeLiveSlug(trx, id, document);
  await writeUses(trx, id, document, false);
}

/** Of a document that is no longer published; its draft, if there is one, stays. */
export async function forget(trx: Transaction<Database>, id: string) {
  await writeUses(trx, id, undefined, false);
  await trx
    .deleteFrom("document_entry")
    .where("id", "=", id)
    .where("id", "not in", ({ selectFrom }) => selectFrom("draft").select("id"))
    .execute();
  await trx.updateTable("document_entry").set({ state: "draft", live_slug: "" }).where("id", "=", id).execute();
}

const AT_ONCE = 200;
