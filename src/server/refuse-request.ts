import type { IncomingMessage, ServerResponse } from "node:http";

export interface Refusal {
  status: number;
  sentence: string;
}

export const MAX_HEADERS = 100;
export const MAX_HEADER_BYTES = 16_384;
export const TOO_MANY_HEADERS: Refusal = { status: 431, sentence: `A request has at most ${MAX_HEADERS} headers and 16 KB of them.` };

/** The answer to a request that must reach no page and no call; undefined for one that may pass. */
export function refusalOf({ method, url = "", headers, rawHeaders }: IncomingMessage): Refusal | undefined {
  if (rawHeaders.length > MAX_HEADERS * 2) return TOO_MANY_HEADERS;
  // RFC 9112, 3.2.
  if (countOf("host", rawHeaders) !== 1) return { status: 400, sentence: "A request names one host." };
  // Behind `//` or `/\` a browser reads the name of another site, and so would whatever joins it to an origin.
  if (!/^\/(?![/\\])/.test(url)) return { status: 400, sentence: "That is no address of this site." };
  const hasBody = headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) !== 0;
  if (hasBody && (method === "GET" || method === "HEAD")) return { status: 400, sentence: `A ${method} request has no body.` };
  return undefined;
}

export function sendRefusal(response: ServerResponse, headers: Record<string, string>, { status, sentence }: Refusal): void {
  response.writeHead(status, { ...headers, "content-type": "text/plain; charset=utf-8", connection: "close" }).end(`${sentence}\n`);
}

function countOf(name: string, rawHeaders: readonly string[]): number {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === name.length && rawHeaders[at]?.toLowerCase() === name) count++;
  return count;
}
