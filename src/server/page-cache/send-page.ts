import type { IncomingMessage, ServerResponse } from "node:http";
import { gunzipSync } from "node:zlib";
import type { CachedPage } from "./page-cache.ts";

/** Sends a kept page in the best form the browser takes, or 304 when it has it already. */
export function sendPage(request: IncomingMessage, response: ServerResponse, page: CachedPage): void {
  const { status, headers, body } = answerWith(page, {
    method: request.method,
    address: request.url,
    encodings: request.headers["accept-encoding"],
    known: request.headers["if-none-match"],
  });
  response.writeHead(status, headers).end(body);
}

/** The same behind the framework. */
export function pageResponse({ method, url, headers: given }: Request, page: CachedPage): Response {
  const { status, headers, body } = answerWith(page, {
    method,
    address: url,
    encodings: given.get("accept-encoding") ?? undefined,
    known: given.get("if-none-match") ?? undefined,
  });
  return new Response(body && new Uint8Array(body), { status, headers });
}

interface Asked {
  method: string | undefined;
  address: string | undefined;
  encodings: string | undefined;
  known: string | undefined;
}

function answerWith(page: CachedPage, { method, address, encodings, known }: Asked) {
  const encoding = bestEncoding(encodings);
  const etag = encoding === "identity" ? `"${page.etag}"` : `"${page.etag}-${encoding}"`;
  if (page.status === 200 && matches(known, page.etag))
    return { status: 304, headers: { ...page.headers, etag, vary: "accept-encoding" }, body: undefined };
  const { location } = page.headers;
  const body = encoding === "br" ? page.brotli : encoding === "gzip" ? page.gzip : gunzipSync(page.gzip);
  const headers: Record<string, string> = {
    ...page.headers,
    ...(location && { location: withQuery(location, address) }),
    ...(encoding === "identity" ? {} : { "content-encoding": encoding }),
    "content-length": String(body.byteLength),
    vary: "accept-encoding",
    etag,
  };
  return { status: page.status, headers, body: method === "HEAD" ? undefined : body };
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
