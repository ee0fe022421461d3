import { createHash } from "node:crypto";

export interface RateLimit {
  limit: number;
  windowMs: number;
}

export interface RateLimitAnswer {
  allowed: boolean;
  /** Uses left right now. */
  remaining: number;
  /** Whole seconds until one more use is free; when refused, this is how long to wait. */
  resetSeconds: number;
}

/**
 * What any limiter of the product holds at most, whoever floods it: keys of one length, and times of use. In memory about 30 MB; in the
 * database, where a key has a row, about 10 MB.
 */
export const LIMITER_BOUND = { keys: 50_000, uses: 1_000_000 };

/** One use, as it is sent to other instances: hashed key, milliseconds since 1970, length of its window. */
export type Use = readonly [key: string, time: number, windowMs: number];

interface Options {
  /** Milliseconds since 1970. */
  now?: () => number;
  bound?: { keys: number; uses: number };
  /** Called for each use that was allowed. */
  onUse?: (use: Use) => void;
}

/**
 * At most `limit` uses in ANY span of `windowMs`, by remembering the time of each use: exact, where fixed windows let twice as many
 * through at their seam. In memory; what other instances counted is added as they tell it (`share-limits.ts`). A refused use costs nothing and leaves nothing. One key always goes
 * with one limit: write what is limited into the key (`tool:203.0.113.7`). A key is kept until its last use no longer counts; beyond the
 * bound, the one used longest ago goes first.
 */
export function createRateLimiter({ now = Date.now, bound = LIMITER_BOUND, onUse }: Options = {}) {
  const kept = new Map<string, { times: number[]; windowMs: number }>();
  let uses = 0;
  let sweptAt = now();

  return {
    /** What was counted does not count: a right password after four wrong ones. */
    forget: (key: string): void => remove(hashedKey(key)),

    take(key: string, { limit, windowMs }: RateLimit): RateLimitAnswer {
      const time = now();
      sweep(time);
      const hashed = hashedKey(key);
      const times = (kept.get(hashed)?.times ?? []).filter((at) => at > time - windowMs);
      const allowed = times.length < limit;
      if (allowed) {
        times.push(time);
        onUse?.([hashed, time, windowMs]);
      }
      keep(hashed, times, windowMs);
      const oldest = times[0] ?? time;
      return { allowed, remaining: Math.max(0, limit - times.length), resetSeconds: Math.ceil((oldest + windowMs - time) / 1_000) };
    },

    /** Uses that were allowed elsewhere count here as well. */
    note(others: readonly Use[]): void {
      for (const [hashed, time, windowMs] of others)
        keep(
          hashed,
          [...(kept.get(hashed)?.times ?? []), time].sort((a, b) => a - b),
          windowMs,
        );
    },

    size: () => ({ keys: kept.size, uses }),
  };

  function keep(hashed: string, times: number[], windowMs: number): void {
    // Removed and set anew, so that the map's order is the order of last use.
    remove(hashed);
    if (times.length > 0) kept.set(hashed, { times, windowMs });
    uses += times.length;
    if (kept.size > bound.keys || uses > bound.uses) evict();
  }

  function remove(hashed: string): void {
    uses -= kept.get(hashed)?.times.length ?? 0;
    kept.delete(hashed);
  }

  /** A tenth at a time: a map steps over what was removed from its front, and under a flood that would be most of its work. */
  function evict(): void {
    for (const hashed of kept.keys()) {
      if (kept.size <= lessATenth(bound.keys) && uses <= lessATenth(bound.uses)) break;
      remove(hashed);
    }
  }

  function sweep(time: number): void {
    if (time - sweptAt < SWEEP_MS) return;
    sweptAt = time;
    for (const [hashed, { times, windowMs }] of kept) if ((times.at(-1) ?? 0) <= time - windowMs) remove(hashed);
  }
}

const SWEEP_MS = 60_000;
const lessATenth = (most: number): number => most - Math.floor(most / 10);

/** One length for all: what a visitor typed makes no key longer, and stands in none. */
export const hashedKey = (key: string): string => createHash("sha256").update(key).digest("base64url").slice(0, 22);
