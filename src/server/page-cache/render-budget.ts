import type { createRateLimiter } from "#platform/rate-limit/rate-limit.ts";

interface Options {
  limiter: Pick<ReturnType<typeof createRateLimiter>, "take">;
  /** How many pages one visitor has made a minute. */
  aMinute: number;
  /** How many are made at once, for all visitors together. */
  atOnce: number;
}

/** A page that is not made now. */
export class RenderRefused extends Error {
  readonly seconds: number;

  constructor(seconds: number) {
    super(`no page is made for this visitor for ${seconds} seconds`);
    this.seconds = seconds;
  }
}

/** Pages are cheap to ask for and costly to make: what is made for visitors is counted, by visitor and in all. */
export function createRenderBudget({ limiter, aMinute, atOnce }: Options) {
  let running = 0;
  /** Throws `RenderRefused` when the visitor's budget, or that of all visitors together, is spent. */
  return async <T>(visitor: string, render: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) throw new RenderRefused(BUSY_SECONDS);
    const { allowed, resetSeconds } = limiter.take(`page:${visitor}`, { limit: aMinute, windowMs: 60_000 });
    if (!allowed) throw new RenderRefused(resetSeconds);
    running++;
    try {
      return await render();
    } finally {
      running--;
    }
  };
}

export type RenderBudget = ReturnType<typeof createRenderBudget>;

const BUSY_SECONDS = 5;
