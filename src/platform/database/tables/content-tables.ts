import type { Generated } from "kysely";

/** What is written and shown: documents, drafts, their history, and pictures. */
export interface ContentTables {
  document: DocumentTable;
  content_seq: ContentSeqTable;
  draft: DraftTable;
  draft_change: DraftChangeTable;
  document_entry: DocumentEntryTable;
  document_use: DocumentUseTable;
  presence: PresenceTable;
  revision: RevisionTable;
  schedule: ScheduleTable;
  missed_address: MissedAddressTable;
  asset: AssetTable;
  asset_blob: AssetBlobTable;
}

/** The embedded content store: one row a document, in the content service's own JSON. */
interface DocumentTable {
  id: string;
  type: string;
  json: string;
  updated_at: string;
  /** New with every write to the document; its value has no other meaning. */
  rev: Generated<string>;
  /** The counter's value when it was last shown to visitors in another form. */
  seq: Generated<number>;
}

/** One row: raised in every transaction that changes what visitors see. It does not depend on any clock. */
interface ContentSeqTable {
  id: number;
  seq: number;
}

/** What is being written, beside what is published: to save it changes nothing that visitors see. */
interface DraftTable {
  /** The document's. */
  id: string;
  type: string;
  json: string;
  /** That of the document until the first change. */
  rev: string;
  updated_by: string;
  updated_at: string;
}

/** Patches of a day: for whoever missed them, and for the words of whoever was refused. */
interface DraftChangeTable {
  document_id: string;
  op_id: string;
  /** The revision that it made; null when it was refused. */
  rev: string | null;
  base_rev: string;
  patches: string;
  actor: string;
  at: string;
}

/** A line of the studio's lists, derived from a document and its draft: lists read no JSON. */
export interface DocumentEntryTable {
  id: string;
  type: string;
  title: string;
  slug: string;
  /** That of what is published; empty without one. */
  live_slug: Generated<string>;
  state: "draft" | "scheduled" | "published" | "changed";
  updated_at: string;
  updated_by: string;
}

/** What a document names: ids of others, and paths of our own pages. */
interface DocumentUseTable {
  document_id: string;
  is_draft: 0 | 1;
  target: string;
}

/** Who has a document open. */
interface PresenceTable {
  document_id: string;
  actor: string;
  name: string;
  seen_at: string;
  place: Generated<string>;
}

export interface RevisionTable {
  document_id: string;
  /** From 1. */
  n: number;
  json: string;
  kind: "publish" | "unpublish" | "schedule" | "autosave" | "discard" | "remove";
  actor: string;
  at: string;
}

/** What will be published by itself: the revision that was pinned. */
interface ScheduleTable {
  document_id: string;
  revision: number;
  at: string;
  actor: string;
  job_id: string;
  /** Why it was not published when its time had come. */
  fault: string | null;
}

/** A path that visitors asked for in vain: no visitor, no query. */
interface MissedAddressTable {
  path: string;
  times: number;
  last_at: string;
}

/** What is known of an uploaded original; the file itself lies in the data folder. */
export interface AssetTable {
  id: string;
  file_name: string;
  mime: string;
  width: number | null;
  height: number | null;
  /** Size of the file. */
  bytes: number;
  title: Generated<string>;
  credit: Generated<string>;
  /** Empty: it only decorates. Null: nobody has said yet. */
  alt: string | null;
  /** JSON of what is cut and what stays in sight, where it is placed next. */
  framing: string | null;
  created_at: Generated<string>;
  /** Mail address of who brought it; empty when it came with an import. */
  created_by: Generated<string>;
  /** SHA-256 of the file as it was sent, before it was made anew. */
  source_hash: Generated<string>;
}

/** A picture's bytes, in parts of a megabyte: what every instance takes it from. */
interface AssetBlobTable {
  asset_id: string;
  part: number;
  bytes: Uint8Array;
}
