import type { Platform } from "../platform.ts";

interface Options {
  platform: Pick<Platform, "database" | "isReady" | "log">;
  expire(tags: Iterable<string>): void;
  everyMs?: number;
}

/** Drops pages that something other than content changed, such as a review: here at once, on every other instance within seconds. */
export async function createSharedExpiry({ platform: { database, isReady, log }, expire, everyMs = 1_000 }: Options) {
  const { db, dialect } = database;
  const counts = async () =>
    new Map((await db.selectFrom("page_change").selectAll().execute()).map(({ tag, count }) => [tag, count] as const));
  let known = dialect === "postgres" ? await counts() : new Map<string, number>();
  let polling: Promise<void> | undefined;

  async function poll(): Promise<void> {
    const found = await counts();
    const changed = [...found].filter(([tag, count]) => known.get(tag) !== count).map(([tag]) => tag);
    known = found;
    // Some pages go with every change, whatever it is: to say that there was none would drop them too.
    if (changed.length > 0) expire(changed);
  }

  if (dialect === "postgres")
    setInterval(() => {
      if (!isReady() || polling) return;
      polling = poll()
        .catch((error) => log.debug("changes of other instances were not read", { error }))
        .finally(() => {
          polling = undefined;
        });
    }, everyMs).unref();

  return (tags: readonly string[]): void => {
    expire(tags);
    void announce(tags).catch((error) => log.warn("other instances did not hear of a change", { error }));
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
