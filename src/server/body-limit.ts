import type { MiddlewareHandler } from "hono";
import { AppError } from "#core/errors/app-error.ts";

/**
 * Refuses a body that is larger than any form takes. One that names its length is judged by it; one that does not is read up to the limit and
 * handed on whole. Hono's own middleware copies the request with `new Request(request)`, which the Node adapter's requests do not bear.
 */
export function limitBody(maxBytes: number): MiddlewareHandler {
  const tooLarge = () => new AppError("input_too_large", { limit: `${Math.round(maxBytes / 1_000_000)} MB` });
  return async (c, next) => {
    const { raw } = c.req;
    if (Number(raw.headers.get("content-length") ?? 0) > maxBytes) throw tooLarge();
    // RFC 9112, 6.3: without either header there is no body.
    if (!raw.headers.has("transfer-encoding")) return next();
    const pieces: Uint8Array[] = [];
    let size = 0;
    for await (const piece of raw.body ?? []) {
      size += piece.byteLength;
      if (size > maxBytes) throw tooLarge();
      pieces.push(piece);
    }
    const headers = new Headers(raw.headers);
    headers.delete("transfer-encoding");
    c.req.raw = new Request(raw.url, { method: raw.method, headers, body: size > 0 ? Buffer.concat(pieces) : null, signal: raw.signal });
    return next();
  };
}
