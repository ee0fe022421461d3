import type { RawDocument } from "#core/content/raw-document.ts";
import type { DocumentStore } from "./document-store.ts";

/** One cheap query a poll; everything only when something was written, by this process or by another. */
export function pollStore(store: Pick<DocumentStore, "all" | "revision">) {
  let last: { revision: string; documents: readonly RawDocument[] } | undefined;
  return async (here: readonly RawDocument[]): Promise<readonly RawDocument[] | undefined> => {
    const revision = await store.revision();
    if (last?.revision !== revision) last = { revision, documents: await store.all() };
    return last.documents === here ? undefined : last.documents;
  };
}
