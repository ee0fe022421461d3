import type { RawDocument } from "#core/content/raw-document.ts";

/** Where the embedded documents lie. */
export interface DocumentStore {
  all(): Promise<RawDocument[]>;
  /** Changes whenever a document was written or removed, by this process or by another. */
  revision(): Promise<string>;
  put(documents: readonly RawDocument[], at: Date): Promise<void>;
  remove(ids: readonly string[]): Promise<void>;
  /** These and no others, all at once. */
  replaceAll(documents: readonly RawDocument[], at: Date): Promise<void>;
}
