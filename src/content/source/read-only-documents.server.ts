import type { Transaction } from "kysely";
import type { ContentSource } from "#core/content/content-source.ts";
import type { RawDocument } from "#core/content/raw-document.ts";
import type { DocumentEntry, HeldDocument, WritableDocuments } from "#core/content/writable-documents.ts";
import { AppError } from "#core/errors/app-error.ts";
import { ROWS_A_PAGE } from "#core/lists/list-query.ts";
import type { Database } from "#platform/database/database-schema.ts";
import { describeDocument, targetsOf } from "./document-entry.ts";

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
      const words = query.q.toLowerCase().split(/\s+/).filter(Boolean);
      const state = query.filters["state"];
      const entries = (await all("_type == $type", { type }))
        .map(entryOf)
        .filter(({ title, slug }) => words.every((word) => `${title} ${slug}`.toLowerCase().includes(word)));
      const found = state && state !== "all" && state !== "published" ? [] : entries;
      const name = query.sort.replace(/^-/, "");
      const key = name === "title" || name === "slug" ? name : "updatedAt";
      const turn = (name ? query.sort.startsWith("-") : true) ? -1 : 1;
      found.sort((a, b) => turn * (a[key].localeCompare(b[key]) || a.id.localeCompare(b.id)));
      const page = Math.min(query.page, Math.max(1, Math.ceil(found.length / ROWS_A_PAGE)));
      return {
        rows: query.isWhole ? found : found.slice((page - 1) * ROWS_A_PAGE, page * ROWS_A_PAGE),
        total: found.length,
        counts: { state: entries.length > 0 ? { published: entries.length } : {} },
        query: { ...query, page },
      };
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

function entryOf(document: RawDocument): DocumentEntry {
  const { _id: id, _updatedAt } = document;
  const updatedAt = typeof _updatedAt === "string" ? _updatedAt : "";
  return { id, ...describeDocument(document), state: "published", updatedAt, updatedBy: "" };
}

const revOf = ({ _rev }: RawDocument) => (typeof _rev === "string" ? _rev : "1");
