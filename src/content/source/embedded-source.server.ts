import type { ContentSource } from "#core/content/content-source.ts";
import { createDocumentIndex } from "./document-index.ts";
import type { DocumentStore } from "./document-store.ts";

interface Options {
  store: DocumentStore;
  now(): Date;
  /** How long the index is trusted before the store is asked whether something changed. One cheap query a period. */
  checkEveryMs?: number;
}

/** Content from our own database, answered by an index in memory that follows what is written, by this process or by another. */
export function createEmbeddedSource({ store, now, checkEveryMs = 2_000 }: Options): ContentSource {
  let index: ReturnType<typeof createDocumentIndex> | undefined;
  let revision = "";
  let checkedAt = Number.NEGATIVE_INFINITY;
  let checking: Promise<void> | undefined;

  return {
    async fetch(query, params) {
      if (!index || now().getTime() - checkedAt >= checkEveryMs) {
        checking ??= check().finally(() => {
          checking = undefined;
        });
        await checking;
      }
      return (index ?? createDocumentIndex([])).evaluate(query, params);
    },
  };

  async function check() {
    const current = await store.revision();
    if (!index || current !== revision) index = createDocumentIndex(await store.all());
    revision = current;
    checkedAt = now().getTime();
  }
}
