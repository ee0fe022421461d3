/** Google and Bing ask for no more than this either, in practice; a longer crawl-delay would read six pages a minute at most. */
export const MAX_CRAWL_DELAY_MS = 10_000;

interface Options {
  now(): number;
  sleep(ms: number): Promise<void>;
  delayMs: number;
}

/** When the next request may start: never two within the delay, and later after the server asked for a pause. */
export function createPace({ now, sleep, delayMs }: Options) {
  let delay = delayMs;
  let nextStart = 0;
  return {
    /** Ends when it is this caller's turn. */
    async turn(): Promise<void> {
      const start = Math.max(now(), nextStart);
      nextStart = start + delay;
      const wait = start - now();
      if (wait > 0) await sleep(wait);
    },
    /** Pauses all requests of the crawl, which goes on at half the speed afterwards. Returns the new delay. */
    backOff(pauseMs: number): number {
      nextStart = Math.max(nextStart, now() + pauseMs);
      delay = Math.min(Math.max(delay * 2, 500), MAX_CRAWL_DELAY_MS);
      return delay;
    },
    /** A crawl-delay that became known. */
    atLeast(ms: number): void {
      delay = Math.max(delay, Math.min(ms, MAX_CRAWL_DELAY_MS));
    },
  };
}

/** `Retry-After` in seconds or as a date, as milliseconds from now. */
export function retryAfterMs(header: string | undefined, nowMs: number): number | undefined {
  if (header === undefined) return undefined;
  const text = header.trim();
  if (/^\d{1,9}(?:\.\d+)?$/.test(text)) return Number(text) * 1_000;
  const at = Date.parse(text);
  return Number.isNaN(at) ? undefined : Math.max(0, at - nowMs);
}
