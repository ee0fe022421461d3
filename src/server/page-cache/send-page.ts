import type { IncomingMessage, ServerResponse } from "node:http";
import { gunzipSync } from "node:zlib";
import type { CachedPage } from "./page-cache.ts";

/** Sends a kept page in the best form the browser takes, or 304 when it has it already. */
export function sendPage(request: IncomingMessage, response: ServerResponse, page: CachedPage): void {
  const encoding = bestEncoding(request.headers["accept-encoding"]);
  const etag = encoding === "identity" ? `"${page.etag}"` : `"${page.etag}-${encoding}"`;
  if (page.status === 200 && matches(request.headers["if-none-match"], page.etag)) {
    response.writeHead(304, { ...page.headers, etag, vary: "accept-encoding" });
    response.end();
    return;
  }
  const { location } = page.headers;
  const body = encoding === "br" ? page.brotli : encoding === "gzip" ? page.gzip : gunzipSync(page.gzip);
  response.writeHead(page.status, {
    ...page.headers,
    ...(location && { location: withQuery(location, request.url) }),
    ...(encoding === "identity" ? {} : { "content-encoding": encoding }),
    "content-length": body.byteLength,
    vary: "accept-encoding",
    etag,
  });
  response.end(request.method === "HEAD" ? undefined : body);
}

/** A redirect keeps the query of the request, which the key of its page leaves off: campaigns are counted by it. */
export function withQuery(location: string, address = ""): string {
  const at = address.indexOf("?");
  return at === -1 || location.includes("?") ? location : location.replace(/(?=#|$)/, address.slice(at));
}

/** Brotli where it is taken, else gzip, else plain. `q=0` is a refusal. */
export function bestEncoding(header: string | undefined): "br" | "gzip" | "identity" {
  if (!header) return "identity";
  const takes = (name: string) => new RegExp(`(?:^|,)\\s*${name}\\s*(?!;\\s*q=0(?:\\.0*)?\\s*(?:,|$))(?:;|,|$)`).test(header);
  return takes("br") ? "br" : takes("gzip") ? "gzip" : "identity";
}

function matches(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  if (header.trim() === "*") return true;
  return header.split(",").some(
    (candidate) =>
      candidate
        .trim()
        .replace(/^W\//, "")
        .replace(/^"|"$/g, "")
        .replace(/-(br|gzip)$/, "") === etag,
  );
}
