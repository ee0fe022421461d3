import type { Platform } from "../platform.ts";

const EVERY_MS = 1_000;

interface Options {
  platform: Pick<Platform, "database" | "isReady" | "log">;
  expire(tags: Iterable<string>): void;
}

/** Drops pages that something other than content changed, such as a review: here at once, on every other instance within seconds. */
export async function createSharedExpiry({ platform: { database, isReady, log }, expire }: Options) {
  const { db, dialect } = database;
  const counts = async () =>
    new Map((await db.selectFrom("page_change").selectAll().execute()).map(({ tag, count }) => [tag, count] as const));
  let known = dialect === "postgres" ? await counts() : new Map<string, number>();
  let polling: Promise<void> | undefined;

  async function poll(): Promise<void> {
    const found = await counts();
    expire([...found].filter(([tag, count]) => known.get(tag) !== count).map(([tag]) => tag));
    known = found;
  }

  if (dialect === "postgres")
    setInterval(() => {
      if (!isReady() || polling) return;
      polling = poll()
        .catch((error) => log.debug("changes of other instances were not read", { error }))
        .finally(() => {
          polling = undefined;
        });
    }, EVERY_MS).unref();

  return (tags: readonly string[]): void => {
    expire(tags);
    void announce(tags).catch((error) => log.warn("other instances were not told of a change", { error }));
  };

  async function announce(tags: readonly string[]): Promise<void> {
    for (const tag of [...tags].sort())
      await db
        .insertInto("page_change")
        .values({ tag, count: 1 })
        .onConflict((conflict) => conflict.column("tag").doUpdateSet(({ eb }) => ({ count: eb("page_change.count", "+", 1) })))
        .execute();
  }
}
