import { AppError } from "#core/errors/app-error.ts";
import type { createRateLimiter } from "#platform/rate-limit/rate-limit.ts";

/** Counts what one visitor has the server do, and refuses it past so many a minute. */
export function countUse(limiter: Pick<ReturnType<typeof createRateLimiter>, "take">, what: string, visitor: string, limit: number): void {
  const { allowed, resetSeconds } = limiter.take(`${what}:${visitor}`, { limit, windowMs: 60_000 });
  if (!allowed) throw new AppError("calls_limited", { limit, seconds: resetSeconds });
}
