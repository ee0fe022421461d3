import type { RawDocument } from "#core/content/raw-document.ts";
import { contentTypes } from "../content-types.ts";
import type { DocumentStore } from "./document-store.ts";

/**
 * One cheap query a poll; when something was written, by this process or by another, what was written and nothing else. Of a type with
 * very many documents the long texts stay in the store until one is asked for: they are nearly all of the memory.
 */
export function pollStore(store: Pick<DocumentStore, "read" | "revision" | "versions">, mostWhole = MOST_WHOLE) {
  let last: { revision: string; documents: readonly RawDocument[] } | undefined;
  let known = new Map<string, { seq: number; document: RawDocument }>();
  const cut = new WeakSet<RawDocument>();

  return {
    async poll(here: readonly RawDocument[]): Promise<readonly RawDocument[] | undefined> {
      const revision = await store.revision();
      if (last?.revision !== revision) last = { revision, documents: await readChanged() };
      return last.documents === here ? undefined : last.documents;
    },
    isCut: (document: RawDocument) => cut.has(document),
    whole: (documents: readonly RawDocument[]) => store.read(documents.map(({ _id }) => _id)),
  };

  async function readChanged(): Promise<RawDocument[]> {
    const versions = await store.versions();
    const many = new Set(
      [...Map.groupBy(versions, ({ type }) => type)].filter(([, { length }]) => length > mostWhole).map(([type]) => type),
    );
    const news = versions.filter(({ id, seq }) => known.get(id)?.seq !== seq).map(({ id }) => id);
    const read = new Map<string, RawDocument>();
    for (let from = 0; from < news.length; from += AT_ONCE)
      for (const document of await store.read(news.slice(from, from + AT_ONCE))) read.set(document._id, fitted(document));
    const next = versions.flatMap(({ id, seq }) => {
      const document = read.get(id) ?? known.get(id)?.document;
      return document ? [{ id, seq, document: fitted(document) }] : [];
    });
    known = new Map(next.map(({ id, ...rest }) => [id, rest]));
    return next.map(({ document }) => document);

    function fitted(document: RawDocument): RawDocument {
      const texts = many.has(document._type) ? (longTexts.get(document._type) ?? []) : [];
      if (!texts.some((name) => name in document)) return document;
      const short = Object.fromEntries(Object.entries(document).filter(([name]) => !texts.includes(name))) as RawDocument;
      cut.add(short);
      return short;
    }
  }
}

/** Documents of one type that are held with their long texts. */
const MOST_WHOLE = 1_000;

const AT_ONCE = 200;

const longTexts = new Map(contentTypes.map(({ name, longTexts }) => [name, longTexts]));
