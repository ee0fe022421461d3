import type { ListPage, ListQuery } from "#core/lists/list-query.ts";
import type { Patch } from "./patch/patch.ts";
import type { RawDocument } from "./raw-document.ts";

/** What there is of a document: what visitors see, and what is being written. */
export interface HeldDocument {
  id: string;
  type: string;
  published?: RawDocument | undefined;
  draft?: RawDocument | undefined;
  /** Of the draft, or of what is published where there is none. Changes with every write. */
  rev: string;
  updatedAt: string;
  updatedBy: string;
}

export type DocumentState = "draft" | "scheduled" | "published" | "changed";

/** A line of a list. */
export interface DocumentEntry {
  id: string;
  type: string;
  title: string;
  /** Empty without one. */
  slug: string;
  state: DocumentState;
  /** Empty where nobody noted it. */
  updatedAt: string;
  /** Who wrote it last; empty when it came with an import. */
  updatedBy: string;
}

/** A document in which another is named, by reference or by a link to its page. */
export interface DocumentUse {
  id: string;
  type: string;
  title: string;
}

export interface Author {
  /** The mail address of the person who writes. */
  actor: string;
  at: Date;
}

/**
 * Where documents are written. What belongs together is written in one transaction of the site's own database. A hosted dataset is
 * called inside that transaction: when the call fails, nothing is written here either.
 */
export interface WritableDocuments<Transaction> {
  /** False for a hosted dataset without a token that may write. */
  readonly canWrite: boolean;
  /** For documents that lie elsewhere, together with their pictures: keeps one there too, and gives the id that it has there. */
  keepPicture?(bytes: Buffer, fileName: string): Promise<string>;
  list(type: string, query: ListQuery): Promise<ListPage<DocumentEntry>>;
  /** The lines of these, in no order; what is not there is left out. */
  entriesOf(type: string, ids: readonly string[]): Promise<DocumentEntry[]>;
  find(id: string): Promise<HeldDocument | undefined>;
  /** The same inside a transaction, where nobody else changes it until the end. */
  hold(trx: Transaction, id: string): Promise<HeldDocument | undefined>;
  create(trx: Transaction, draft: RawDocument, by: Author): Promise<string>;
  /** Writes a draft that came from `held` by `patches`. The new revision. */
  saveDraft(trx: Transaction, held: HeldDocument, draft: RawDocument, patches: readonly Patch[], by: Author): Promise<string>;
  /** Removes the draft; what is published stays. */
  discardDraft(trx: Transaction, held: HeldDocument, by: Author): Promise<string>;
  /** Shows `document` to visitors. The draft is removed, unless it holds changes that `document` does not. */
  publish(trx: Transaction, held: HeldDocument, document: RawDocument, by: Author): Promise<string>;
  /** What was published becomes the draft, where there is none. */
  unpublish(trx: Transaction, held: HeldDocument, by: Author): Promise<string>;
  remove(trx: Transaction, held: HeldDocument, by: Author): Promise<void>;
  /** Marks it as one that will be published by itself, or no longer. */
  setScheduled(trx: Transaction, id: string, isScheduled: boolean): Promise<void>;
  /** Everything of a type that visitors see. */
  publishedOf(trx: Transaction, type: string): Promise<RawDocument[]>;
  /** Writes documents that need no draft, and removes others. */
  putPublished(trx: Transaction, put: readonly RawDocument[], removed: readonly string[], by: Author): Promise<void>;
  /** Who names one of these: ids of documents, and paths of pages. */
  usesOf(targets: readonly string[]): Promise<DocumentUse[]>;
  /** The published documents of a type under a slug. */
  findBySlug(type: string, slug: string): Promise<string[]>;
}
