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

function plain(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(`${text}\n`, { status, headers: { "content-type": "text/plain; charset=utf-8", ...headers } });
}
