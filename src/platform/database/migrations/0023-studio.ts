import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Drafts beside what is published, who changed what, and a counter that tells every instance of a change. */
export const studio: Migration = {
  async up(db) {
    await db.schema
      .createTable("content_seq")
      .addColumn("id", "integer", (column) => column.primaryKey().notNull())
      .addColumn("seq", "integer", (column) => column.notNull())
      .execute();
    await db.insertInto("content_seq").values({ id: 1, seq: 1 }).execute();
    await db.schema
      .alterTable("document")
      .addColumn("rev", "text", (column) => column.notNull().defaultTo("1"))
      .execute();
    await db.schema
      .alterTable("document")
      .addColumn("seq", "integer", (column) => column.notNull().defaultTo(1))
      .execute();
    await db.schema.createIndex("document_seq").on("document").columns(["seq", "id"]).execute();
    await keepFilling(db);

    await db.schema
      .createTable("draft")
      .addColumn("id", "text", (column) => column.primaryKey().notNull())
      .addColumn("type", "text", (column) => column.notNull())
      .addColumn("json", "text", (column) => column.notNull())
      .addColumn("rev", "text", (column) => column.notNull())
      .addColumn("updated_by", "text", (column) => column.notNull())
      .addColumn("updated_at", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("draft_change")
      .addColumn("document_id", "text", (column) => column.notNull())
      .addColumn("op_id", "text", (column) => column.notNull())
      .addColumn("rev", "text")
      .addColumn("base_rev", "text", (column) => column.notNull())
      .addColumn("patches", "text", (column) => column.notNull())
      .addColumn("actor", "text", (column) => column.notNull())
      .addColumn("at", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("draft_change_op", ["document_id", "op_id"])
      .execute();
    await db.schema.createIndex("draft_change_rev").on("draft_change").columns(["document_id", "rev"]).execute();
    await db.schema.createIndex("draft_change_at").on("draft_change").column("at").execute();
    await db.schema
      .createTable("document_entry")
      .addColumn("id", "text", (column) => column.primaryKey().notNull())
      .addColumn("type", "text", (column) => column.notNull())
      .addColumn("title", "text", (column) => column.notNull())
      .addColumn("slug", "text", (column) => column.notNull())
      .addColumn("live_slug", "text", (column) => column.notNull().defaultTo(""))
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("updated_at", "text", (column) => column.notNull())
      .addColumn("updated_by", "text", (column) => column.notNull())
      .execute();
    for (const column of ["updated_at", "title", "live_slug"])
      await db.schema.createIndex(`document_entry_${column}`).on("document_entry").columns(["type", column]).execute();
    await db.schema
      .createTable("document_use")
      .addColumn("document_id", "text", (column) => column.notNull())
      .addColumn("is_draft", "integer", (column) => column.notNull())
      .addColumn("target", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("document_use_key", ["document_id", "is_draft", "target"])
      .execute();
    await db.schema.createIndex("document_use_target").on("document_use").column("target").execute();
    await db.schema
      .createTable("presence")
      .addColumn("document_id", "text", (column) => column.notNull())
      .addColumn("actor", "text", (column) => column.notNull())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("seen_at", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("presence_key", ["document_id", "actor"])
      .execute();
    await db.schema
      .createTable("revision")
      .addColumn("document_id", "text", (column) => column.notNull())
      .addColumn("n", "integer", (column) => column.notNull())
      .addColumn("json", "text", (column) => column.notNull())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("actor", "text", (column) => column.notNull())
      .addColumn("at", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("revision_key", ["document_id", "n"])
      .execute();
    await db.schema.createIndex("revision_kind_at").on("revision").columns(["kind", "at"]).execute();
    await db.schema
      .createTable("schedule")
      .addColumn("document_id", "text", (column) => column.primaryKey().notNull())
      .addColumn("revision", "integer", (column) => column.notNull())
      .addColumn("at", "text", (column) => column.notNull())
      .addColumn("actor", "text", (column) => column.notNull())
      .addColumn("job_id", "text", (column) => column.notNull())
      .addColumn("fault", "text")
      .execute();
  },
};

/** The store says by its revision whether somebody wrote to it since it was filled. The revision was the count and the newest time. */
// biome-ignore lint/suspicious/noExplicitAny: a migration knows the tables of its day.
async function keepFilling(db: Kysely<any>) {
  const marker = await db.selectFrom("document").select("json").where("id", "=", "system.filling").executeTakeFirst();
  if (!marker) return;
  const { count, last } = await db
    .selectFrom("document")
    .select(({ fn }) => [fn.countAll().as("count"), fn.max("updated_at").as("last")])
    .executeTakeFirstOrThrow();
  const filling = JSON.parse(marker.json);
  if (filling.revision !== `${count} ${last ?? ""}`) return;
  await db
    .updateTable("document")
    .set({ json: JSON.stringify({ ...filling, revision: "1" }) })
    .where("id", "=", "system.filling")
    .execute();
}
