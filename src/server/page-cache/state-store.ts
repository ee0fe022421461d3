import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { CachedPage } from "./page-cache.ts";

export interface StateStore {
  add(state: { hash: string; text: string }): void;
  get(hash: string): CachedPage | undefined;
}

/**
 * The loaders' data of kept pages, asked for when React arrives. Bounded apart from the pages: a tab that was opened before a
 * page changed still finds its own data, as long as it is among the newest.
 */
export function createStateStore(maxBytes: number, headers: Record<string, string>): StateStore {
  const states = new Map<string, CachedPage>();
  let bytes = 0;
  return {
    get: (hash) => states.get(hash),
    add({ hash, text }) {
      const known = states.get(hash);
      // What is still given out goes last.
      if (known && states.delete(hash)) return void states.set(hash, known);
      const state: CachedPage = {
        status: 200,
        headers: { ...headers, "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=31536000, immutable" },
        etag: hash,
        brotli: brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } }),
        gzip: gzipSync(text),
        tags: new Set(),
        renderedAt: 0,
      };
      states.set(hash, state);
      bytes += state.brotli.byteLength + state.gzip.byteLength;
      for (const [oldest, { brotli, gzip }] of states) {
        if (bytes <= maxBytes) break;
        states.delete(oldest);
        bytes -= brotli.byteLength + gzip.byteLength;
      }
    },
  };
}
