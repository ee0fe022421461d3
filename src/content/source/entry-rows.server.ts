import type { Kysely } from "kysely";
import { isPublished, type RawDocument } from "#core/content/raw-document.ts";
import type { Database } from "#platform/database/database-schema.ts";
import type { DocumentEntryTable } from "#platform/database/tables/content-tables.ts";
import { describeDocument, targetsOf } from "./document-entry.ts";

type Written = Pick<DocumentEntryTable, "state" | "updated_at" | "updated_by">;

/** The slug under which visitors find it from now on. */
export async function writeLiveSlug(db: Kysely<Database>, id: string, published: RawDocument | undefined): Promise<void> {
  const live_slug = published ? describeDocument(published).slug : "";
  await db.updateTable("document_entry").set({ live_slug }).where("id", "=", id).execute();
}

/** The line of a document in lists, as its draft has it where there is one. */
export async function writeEntry(db: Kysely<Database>, document: RawDocument, written: Written): Promise<void> {
  const row = { ...describeDocument(document), ...written };
  await db
    .insertInto("document_entry")
    .values({ id: document._id, ...row })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
    .execute();
}

/** What a document names, of what is published and of the draft. */
export async function writeUses(db: Kysely<Database>, id: string, document: RawDocument | undefined, isDraft: boolean): Promise<void> {
  const is_draft = isDraft ? 1 : 0;
  const wanted = document ? targetsOf(document) : new Set<string>();
  const there = await db
    .selectFrom("document_use")
    .select("target")
    .where("document_id", "=", id)
    .where("is_draft", "=", is_draft)
    .execute();
  const known = new Set(there.map(({ target }) => target));
  const gone = [...known].filter((target) => !wanted.has(target));
  const fresh = [...wanted].filter((target) => !known.has(target)).map((target) => ({ document_id: id, is_draft, target }) as const);
  for (let from = 0; from < gone.length; from += AT_ONCE)
    await db
      .deleteFrom("document_use")
      .where("document_id", "=", id)
      .where("is_draft", "=", is_draft)
      .where("target", "in", gone.slice(from, from + AT_ONCE))
      .execute();
  for (let from = 0; from < fresh.length; from += AT_ONCE)
    await db
      .insertInto("document_use")
      .values(fresh.slice(from, from + AT_ONCE))
      .execute();
}

/** Lines of documents that were there before the studio was, or were written by something that knows none. */
export async function writeMissingEntries(db: Kysely<Database>): Promise<void> {
  const missing = await db
    .selectFrom("document")
    .leftJoin("document_entry", "document_entry.id", "document.id")
    .select(["document.json", "document.updated_at"])
    .where("document_entry.id", "is", null)
    .execute();
  const documents = missing.map(({ json, updated_at }) => ({ document: JSON.parse(json) as RawDocument, updated_at }));
  await db.transaction().execute(async (trx) => {
    for (const { document, updated_at } of documents) {
      if (!isPublished(document)) continue;
      await writeEntry(trx, document, { state: "published", updated_at, updated_by: "" });
      await writeLiveSlug(trx, document._id, document);
      await writeUses(trx, document._id, document, false);
    }
  });
}

const AT_ONCE = 200;
