import type { RawDocument } from "#core/content/raw-document.ts";
import type { DocumentStore } from "./document-store.ts";

/** One cheap query a poll; when something was written, by this process or by another, what was written and nothing else. */
export function pollStore(store: Pick<DocumentStore, "read" | "revision" | "versions">) {
  let last: { revision: string; documents: readonly RawDocument[] } | undefined;
  let known = new Map<string, { seq: number; document: RawDocument }>();

  return async (here: readonly RawDocument[]): Promise<readonly RawDocument[] | undefined> => {
    const revision = await store.revision();
    if (last?.revision !== revision) last = { revision, documents: await readChanged() };
    return last.documents === here ? undefined : last.documents;
  };

  async function readChanged(): Promise<RawDocument[]> {
    const versions = await store.versions();
    const news = versions.filter(({ id, seq }) => known.get(id)?.seq !== seq).map(({ id }) => id);
    const read = new Map((await store.read(news)).map((document) => [document._id, document]));
    const next = versions.flatMap(({ id, seq }) => {
      const document = read.get(id) ?? known.get(id)?.document;
      return document ? [{ id, seq, document }] : [];
    });
    known = new Map(next.map(({ id, ...rest }) => [id, rest]));
    return next.map(({ document }) => document);
  }
}
