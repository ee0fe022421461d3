import type { Transaction } from "kysely";
import type { ContentSource } from "#core/content/content-source.ts";
import type { RawDocument } from "#core/content/raw-document.ts";
import type { HeldDocument, WritableDocuments } from "#core/content/writable-documents.ts";
import { AppError } from "#core/errors/app-error.ts";
import type { Database } from "#platform/database/database-schema.ts";
import { describeDocument, targetsOf } from "./document-entry.ts";
import { entryOf, listEntries } from "./entry-list.ts";

/** A hosted dataset that this site may read and not write: everything can be looked at, and no call leaves that would change something. */
export function createReadOnlyDocuments(source: ContentSource): WritableDocuments<Transaction<Database>> {
  const all = async (filter: string, params: Record<string, unknown> = {}) => (await source.fetch(`*[${filter}]`, params)) as RawDocument[];
  const refuse = () => Promise.reject(new AppError("content_read_only"));
  const find = async (id: string): Promise<HeldDocument | undefined> => {
    const [published] = await all("_id == $id", { id });
    if (!published) return undefined;
    const { updatedAt, updatedBy } = entryOf(published);
    return { id, type: published._type, published, draft: undefined, rev: revOf(published), updatedAt, updatedBy };
  };

  return {
    canWrite: false,
    find,
    hold: (_, id) => find(id),

    async list(type, query) {
      return listEntries((await all("_type == $type", { type })).map(entryOf), query);
    },

    async entriesOf(type, ids) {
      return (await all("_type == $type && _id in $ids", { type, ids })).map(entryOf);
    },

    async usesOf(targets) {
      const documents = await all("defined(_id)");
      return documents.filter((document) => targets.some((target) => targetsOf(document).has(target))).map(entryOf);
    },

    async findBySlug(type, slug) {
      return (await all("_type == $type", { type })).filter((document) => describeDocument(document).slug === slug).map(({ _id }) => _id);
    },

    publishedOf: (_, type) => all("_type == $type", { type }),
    create: refuse,
    saveDraft: refuse,
    discardDraft: refuse,
    publish: refuse,
    unpublish: refuse,
    remove: refuse,
    setScheduled: refuse,
    putPublished: refuse,
  };
}

const revOf = ({ _rev }: RawDocument) => (typeof _rev === "string" ? _rev : "1");
