import { isDataAddress, sentencePage } from "./sentence-page.ts";

interface Asked {
  method: string | undefined;
  /** Path and query. */
  address: string;
}

/** What stands in for a page that is not made now. */
export function busyAnswer(seconds: number, headers: Readonly<Record<string, string>>, { method, address }: Asked) {
  const { pathname, searchParams } = new URL(address, "http://site");
  const sent = { ...headers, "cache-control": "no-store", "retry-after": String(seconds) };
  const isData = isDataAddress(pathname);
  if (method === "POST" || !isData) {
    const sentence =
      method === "POST"
        ? `We could not take this right now. What you typed is still in the form: please send it again in ${seconds} seconds.`
        : `We cannot make this page right now. Please try again in ${seconds} seconds.`;
    const type = isData ? "text/plain" : "text/html";
    return {
      status: 503,
      headers: { ...sent, "content-type": `${type}; charset=utf-8` },
      body: isData ? sentence : sentencePage("One moment", sentence),
    };
  }
  // To the router's script any refusal is a fault of ours. It is sent to the page itself, which by then is there, or says how long to wait.
  searchParams.delete("_routes");
  const page = pathname.replace(/(?:(?<=\/)_)?\.data$/, "") || "/";
  const query = searchParams.size > 0 ? `?${searchParams}` : "";
  return {
    status: 204,
    headers: { ...sent, "x-remix-redirect": page + query, "x-remix-status": "302", "x-remix-reload-document": "true" },
    body: null,
  };
}
