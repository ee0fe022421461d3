import { createHash } from "node:crypto";
import type { Logger } from "#platform/log/logger.ts";
import { askService } from "#platform/safe-fetch/ask-service.ts";
import type { RenderedPage } from "../page-cache/page-cache.ts";

interface Options {
  /** Takes `{"tags":[…]}`, as Cloudflare's purge_cache does; undefined: there is no CDN. */
  purgeUrl: string | undefined;
  token: string | undefined;
  log: Pick<Logger, "warn">;
  waitMs?: number;
}

/** A CDN keeps pages for this long unless it is addresses; so long a change shows late when telling it fails. */
const KEPT_SECONDS = 300;
/** Pages that every change may touch. */
const ANY = "any";
/** Cloudflare's own limits: 30 tags in a call, and short names. */
const IN_A_CALL = 30;

/** Pages for everyone behind a CDN: each says what it is made of, and what changes is dropped there too. */
export function createCdn({ purgeUrl, token, log, waitMs = 500 }: Options) {
  let waiting = new Set<string>();

  return {
    tagged(page: RenderedPage): RenderedPage {
      if (purgeUrl === undefined || !page.keep) return page;
      const headers = {
        "cdn-cache-control": `public, max-age=${KEPT_SECONDS}, stale-while-revalidate=60, stale-if-error=86400`,
        "cache-tag": [...page.tags].map(nameOf).join(","),
      };
      return { ...page, headers: { ...page.headers, ...headers } };
    },

    /** What is addresses within a moment goes in one call. */
    purge(tags: Iterable<string>): void {
      if (purgeUrl === undefined) return;
      const isFirst = waiting.size === 0;
      for (const tag of [...tags, "*"]) waiting.add(nameOf(tag));
      if (!isFirst) return;
      setTimeout(() => {
        const addresses = [...waiting];
        waiting = new Set();
        void tell(purgeUrl, addresses).catch((error) => log.warn("the CDN was not addresses of a change", { error }));
      }, waitMs);
    },
  };

  async function tell(url: string, tags: readonly string[]): Promise<void> {
    for (let from = 0; from < tags.length; from += IN_A_CALL) {
      const { status } = await askService({
        url: new URL(url),
        method: "POST",
        headers: { "content-type": "application/json", ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
        body: JSON.stringify({ tags: tags.slice(from, from + IN_A_CALL) }),
        signal: AbortSignal.timeout(20_000),
        timeoutMs: 20_000,
        maxBytes: 100_000,
      });
      if (status >= 300) throw new Error(`it answered ${status}`);
    }
  }
}

/** Tags hold what addresses hold; a CDN takes plain words. */
function nameOf(tag: string): string {
  if (tag === "*") return ANY;
  return /^[\w-]{1,60}$/.test(tag) ? tag : createHash("sha256").update(tag).digest("hex").slice(0, 16);
}
