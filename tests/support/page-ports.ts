import type { FetchedPage, ToolPorts } from "#core/tool/tool-ports.ts";

/** A page as the guarded fetch gives it; by default HTML with its address as title. */
export function fetchedPage(url: string, change: Partial<Omit<FetchedPage, "body">> & { html?: string } = {}): FetchedPage {
  const { html = `<html lang="en"><title>Page at ${url}</title>`, ...rest } = change;
  const body = new TextEncoder().encode(html);
  return {
    url,
    status: 200,
    headers: [["Content-Type", "text/html; charset=utf-8"]],
    body,
    truncated: false,
    hops: [],
    bytesWire: body.length,
    totalMs: 420.4,
    ...rest,
  };
}

/** What page tools ask for, answered by a function instead of the network; nothing is kept. */
export function pagePorts(
  fetchPage: (address: string) => FetchedPage | Promise<FetchedPage> = () => {
    throw new Error("fetched");
  },
): Pick<ToolPorts, "fetchPage" | "openPage" | "renderPage" | "now"> {
  const now = () => new Date("2026-11-15T12:00:00Z");
  const at = now().toISOString();
  return {
    now,
    fetchPage: async (address) => fetchPage(String(address)),
    renderPage: () => Promise.reject(new Error("rendered")),
    async openPage(source) {
      if ("snapshot" in source) throw new Error("nothing is kept");
      const page =
        "html" in source ? { html: source.html, url: source.url ?? "https://your-site.example/your-page" } : await fetchPage(source.url);
      return { id: null, takenAt: at, until: at, input: source.url ?? page.url, page };
    },
  };
}
