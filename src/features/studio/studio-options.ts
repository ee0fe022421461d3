import type { Kysely, Transaction } from "kysely";
import type { Role } from "#core/access/permissions.ts";
import type { ContentSource } from "#core/content/content-source.ts";
import type { ContentType } from "#core/content/define-content-type.ts";
import type { RawDocument } from "#core/content/raw-document.ts";
import type { WritableDocuments } from "#core/content/writable-documents.ts";
import type { Database } from "#platform/database/database-schema.ts";
import type { AssetStore } from "#platform/images/asset-store.server.ts";
import type { Jobs } from "#platform/jobs/jobs.ts";
import type { createMissedAddresses } from "./missed-addresses.ts";
import type { createPreviewTokens } from "./preview-token.ts";
import type { SearchPorts } from "./search-report.ts";

/** Who writes. */
export interface Editor {
  name: string;
  email: string;
  role: Role;
}

export type Trx = Transaction<Database>;

export interface StudioOptions {
  db: Kysely<Database>;
  documents: WritableDocuments<Trx>;
  assets: MediaAssets;
  types: readonly ContentType[];
  /** The documents that the site came with. */
  sample(): Promise<readonly RawDocument[]>;
  /** Content as it would be with this document in it. */
  overlay(document: RawDocument): Promise<ContentSource>;
  /** Whether a path of ours leads to a page or a file. */
  isOurPage(path: string): Promise<boolean>;
  search: SearchPorts;
  /** Told when visitors see something else from now on. */
  onPublish(): Promise<void>;
  log: { write(entry: { actor: string; action: string; subject: string; detail?: string }, within?: Trx): Promise<void> };
  previews: ReturnType<typeof createPreviewTokens>;
  missed: ReturnType<typeof createMissedAddresses>;
  jobs: Pick<Jobs, "add" | "cancel" | "handle">;
  now(): Date;
}

export type MediaAssets = Pick<AssetStore, "add" | "get" | "findBySource" | "list" | "describe" | "remove">;
