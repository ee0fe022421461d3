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

interface Options {
  /** Milliseconds since 1970. */
  now?: () => number;
  /** Memory is bounded: beyond this many keys the one used longest ago is forgotten. */
  maxKeys?: number;
}

/**
 * At most `limit` uses in ANY span of `windowMs`, by remembering the time of each use: exact, where fixed windows let twice as many
 * through at their seam. In memory, so each instance counts for itself. A refused use costs nothing. One key always goes with one limit:
 * write what is limited into the key (`tool:203.0.113.7`).
 */
export function createRateLimiter({ now = Date.now, maxKeys = 50_000 }: Options = {}) {
  const uses = new Map<string, number[]>();

  return {
    /** What was counted does not count: a right password after four wrong ones. */
    forget(key: string): void {
      uses.delete(key);
    },

    take(key: string, { limit, windowMs }: RateLimit): RateLimitAnswer {
      const time = now();
      const recent = (uses.get(key) ?? []).filter((at) => at > time - windowMs);
      const allowed = recent.length < limit;
      if (allowed) recent.push(time);
      // Deleted and set anew, so that the map's order is the order of last use.
      uses.delete(key);
      if (recent.length > 0) uses.set(key, recent);
      const leastUsed = uses.size > maxKeys ? uses.keys().next().value : undefined;
      if (leastUsed !== undefined) uses.delete(leastUsed);
      const oldest = recent[0] ?? time;
      return { allowed, remaining: Math.max(0, limit - recent.length), resetSeconds: Math.ceil((oldest + windowMs - time) / 1_000) };
    },
  };
}
