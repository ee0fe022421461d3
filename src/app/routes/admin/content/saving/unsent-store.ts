import type { Unsent } from "./draft-queue.ts";

/** What one open page has not sent of a document. */
interface Kept extends Unsent {
  document: string;
  page: string;
}

const NAME = "studio";
const TABLE = "unsent";

let opening: Promise<IDBDatabase> | undefined;

function openDatabase(): Promise<IDBDatabase> {
  opening ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(TABLE, { keyPath: ["document", "page"] });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  return opening;
}

async function inTable<Result>(mode: IDBTransactionMode, ask: (table: IDBObjectStore) => IDBRequest<Result>): Promise<Result> {
  const database = await openDatabase();
  return new Promise((resolve, reject) => {
    const request = ask(database.transaction(TABLE, mode, { durability: "relaxed" }).objectStore(TABLE));
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** This page's own part of what is kept; it holds a lock as long as the page lives, so that others know. */
export function openUnsent(document: string) {
  const page = crypto.randomUUID();
  const end = Promise.withResolvers<void>();
  void navigator.locks?.request(lockOf(page), () => end.promise);
  return {
    keep: (unsent: Unsent | undefined) =>
      unsent
        ? inTable("readwrite", (table) => table.put({ ...unsent, document, page } satisfies Kept))
        : inTable("readwrite", (table) => table.delete([document, page])),
    /** What pages of this document left behind that live no more, oldest first. */
    async leftBehind(): Promise<Kept[]> {
      const kept = await inTable<Kept[]>("readonly", (table) => table.getAll(IDBKeyRange.bound([document, ""], [document, "\uffff"])));
      const others = kept.filter((each) => each.page !== page);
      const ended = await Promise.all(others.map((each) => hasEnded(each.page)));
      return others.filter((_, index) => ended[index]);
    },
    forget: (kept: Kept) => inTable("readwrite", (table) => table.delete([kept.document, kept.page])),
    close: () => end.resolve(),
  };
}

const lockOf = (page: string) => `studio ${page}`;

/** A page that was closed holds its lock for a moment longer. */
const CLOSING_MS = 3_000;

async function hasEnded(page: string): Promise<boolean> {
  if (!navigator.locks) return true;
  return navigator.locks.request(lockOf(page), { signal: AbortSignal.timeout(CLOSING_MS) }, () => true).catch(() => false);
}
