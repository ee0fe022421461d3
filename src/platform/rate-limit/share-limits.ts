import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { Database } from "../database/database-schema.ts";
import type { Logger } from "../log/logger.ts";
import type { createRateLimiter, Use } from "./rate-limit.ts";

interface Options {
  db: Kysely<Database>;
  /** Asked when the first uses of others arrive: it is made with this one's `onUse`. */
  limiter: () => Pick<ReturnType<typeof createRateLimiter>, "note">;
  now: () => number;
  log: Pick<Logger, "warn">;
}

const EVERY_MS = 1_000;
/** Of one second. What a flood has beyond it is counted where it came, and there it is refused. */
const MOST_USES = 5_000;
/** A row may show this much after the time written in it: a slow commit, a clock that is behind. */
const LATE_MS = 15_000;
const SHORT_MS = 60_000;

/**
 * Instances on one database tell each other what their limiters counted, every second: a visitor who is spread over all of them is refused
 * about a second later than on one. An instance that starts anew takes over what still counts.
 */
export function shareLimits({ db, limiter, now, log }: Options) {
  const instance = randomUUID();
  const seen = new Map<string, number>();
  let fresh: Use[] = [];
  let since = 0;
  let isAway = false;
  let exchanging: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    exchanging = exchanging.then(exchange);
  }, EVERY_MS);

  async function exchange(): Promise<void> {
    try {
      await tell();
      await hear();
      isAway = false;
    } catch (error) {
      if (!isAway) log.warn("limits are counted by each instance alone for now", { error });
      isAway = true;
    }
  }

  async function tell(): Promise<void> {
    const sending = fresh;
    fresh = [];
    // Apart by the length of their windows: what counts for a minute is gone after a minute.
    for (const uses of [sending.filter(isShort), sending.filter((use) => !isShort(use))]) {
      if (uses.length === 0) continue;
      const until = new Date(now() + Math.max(...uses.map(([, , windowMs]) => windowMs))).toISOString();
      const row = { id: randomUUID(), instance, uses: JSON.stringify(uses), written_at: iso(now()), until };
      await db.insertInto("limit_use").values(row).execute();
    }
  }

  async function hear(): Promise<void> {
    const time = now();
    const rows = await db
      .selectFrom("limit_use")
      .select(["id", "uses"])
      .where("instance", "!=", instance)
      .where("written_at", ">=", iso(since))
      .where("until", ">", iso(time))
      .execute();
    for (const { id, uses } of rows.filter((row) => !seen.has(row.id))) {
      seen.set(id, time);
      limiter().note(JSON.parse(uses) as Use[]);
    }
    since = time - LATE_MS;
    for (const [id, at] of seen) if (at < since - LATE_MS) seen.delete(id);
  }

  return {
    onUse(use: Use): void {
      if (fresh.length < MOST_USES) fresh.push(use);
    },
    exchange,
    async removeOld(): Promise<void> {
      await db.deleteFrom("limit_use").where("until", "<=", iso(now())).execute();
    },
    async stop(): Promise<void> {
      clearInterval(timer);
      await exchanging;
      await exchange();
    },
  };
}

const isShort = ([, , windowMs]: Use): boolean => windowMs <= SHORT_MS;
const iso = (ms: number): string => new Date(ms).toISOString();
