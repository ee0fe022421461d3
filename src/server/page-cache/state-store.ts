import { promisify } from "node:util";
import { brotliCompress, constants, gunzip, gzip } from "node:zlib";
import type { CachedPage } from "./page-cache.ts";

export interface StateStore {
  add(state: { hash: string; text: string }): Promise<void>;
  get(hash: string): Promise<CachedPage> | undefined;
}

interface State {
  gzip: Buffer;
  /** Packed when it is first asked for: crawlers read pages and never hydrate them. */
  brotli?: Promise<Buffer>;
}

/**
 * The loaders' data of kept pages, asked for when React arrives. Bounded apart from the pages: a tab that was opened before a
 * page changed still finds its own data, as long as it is among the newest.
 */
export function createStateStore(maxBytes: number, headers: Record<string, string>): StateStore {
  const states = new Map<string, State>();
  let bytes = 0;
  const sent = { ...headers, "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=31536000, immutable" };

  function drop(hash: string, state: State) {
    states.delete(hash);
    bytes -= sizeOf(state);
  }

  async function packed(hash: string, state: State): Promise<CachedPage> {
    state.brotli ??= promisify(gunzip)(state.gzip).then((text) => promisify(brotliCompress)(text, BROTLI));
    return { status: 200, headers: sent, etag: hash, gzip: state.gzip, brotli: await state.brotli, tags: NO_TAGS, renderedAt: 0 };
  }

  return {
    get(hash) {
      const state = states.get(hash);
      return state && packed(hash, state);
    },
    async add({ hash, text }) {
      const known = states.get(hash);
      // What is still asked for is dropped last.
      if (known && states.delete(hash)) return void states.set(hash, known);
      const state = { gzip: await promisify(gzip)(text, { level: constants.Z_BEST_SPEED }) };
      const meanwhile = states.get(hash);
      if (meanwhile) drop(hash, meanwhile);
      states.set(hash, state);
      bytes += sizeOf(state);
      for (const [oldest, old] of states) {
        if (bytes <= maxBytes) break;
        drop(oldest, old);
      }
    },
  };
}

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } };
const NO_TAGS: ReadonlySet<string> = new Set();
/** Brotli's form is never larger than this one. */
const sizeOf = (state: State) => 2 * state.gzip.byteLength;
