import { type FileHandle, open } from "node:fs/promises";
import { type Driver, SelectQueryNode } from "kysely";

/**
 * A commit is written without waiting for the disk, and whoever made it waits for the disk afterwards: the thread that serves pages is
 * not held up, and commits that come together share one wait. Nothing is acknowledged before it would survive a power cut.
 */
export function createWriteAheadLog(databaseFile: string) {
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
    async close(): Promise<void> {
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
      const before = lastUse;
      const { promise, resolve } = Promise.withResolvers<void>();
      lastUse = promise;
      await before;
      endUse = resolve;
      hasWritten = false;
      return acquireConnection.apply(driver, options);
    },
    async releaseConnection(...connection: Parameters<typeof releaseConnection>) {
      await releaseConnection.apply(driver, connection);
      const mustWait = hasWritten;
      endUse();
      if (mustWait) await log.flushed();
    },
    async destroy() {
      await destroy.call(driver);
      await log.close();
    },
  });
}
