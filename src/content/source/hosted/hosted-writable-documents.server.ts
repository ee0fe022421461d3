import { type Kysely, sql, type Transaction } from "kysely";
import { sameWords, stateOf } from "#core/content/document-state.ts";
import { patchesBetween } from "#core/content/patch/patches-between.ts";
import type { RawDocument } from "#core/content/raw-document.ts";
import type { DocumentEntry, HeldDocument, WritableDocuments } from "#core/content/writable-documents.ts";
import { AppError } from "#core/errors/app-error.ts";
import { present } from "#core/errors/present.ts";
import type { Database } from "#platform/database/database-schema.ts";
import type { DatabaseDialect } from "#platform/database/open-database.ts";
import { entryOf, listEntries } from "../entry-list.ts";

/** A change of the dataset, in the service's own words: https://www.sanity.io/docs/http-reference/mutation */
type Mutation =
  | { create: RawDocument }
  | { createOrReplace: RawDocument }
  | { patch: { id: string; ifRevisionID: string; set: Record<string, unknown>; unset: string[] } }
  | { delete: { id: string } };

/** What is asked of the service. Drafts are documents of it, so that its own studio shows the same. */
export interface HostedDataset {
  fetch(query: string, params: Record<string, unknown>): Promise<RawDocument[]>;
  /** All or nothing. Rejects with `statusCode` 409 when a revision is another by now. */
  mutate(mutations: readonly Mutation[]): Promise<unknown>;
  /** Keeps a picture. Its id. */
  upload(bytes: Buffer, fileName: string): Promise<string>;
}

interface Options {
  dataset: HostedDataset;
  /** What the same dataset answers to somebody who only reads. */
  readOnly: WritableDocuments<Transaction<Database>>;
  db: Kysely<Database>;
  dialect: DatabaseDialect;
}

/** Documents and drafts of a hosted dataset, for a token that may write. */
export function createHostedWritableDocuments({ dataset, readOnly, db, dialect }: Options): WritableDocuments<Transaction<Database>> {
  async function find(id: string): Promise<HeldDocument | undefined> {
    const found = await dataset.fetch("*[_id in $ids]", { ids: [id, draftOf(id)] });
    const published = found.find(({ _id }) => _id === id);
    const drafted = found.find(({ _id }) => _id === draftOf(id));
    const newest = drafted ?? published;
    if (!newest) return undefined;
    return {
      id,
      type: newest._type,
      published,
      draft: drafted && { ...drafted, _id: id },
      rev: revOf(newest),
      updatedAt: entryOf(newest).updatedAt,
      updatedBy: "",
    };
  }

  async function change(id: string, mutations: readonly Mutation[]): Promise<string> {
    await dataset.mutate(mutations).catch((fault: unknown) => {
      if ((fault as { statusCode?: number }).statusCode === 409) throw new AppError("content_changed");
      throw fault;
    });
    return (await find(id))?.rev ?? "";
  }

  /** One for a document and its draft. */
  async function entriesAmong(query: string, params: Record<string, unknown>): Promise<DocumentEntry[]> {
    const [all, scheduled] = await Promise.all([
      dataset.fetch(query, params),
      db.selectFrom("schedule").select("document_id").where("fault", "is", null).execute(),
    ]);
    const due = new Set(scheduled.map(({ document_id }) => document_id));
    const live = new Map(all.filter(({ _id }) => !isDraft(_id)).map((document) => [document._id, document]));
    const drafts = new Map(all.filter(({ _id }) => isDraft(_id)).map((document) => [document._id.slice(DRAFTS.length), document]));
    return [...new Set([...live.keys(), ...drafts.keys()])].map((id): DocumentEntry => {
      const [draft, published] = [drafts.get(id), live.get(id)];
      return { ...entryOf(draft ?? present(published)), id, state: due.has(id) ? "scheduled" : stateOf({ draft, published }) };
    });
  }

  return {
    ...readOnly,
    canWrite: true,
    keepPicture: dataset.upload,
    find,

    async hold(trx, id) {
      // Whoever wants the same document of the service waits here; SQLite has one writer anyway.
      if (dialect === "postgres") await sql`select pg_advisory_xact_lock(hashtextextended(${id}, 1))`.execute(trx);
      return find(id);
    },

    async list(type, query) {
      return listEntries(await entriesAmong("*[_type == $type]", { type }), query);
    },

    entriesOf: (type, ids) => entriesAmong("*[_type == $type && _id in $ids]", { type, ids: ids.flatMap((id) => [id, draftOf(id)]) }),

    create: (_, draft) => change(draft._id, [{ create: asDraft(draft) }]),

    saveDraft(_, held, draft) {
      const patches = held.draft ? patchesBetween(held.draft, draft) : [];
      if (!held.draft) return change(held.id, [{ create: asDraft(draft) }]);
      const set = patches.flatMap((patch) => (patch.type === "set" ? [[String(patch.path[0]), patch.value]] : []));
      const unset = patches.flatMap((patch) => (patch.type === "unset" ? [String(patch.path[0])] : []));
      const ifRevisionID = revOf(held.draft);
      return change(held.id, [{ patch: { id: draftOf(held.id), ifRevisionID, set: Object.fromEntries(set), unset } }]);
    },

    discardDraft: (_, { id }) => change(id, [{ delete: { id: draftOf(id) } }]),

    publish(_, { id, draft }, document) {
      const isWhole = !draft || sameWords(draft, document);
      return change(id, [{ createOrReplace: own(document) }, ...(isWhole && draft ? [{ delete: { id: draftOf(id) } }] : [])]);
    },

    unpublish(_, { id, published, draft }) {
      const kept: Mutation[] = published && !draft ? [{ create: asDraft(published) }] : [];
      return change(id, [...kept, { delete: { id } }]);
    },

    async remove(_, { id, published, draft }) {
      await change(id, [...(published ? [{ delete: { id } }] : []), ...(draft ? [{ delete: { id: draftOf(id) } }] : [])]);
    },

    /** Lists ask the schedule itself. */
    setScheduled: async () => {},

    async publishedOf(_, type) {
      return (await dataset.fetch("*[_type == $type]", { type })).filter(({ _id }) => !isDraft(_id));
    },

    async putPublished(_, put, removed) {
      const mutations = [...put.map((document) => ({ createOrReplace: own(document) })), ...removed.map((id) => ({ delete: { id } }))];
      if (mutations.length > 0) await dataset.mutate(mutations);
    },
  };
}

const DRAFTS = "drafts.";
const draftOf = (id: string) => `${DRAFTS}${id}`;
const isDraft = (id: string) => /^(?:drafts|versions)\./.test(id);
const revOf = ({ _rev }: RawDocument) => (typeof _rev === "string" ? _rev : "1");

/** Without what the service itself notes of a document. */
function own({ _rev, _updatedAt, ...words }: RawDocument): RawDocument {
  return words as RawDocument;
}
const asDraft = (document: RawDocument): RawDocument => ({ ...own(document), _id: draftOf(document._id) });
