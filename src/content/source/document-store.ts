import type { RawDocument } from "#core/content/raw-document.ts";

/** Where the embedded documents lie. */
export interface DocumentStore {
  all(): Promise<RawDocument[]>;
  /** Changes whenever a document was written or removed, by this process or by another. */
  revision(): Promise<string>;
  /** Every document by id, with the counter's value at its last change. */
  versions(): Promise<{ id: string; type: string; seq: number }[]>;
  read(ids: readonly string[]): Promise<RawDocument[]>;
  put(documents: readonly RawDocument[], at: Date): Promise<void>;
  remove(ids: readonly string[]): Promise<void>;
  /** These and no others, all at once; `lastly` makes one more, of the revision that they have then. */
  replaceAll(documents: readonly RawDocument[], at: Date, lastly?: (revision: string) => RawDocument): Promise<void>;
}
