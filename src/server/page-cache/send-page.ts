import type { IncomingMessage, ServerResponse } from "node:http";
import { gunzipSync } from "node:zlib";
import type { CachedPage } from "./page-cache.ts";

/** Sends a kept page in the best form the browser takes, or 304 when it has it already. */
export function sendPage(request: IncomingMessage, response: ServerResponse, page: CachedPage): void {
  const { "accept-encoding": encodings, "if-none-match": known } = request.headers;
  const encoding = bestEncoding(encodings);
  if (encoding !== "identity" && known === undefined && page.headers["location"] === undefined) {
    const body = encoding === "br" ? page.brotli : page.gzip;
    response.writeHead(page.status, headOf(page, encoding)).end(request.method === "HEAD" ? undefined : body);
    return;
  }
  const { status, headers, body } = answerWith(page, { method: request.method, address: request.url, encodings, known });
  response.writeHead(status, headers).end(body);
}

/** Most visits differ by nothing: their headers are put together once, as names and values in turn. */
function headOf(page: CachedPage, encoding: "br" | "gzip"): string[] {
  const made = heads.get(page) ?? {};
  heads.set(page, made);
  made[encoding] ??= Object.entries(
    answerWith(page, { method: "HEAD", address: "", encodings: encoding, known: undefined }).headers,
  ).flat();
  return made[encoding];
}

const heads = new WeakMap<CachedPage, { br?: string[]; gzip?: string[] }>();

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

type Encoding = "br" | "gzip" | "identity";

/** Brotli where it is taken, else gzip, else plain. `q=0` is a refusal. */
export function bestEncoding(header: string | undefined): Encoding {
  if (!header) return "identity";
  const known = encodings.get(header);
  if (known) return known;
  const best = readEncodings(header);
  if (encodings.size < MOST_ENCODINGS && header.length < 100) encodings.set(header, best);
  return best;
}

/** Browsers send one of a few texts. */
const encodings = new Map<string, Encoding>();
const MOST_ENCODINGS = 200;

function readEncodings(header: string): Encoding {
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
