import type { Readable } from "node:stream";
import { ReadableStream } from "node:stream/web";
import type { HttpBindings } from "@hono/node-server";
import type { Context, MiddlewareHandler } from "hono";
import { AppError } from "#core/errors/app-error.ts";

/**
 * Hands a body on piece by piece and ends it with a refusal once it is over its address's limit, whoever reads it; one that names too great
 * a length is not read at all. `limitOf` gets what the request says of its length. Hono's own middleware copies the request with `new Request(request)`, which the Node adapter's requests do
 * not bear.
 */
export function boundBody(limitOf: (c: Context, length: number) => number | Promise<number>): MiddlewareHandler {
  return async (c, next) => {
    const { raw } = c.req;
    const length = Number(raw.headers.get("content-length") ?? 0);
    // RFC 9112, 6.3: without either header there is no body.
    if (!raw.headers.has("transfer-encoding") && length === 0) return next();
    const limit = await limitOf(c, raw.headers.has("transfer-encoding") ? Number.POSITIVE_INFINITY : length);
    // Before anybody touches the body: the listener can only empty a connection, and so keep it, that nobody reads from.
    if (length > limit) throw tooLarge(limit);
    const headers = new Headers(raw.headers);
    headers.delete("transfer-encoding");
    const body = ReadableStream.from(bounded(piecesOf(c), limit));
    c.req.raw = new Request(raw.url, { method: raw.method, headers, body, signal: raw.signal, duplex: "half" } as RequestInit);
    return next();
  };
}

/**
 * As they came from the socket: the adapter would copy each of them. Whoever stops reading leaves the connection as it is, and with it the
 * way for the answer (`unread-bodies.ts`); a web stream would cut it.
 */
function piecesOf({ env, req }: Context): AsyncIterable<Uint8Array> | Iterable<Uint8Array> {
  const incoming: Readable | undefined = (env as Partial<HttpBindings> | undefined)?.incoming;
  return incoming?.iterator({ destroyOnReturn: false }) ?? req.raw.body ?? [];
}

async function* bounded(pieces: ReturnType<typeof piecesOf>, limit: number): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const piece of pieces) {
    size += piece.byteLength;
    if (size > limit) throw tooLarge(limit);
    yield piece;
  }
}

export const tooLarge = (limit: number) =>
  new AppError("input_too_large", { limit: limit < 1_000_000 ? `${Math.round(limit / 1_000)} KB` : `${limit / 1_000_000} MB` });
