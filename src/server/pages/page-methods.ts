import { knownFault } from "#platform/database/storage-fault.ts";
import { isDataAddress, sentencePage } from "./sentence-page.ts";

const FORM = /^\s*(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i;

/** What a page answers to a request that is neither a visit nor a form; undefined when it is one. */
export function refuseMethod({ method, headers }: Pick<Request, "method" | "headers">): Response | undefined {
  if (method === "GET" || method === "HEAD") return undefined;
  if (method === "OPTIONS") return new Response(null, { status: 204, headers: { allow: "GET, HEAD, POST, OPTIONS" } });
  if (method !== "POST") return plain(405, "A page is read with GET; its forms are sent with POST.", { allow: "GET, HEAD, POST, OPTIONS" });
  if (!FORM.test(headers.get("content-type") ?? ""))
    return plain(415, "A page takes what its forms send: application/x-www-form-urlencoded or multipart/form-data.");
  return undefined;
}

/** The answer to a form that cannot be read, before any page is made; the way back leads to what was typed. */
export const answerUnreadForm =
  (path: string) =>
  (fault: unknown): Response => {
    const known = knownFault(fault);
    if (!known) throw fault;
    const { status, headers } = known.init;
    if (isDataAddress(path)) return plain(status, `${known.message} What you typed is still here.`, headers);
    const sentence = `${known.message} Go back: what you typed is still in the form.`;
    return new Response(sentencePage("This was not sent", sentence), {
      status,
      headers: { "content-type": "text/html; charset=utf-8", ...headers },
    });
  };

function plain(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(`${text}\n`, { status, headers: { "content-type": "text/plain; charset=utf-8", ...headers } });
}
