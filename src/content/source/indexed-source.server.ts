import type { ContentSource, DocumentFault } from "#core/content/content-source.ts";
import type { RawDocument } from "#core/content/raw-document.ts";
import { AppError } from "#core/errors/app-error.ts";
import type { Logger } from "#platform/log/logger.ts";
import { createDocumentIndex, type DocumentIndex } from "./document-index.ts";
import { onePerSlug } from "./one-per-slug.ts";

interface Options {
  /** Every document, or undefined when they are what they are here. */
  poll(here: readonly RawDocument[]): Promise<readonly RawDocument[] | undefined>;
  /** Whether a document came without its long texts, and what gives it with them. */
  isCut?(document: RawDocument): boolean;
  whole?(documents: readonly RawDocument[]): Promise<readonly RawDocument[]>;
  /** What serves until the first poll, if something does. */
  kept?: readonly RawDocument[] | undefined;
  /** Told what serves from now on. */
  keep?(documents: readonly RawDocument[]): Promise<void>;
  /** Rejects when a site cannot be made of this content; then what was there before stays. */
  judge?: ((source: ContentSource) => Promise<unknown>) | undefined;
  /** Called for each document that is left out because another has its address. */
  reject(fault: DocumentFault): void;
  log: Logger;
  now(): Date;
  pollEveryMs: number;
}

export interface IndexedSource extends Required<ContentSource> {
  /** Looks now, whether it is due or not: what was written before the call is here after it. */
  refresh(): Promise<void>;
  /** The content as it would be with this document in it. */
  overlay(document: RawDocument): Promise<ContentSource>;
}

/**
 * Content answered by an index in memory that follows what is written elsewhere. Whoever comes when a poll is due waits for it; all
 * others are answered from what is there, and so is everybody while the place where documents lie does not answer.
 */
export function createIndexedSource({
  poll,
  isCut = () => false,
  whole,
  kept,
  keep,
  judge,
  reject,
  log,
  now,
  pollEveryMs,
}: Options): IndexedSource {
  let documents = kept ?? [];
  let index = kept && createDocumentIndex(onePerSlug(kept, reject));
  let polledAt = Number.NEGATIVE_INFINITY;
  let polling: Promise<void> | undefined;
  let fault: unknown;
  const watchers: ((types: ReadonlySet<string>) => void)[] = [];

  const pollOnce = (): Promise<void> => {
    polledAt = now().getTime();
    polling ??= take().finally(() => {
      polling = undefined;
    });
    return polling;
  };

  return {
    async fetch(query, params) {
      if (!index || now().getTime() - polledAt >= pollEveryMs) await pollOnce();
      if (!index) throw new AppError("content_unavailable", { minutes: 1 }, { cause: fault });
      return ask(index, query, params);
    },
    // A poll that is under way may have begun before.
    refresh: () => (polling ? polling.then(pollOnce) : pollOnce()),
    async overlay(document) {
      if (!index) await pollOnce();
      const others = documents.filter(({ _id }) => _id !== document._id);
      const laid = createDocumentIndex(
        onePerSlug([...others, structuredClone(document)], () => {}),
        index,
      );
      return { fetch: (query, params) => ask(laid, query, params) };
    },
    reject,
    isAnswering: () => fault === undefined,
    watch: (watcher) => void watchers.push(watcher),
  };

  /** One document is answered with all that it has. */
  async function ask(among: DocumentIndex, query: string, params?: Record<string, unknown>): Promise<unknown> {
    const cut = whole ? among.askedFor(query, params).filter(isCut) : [];
    return among.evaluate(query, params, whole && cut.length > 0 ? await whole(cut) : []);
  }

  async function take() {
    try {
      const found = await poll(documents);
      if (found) await replace(found);
      if (fault !== undefined) log.info("content is read again");
      fault = undefined;
    } catch (error) {
      // One line when it begins, not one with every poll.
      if (fault === undefined) log.warn("content cannot be read, what is kept serves", { documents: documents.length, error });
      fault = error;
    }
  }

  async function replace(found: readonly RawDocument[]) {
    const next = createDocumentIndex(onePerSlug(found, reject), index);
    await judge?.({ fetch: (query, params) => ask(next, query, params) });
    const types = index ? changedTypes(documents, found, isCut) : new Set<string>();
    documents = found;
    index = next;
    if (types.size > 0) for (const watcher of watchers) watcher(types);
    await keep?.(found);
  }
}

function changedTypes(
  before: readonly RawDocument[],
  after: readonly RawDocument[],
  isCut: (document: RawDocument) => boolean,
): ReadonlySet<string> {
  const types = new Set<string>();
  const gone = new Map(before.map((document) => [document._id, document]));
  for (const document of after) {
    const was = gone.get(document._id);
    gone.delete(document._id);
    if (was !== document && (isCut(document) || JSON.stringify(was) !== JSON.stringify(document))) types.add(document._type);
  }
  for (const { _type } of gone.values()) types.add(_type);
  return types;
}
