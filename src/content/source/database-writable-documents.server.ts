import { randomUUID } from "node:crypto";
import type { Kysely, Selectable, Transaction } from "kysely";
import { sameWords, stateOf } from "#core/content/document-state.ts";
import type { RawDocument } from "#core/content/raw-document.ts";
import type { Author, DocumentEntry, DocumentState, HeldDocument, WritableDocuments } from "#core/content/writable-documents.ts";
import type { Database } from "#platform/database/database-schema.ts";
import type { DatabaseDialect } from "#platform/database/open-database.ts";
import { type ListPlan, readList } from "#platform/database/read-list.ts";
import type { DocumentEntryTable } from "#platform/database/tables/content-tables.ts";
import { forget, putDocument, raiseSeq } from "./database-document-store.server.ts";
import { writeEntry, writeLiveSlug, writeUses } from "./entry-rows.server.ts";

/** Drafts and documents of the embedded store. */
export function createWritableDocuments(db: Kysely<Database>, dialect: DatabaseDialect): WritableDocuments<Transaction<Database>> {
  return {
    canWrite: true,

    async list(type, query) {
      const page = await readList(db.selectFrom("document_entry").selectAll().where("type", "=", type), entryPlan, query);
      return { ...page, rows: page.rows.map(entryOf) };
    },

    async entriesOf(type, ids) {
      if (ids.length === 0) return [];
      const rows = await db.selectFrom("document_entry").selectAll().where("type", "=", type).where("id", "in", ids).execute();
      return rows.map(entryOf);
    },

    find: (id) => read(db, id),

    async hold(trx, id) {
      // One row for the document whether it is published or not: whoever wants the same waits here.
      if (dialect === "postgres") await trx.selectFrom("document_entry").select("id").where("id", "=", id).forUpdate().execute();
      return read(trx, id);
    },

    async create(trx, draft, by) {
      const rev = await putDraft(trx, draft, by);
      await writeEntry(trx, draft, written("draft", by));
      return rev;
    },

    async saveDraft(trx, held, draft, _patches, by) {
      const rev = await putDraft(trx, draft, by);
      const { state } = await trx.selectFrom("document_entry").select("state").where("id", "=", held.id).executeTakeFirstOrThrow();
      await writeEntry(trx, draft, written(state === "scheduled" ? state : stateOf({ draft, published: held.published }), by));
      return rev;
    },

    async discardDraft(trx, { id, published }, by) {
      await dropDraft(trx, id);
      if (!published) {
        await trx.deleteFrom("document_entry").where("id", "=", id).execute();
        return "";
      }
      await writeEntry(trx, published, written("published", by));
      // Whoever still writes on the draft that is gone writes on another revision.
      return touch(trx, id);
    },

    async publish(trx, { id, draft }, document, { actor, at }) {
      const seq = await raiseSeq(trx);
      const rev = randomUUID();
      const updated_at = at.toISOString();
      const json = JSON.stringify(document);
      const row = { type: document._type, json, updated_at, rev, seq };
      await trx
        .insertInto("document")
        .values({ id, ...row })
        .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
        .execute();
      await writeUses(trx, id, document, false);
      const isWhole = !draft || sameWords(draft, document);
      if (isWhole) await dropDraft(trx, id);
      await writeEntry(trx, isWhole ? document : draft, { state: isWhole ? "published" : "changed", updated_at, updated_by: actor });
      await writeLiveSlug(trx, id, document);
      return isWhole ? rev : ((await read(trx, id))?.rev ?? rev);
    },

    async unpublish(trx, { id, published, draft }, by) {
      await raiseSeq(trx);
      await trx.deleteFrom("document").where("id", "=", id).execute();
      await writeUses(trx, id, undefined, false);
      const kept = draft ?? published;
      if (!kept) return "";
      const rev = await putDraft(trx, kept, by);
      await writeEntry(trx, kept, written("draft", by));
      await writeLiveSlug(trx, id, undefined);
      return rev;
    },

    async remove(trx, { id, published }) {
      if (published) await raiseSeq(trx);
      await dropDraft(trx, id);
      await writeUses(trx, id, undefined, false);
      await trx.deleteFrom("document").where("id", "=", id).execute();
      await trx.deleteFrom("document_entry").where("id", "=", id).execute();
    },

    async setScheduled(trx, id, isScheduled) {
      const state = isScheduled ? "scheduled" : stateOf((await read(trx, id)) ?? {});
      await trx.updateTable("document_entry").set({ state }).where("id", "=", id).execute();
    },

    async publishedOf(trx, type) {
      const rows = await trx.selectFrom("document").select("json").where("type", "=", type).orderBy("id").execute();
      return rows.map(({ json }) => JSON.parse(json) as RawDocument);
    },

    async putPublished(trx, put, removed, { actor, at }) {
      const seq = await raiseSeq(trx);
      for (const document of put) await putDocument(trx, document, seq, at, actor);
      for (const id of removed) {
        await trx.deleteFrom("document").where("id", "=", id).execute();
        await forget(trx, id);
      }
    },

    async usesOf(targets) {
      if (targets.length === 0) return [];
      return db
        .selectFrom("document_entry")
        .select(["id", "type", "title"])
        .where("id", "in", ({ selectFrom }) => selectFrom("document_use").select("document_id").where("target", "in", targets))
        .orderBy("type")
        .orderBy("title")
        .limit(MOST_USES)
        .execute();
    },

    async findBySlug(type, slug) {
      const rows = await db.selectFrom("document_entry").select("id").where("type", "=", type).where("live_slug", "=", slug).execute();
      return rows.map(({ id }) => id);
    },
  };
}

function entryOf({ id, type, title, slug, state, updated_at, updated_by }: Selectable<DocumentEntryTable>): DocumentEntry {
  return { id, type, title, slug, state, updatedAt: updated_at, updatedBy: updated_by };
}

async function read(db: Kysely<Database>, id: string): Promise<HeldDocument | undefined> {
  const published = await db.selectFrom("document").selectAll().where("id", "=", id).executeTakeFirst();
  const draft = await db.selectFrom("draft").selectAll().where("id", "=", id).executeTakeFirst();
  const newest = draft ?? published;
  if (!newest) return undefined;
  return {
    id,
    type: newest.type,
    published: published && JSON.parse(published.json),
    draft: draft && JSON.parse(draft.json),
    rev: newest.rev,
    updatedAt: newest.updated_at,
    updatedBy: draft?.updated_by ?? "",
  };
}

async function putDraft(trx: Transaction<Database>, draft: RawDocument, { actor, at }: Author): Promise<string> {
  const rev = randomUUID();
  const row = { type: draft._type, json: JSON.stringify(draft), rev, updated_by: actor, updated_at: at.toISOString() };
  await trx
    .insertInto("draft")
    .values({ id: draft._id, ...row })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
    .execute();
  await writeUses(trx, draft._id, draft, true);
  return rev;
}

async function dropDraft(trx: Transaction<Database>, id: string) {
  await trx.deleteFrom("draft").where("id", "=", id).execute();
  await writeUses(trx, id, undefined, true);
}

async function touch(trx: Transaction<Database>, id: string): Promise<string> {
  const rev = randomUUID();
  await trx.updateTable("document").set({ rev }).where("id", "=", id).execute();
  return rev;
}

const written = (state: DocumentState, { actor, at }: Author) => ({ state, updated_at: at.toISOString(), updated_by: actor });

const MOST_USES = 200;

const entryPlan: ListPlan = {
  search: ["title", "slug"],
  filters: { state: "state" },
  sorts: { title: "title", slug: "slug", state: "state", updated: "updated_at", by: "updated_by" },
  sort: "-updated",
};
