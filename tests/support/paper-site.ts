import { AppError } from "#core/errors/app-error.ts";
import type { FetchedPage, ToolPorts } from "#core/tool/tool-ports.ts";

export interface PaperPage {
  status?: number;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  /** No answer at all. */
  fails?: AppError;
}

export interface PaperSite {
  fetchPage: ToolPorts["fetchPage"];
  /** Addresses in the order in which they were asked for. */
  asked: string[];
  /** The most requests that were under way at once. */
  busiest(): number;
}

/** A site made of paper: address → answer, or a function of how often it was asked. Everything else is a 404. Each answer takes `answerMs`. */
export function paperSite(
  pages: Readonly<Record<string, PaperPage | string | ((times: number) => PaperPage)>>,
  options: { answerMs?: number; sleep?: (ms: number) => Promise<void> } = {},
): PaperSite {
  const asked: string[] = [];
  let open = 0;
  let busiest = 0;
  return {
    asked,
    busiest: () => busiest,
    async fetchPage(address, { signal, maxRedirects, headers = {} } = {}) {
      const url = String(address);
      asked.push(url);
      busiest = Math.max(busiest, ++open);
      try {
        if (options.answerMs && options.sleep) await options.sleep(options.answerMs);
        signal?.throwIfAborted();
        const page = answer(url, maxRedirects ?? 10, []);
        const etag = headers["if-none-match"];
        const isKnown = etag !== undefined && page.headers.some(([name, value]) => name === "etag" && value === etag);
        return isKnown ? { ...page, status: 304, body: new Uint8Array() } : page;
      } finally {
        open--;
      }
    },
  };

  function answer(url: string, redirects: number, before: FetchedPage["hops"]): FetchedPage {
    const entry = pages[url];
    const page =
      typeof entry === "function"
        ? entry(asked.filter((other) => other === url).length)
        : typeof entry === "string"
          ? { body: entry }
          : entry;
    if (page?.fails) throw page.fails;
    const { status = 200, headers = {}, body = "" } = page ?? { status: 404, body: "<title>Not found</title>" };
    const location = headers["location"];
    const hop = { url, status, headers: [], address: "203.0.113.1", firstByteMs: 1, totalMs: 1, ...(location ? { location } : {}) };
    if (location && redirects > 0) {
      const next = new URL(location, url).href;
      if (next === url || before.some((earlier) => earlier.url === next))
        throw new AppError("redirect_loop", { host: new URL(url).hostname, url: next });
      return answer(next, redirects - 1, [...before, hop]);
    }
    const bytes = typeof body === "string" ? new TextEncoder().encode(body) : body;
    return {
      url,
      status,
      headers: Object.entries({ "content-type": "text/html; charset=utf-8", ...headers }),
      body: bytes,
      truncated: false,
      hops: [...before, hop],
      bytesWire: bytes.length,
      totalMs: options.answerMs ?? 1,
    };
  }
}

/** A page with a title and these links. */
export function paperPage(title: string, links: readonly string[], head = ""): string {
  return `<!doctype html><html><head><title>${title}</title>${head}</head><body>${links.map((href) => `<a href="${href}">x</a>`).join("")}</body></html>`;
}
