import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gunzip, gzip } from "node:zlib";

/** A page as it is kept: only its packed forms, with everything that goes out beside them. */
export interface CachedPage {
  status: number;
  headers: Readonly<Record<string, string>>;
  etag: string;
  brotli: Buffer;
  gzip: Buffer;
  tags: ReadonlySet<string>;
  renderedAt: number;
}

interface KeptPage extends CachedPage {
  /** How often it was sent in its present packing. */
  visits: number;
}

export interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  body: string;
  tags: ReadonlySet<string>;
  /** A page with a visitor's cookie or a fault in it is sent, but never kept. */
  keep: boolean;
}

export interface PageCacheOptions {
  render(key: string): Promise<RenderedPage>;
  maxBytes: number;
  /** After this a page is rendered again in the background, while the old one is served. */
  freshMs: number;
  now(): number;
  onError(error: unknown, key: string): void;
}

/**
 * Whole pages, packed, bounded by bytes, dropped by tag. One render at a time for a page; if a render fails, the last good
 * page keeps being served.
 */
export function createPageCache({ render, maxBytes, freshMs, now, onError }: PageCacheOptions) {
  const pages = new Map<string, KeptPage>();
  const rendering = new Map<string, Promise<CachedPage>>();
  /** Counts drops, so that a render begun before one is not kept as fresh after it. */
  let generation = 0;
  let bytes = 0;
  let repacking = Promise.resolve();

  function store(key: string, page: KeptPage) {
    remove(key);
    pages.set(key, page);
    bytes += sizeOf(page);
    for (const oldest of pages.keys()) {
      if (bytes <= maxBytes) break;
      remove(oldest);
    }
  }

  function remove(key: string) {
    const page = pages.get(key);
    if (!page) return;
    pages.delete(key);
    bytes -= sizeOf(page);
  }

  async function fill(key: string): Promise<CachedPage> {
    const begun = generation;
    const rendered = await render(key);
    const known = pages.get(key);
    const etag = createHash("sha1").update(rendered.body).digest("base64url");
    if (rendered.status >= 500 && known) throw new Error(`rendering ${key} answered ${rendered.status}`);
    if (known?.etag === etag && known.status === rendered.status) {
      const same = { ...known, tags: rendered.tags, renderedAt: begun === generation ? now() : 0 };
      if (rendered.keep) store(key, same);
      return same;
    }
    const packed = await pack(Buffer.from(rendered.body));
    const page = {
      status: rendered.status,
      headers: rendered.headers,
      etag,
      tags: rendered.tags,
      renderedAt: begun === generation ? now() : 0,
      visits: 0,
      ...packed,
    };
    if (rendered.keep) store(key, page);
    else remove(key);
    return page;
  }

  /**
   * The first visitors get a quick packing, those after them the tight one: it takes 30 times as long, which a page that hardly anybody
   * reads is not worth. Pages wait for it in one line: it would otherwise hold every thread that the next first visit needs.
   */
  function repack(key: string, { etag, gzip: packed }: KeptPage) {
    repacking = repacking.then(async () => {
      if (pages.get(key)?.etag !== etag) return;
      const brotli = await toBrotli(await promisify(gunzip)(packed), constants.BROTLI_MAX_QUALITY);
      const page = pages.get(key);
      if (page?.etag === etag) store(key, { ...page, brotli });
    });
  }

  function load(key: string): Promise<CachedPage> {
    const running = rendering.get(key);
    if (running) return running;
    const fresh = fill(key)
      .catch((error) => keepOld(key, error))
      .finally(() => rendering.delete(key));
    rendering.set(key, fresh);
    return fresh;
  }

  function keepOld(key: string, error: unknown): CachedPage {
    const kept = pages.get(key);
    if (!kept) throw error;
    onError(error, key);
    // Asked again soon, but not with every request.
    const page = { ...kept, renderedAt: now() - freshMs + RETRY_MS };
    pages.set(key, page);
    return page;
  }

  return {
    /**
     * A kept page at once, or undefined. A page past its time is sent as it is and renewed in the background; one long past it
     * is not: whoever comes first in the morning would read last night's news.
     */
    peek(key: string): CachedPage | undefined {
      const page = pages.get(key);
      if (!page) return undefined;
      const age = now() - page.renderedAt;
      if (age > freshMs && !rendering.has(key)) load(key).catch((error) => onError(error, key));
      if (age > freshMs * LONG_PAST) return undefined;
      if (++page.visits === OFTEN) repack(key, page);
      return page;
    },
    /** A page made anew, or the last good one when that fails. */
    load,
    isLoading: (key: string) => rendering.has(key),
    /** Drops the pages with one of these tags; the next visitor waits for a new one. */
    expire(tags: Iterable<string>) {
      generation++;
      const wanted = new Set(tags);
      for (const [key, page] of pages) if (page.tags.has("*") || [...page.tags].some((tag) => wanted.has(tag))) remove(key);
    },
    get size() {
      return { pages: pages.size, bytes };
    },
  };
}

const FAST = 5;
const LONG_PAST = 10;
const OFTEN = 10;
const RETRY_MS = 5000;

const sizeOf = (page: CachedPage) => page.brotli.byteLength + page.gzip.byteLength;

async function pack(body: Buffer): Promise<{ brotli: Buffer; gzip: Buffer }> {
  const [brotli, zipped] = await Promise.all([toBrotli(body, FAST), promisify(gzip)(body, { level: 9 })]);
  return { brotli, gzip: zipped };
}

const toBrotli = (body: Buffer, quality: number): Promise<Buffer> =>
  promisify(brotliCompress)(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength },
  });
