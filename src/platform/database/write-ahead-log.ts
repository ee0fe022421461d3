import { once } from "node:events";
import { fstatSync } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { Worker } from "node:worker_threads";
import { type Driver, SelectQueryNode } from "kysely";
import { siteFile } from "#platform/env/site-folder.ts";

/** SQLite would take its pages into the database file after a quarter of it, and hold the thread until the disk has them. */
const LONG = 16_000_000;

/**
 * A commit is written without waiting for the disk, and whoever made it waits for the disk afterwards: the thread that serves pages is
 * not held up, and commits that come together share one wait. Nothing is acknowledged before it would survive a power cut.
 */
export function createWriteAheadLog(databaseFile: string, long = LONG) {
  let size = 0;
  let longFrom = long;
  let thread: Worker | undefined;
  let opened: Promise<FileHandle> | undefined;
  let current: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;

  async function flush(): Promise<void> {
    opened ??= open(`${databaseFile}-wal`, "r+");
    const file = await opened.catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    await file.datasync();
    // It waits for nothing, and a turn in the pool of threads may.
    ({ size } = fstatSync(file.fd));
  }

  return {
    /** Resolves when all that is committed now is on the disk. A flush that has begun may have missed it. */
    flushed(): Promise<void> {
      next ??= current
        .catch(() => {})
        .then(() => {
          current = flush();
          next = undefined;
          return current;
        });
      return next;
    },
    isLong: () => size > longFrom,
    /** Takes its pages into the database file, in a thread of its own and while nobody uses the connection. */
    async checkpoint(): Promise<void> {
      const worker = thread ?? new Worker(siteFile("src/platform/database/checkpoint-thread.ts"), { workerData: { databaseFile } });
      thread = worker;
      worker.unref();
      // Where another process reads, or the disk is full, a part stays: it is tried again when as much has been written anew.
      longFrom = size + long;
      try {
        worker.postMessage("checkpoint");
        const [{ busy }] = (await once(worker, "message")) as [{ busy: number }];
        if (busy === 0) {
          longFrom = long;
          size = 0;
        }
      } catch {
        thread = undefined;
        await worker.terminate();
      }
    },
    async close(): Promise<void> {
      await thread?.terminate();
      await current.catch(() => {});
      await (await opened?.catch(() => undefined))?.close();
    },
  };
}

export type WriteAheadLog = ReturnType<typeof createWriteAheadLog>;

/** One connection, for one user at a time; it is free for the next one while the last waits for the disk. */
export function flushOnRelease(driver: Driver, log: WriteAheadLog): Driver {
  const { init, acquireConnection, releaseConnection, destroy } = driver;
  let hasWritten = false;
  let lastUse: Promise<unknown> = Promise.resolve();
  let endUse = () => {};
  let shortening: Promise<void> | undefined;

  async function turn(): Promise<() => void> {
    const before = lastUse;
    const { promise, resolve } = Promise.withResolvers<void>();
    lastUse = promise;
    await before;
    return resolve;
  }

  /** Nobody writes meanwhile: a log that is written to would never come to its end. */
  async function shorten() {
    const end = await turn();
    await log.checkpoint();
    shortening = undefined;
    end();
  }

  return Object.assign(driver, {
    async init(...options: Parameters<typeof init>) {
      await init.apply(driver, options);
      const connection = await acquireConnection.call(driver);
      const execute = connection.executeQuery.bind(connection);
      connection.executeQuery = (query, settings) => {
        if (!SelectQueryNode.is(query.query)) hasWritten = true;
        return execute(query, settings);
      };
    },
    async acquireConnection(...options: Parameters<typeof acquireConnection>) {
      endUse = await turn();
      hasWritten = false;
      return acquireConnection.apply(driver, options);
    },
    async releaseConnection(...connection: Parameters<typeof releaseConnection>) {
      await releaseConnection.apply(driver, connection);
      const mustWait = hasWritten;
      endUse();
      if (mustWait) await log.flushed();
      if (log.isLong()) shortening ??= shorten();
    },
    async destroy() {
      await shortening;
      await destroy.call(driver);
      await log.close();
    },
  });
}
