import type { ProviderPorts } from "#core/providers/no-provider.ts";
import type { FetchedPage, FetchedTls, FetchPageOptions, ToolPorts } from "#core/tool/tool-ports.ts";
import { mayAnswerPlain } from "#core/url/plain-fallback.ts";
import { reverseNames } from "#platform/safe-fetch/address/reverse-names.ts";
import { parseVisitorAddress } from "#platform/safe-fetch/address/visitor-address.ts";
import type { Platform } from "../platform.ts";

/** Binds what tools may ask for to the platform. */
export function toolPorts(
  {
    safeFetch,
    askWhois,
    keptPages,
    browser,
    fieldData,
    providers,
    datasets,
    seenLinks,
    log,
  }: Pick<Platform, "safeFetch" | "askWhois" | "keptPages" | "browser" | "fieldData" | "datasets" | "seenLinks" | "log"> & {
    providers: ProviderPorts;
  },
  { now, showImage }: Pick<ToolPorts, "now" | "showImage">,
): ToolPorts {
  return {
    now,
    showImage,
    fetchPage,
    askWhois,
    reverseNames,
    fieldData,
    askProvider: (kind, question, signal) => providers.askProvider(kind, question, signal),
    askProviders: (kind, question, signal) => providers.askProviders(kind, question, signal),
    writeText: (task, options) => providers.writeText(task, options),
    knownDomains: (domains) =>
      Promise.all(domains.map(async (domain) => ({ ...datasets.lookUp(domain), seen: await seenLinks.of(domain) }))),
    noteLinks: (page, links) => seenLinks.note(page, links),
    renderPage: (address, signal) => browser.renderPage(urlOf(address), signal),
    measureSpeed: (address, options) => browser.measureSpeed(urlOf(address), options),
    speedQueue: async () => (browser.isAvailable ? browser.waiting() : null),
    visitor: () => {
      throw new Error("only a run within a request has a visitor");
    },
    async openPage(source, signal) {
      if ("snapshot" in source) return keptPages.read(source.snapshot);
      const address = "html" in source ? undefined : urlOf(source.url);
      const page =
        "html" in source ? { html: source.html, url: pastedAddress(source.url) } : await fetchPage(source.url, openOptions(signal));
      const input = source.url ?? page.url;
      return keptPages.keep(page, input, address?.href).catch((error: unknown) => {
        // A full disk must not cost the visitor the result.
        log.warn("a page was not kept", { error });
        const at = now().toISOString();
        return { id: null, takenAt: at, until: at, input, page };
      });
    },
  };

  /** What was typed without a scheme is tried over https, then over http; when neither answers, https says why. */
  async function fetchPage(address: string | URL, options: FetchPageOptions = {}): Promise<FetchedPage> {
    const url = urlOf(address);
    const isPlainToo = typeof address === "string" && url.protocol === "https:" && !/^\s*https:/i.test(address);
    if (!isPlainToo) return fetchOne(url, options);
    try {
      return await fetchOne(url, options);
    } catch (error) {
      if (!mayAnswerPlain(error) || options.signal?.aborted) throw error;
      const plain = await fetchOne(plainOf(url), options).catch(() => undefined);
      if (!plain) throw error;
      return { ...plain, httpsTrouble: error.message };
    }
  }

  async function fetchOne(url: URL, { accept, range, headers, ...options }: FetchPageOptions): Promise<FetchedPage> {
    const answer = await safeFetch(url, {
      ...options,
      headers: { accept: accept ?? "text/html,application/xhtml+xml,*/*;q=0.8", ...headers, ...(range === undefined ? {} : { range }) },
    });
    return {
      url: answer.url,
      status: answer.status,
      headers: answer.headers.entries,
      body: answer.body,
      truncated: answer.truncated,
      bytesWire: answer.bytesWire,
      totalMs: answer.timings.totalMs,
      hops: answer.hops.map((hop) => ({
        url: hop.url,
        status: hop.status,
        headers: hop.headers.entries,
        address: hop.address,
        firstByteMs: hop.timings.firstByteMs,
        totalMs: hop.timings.totalMs,
        httpVersion: hop.httpVersion,
        dnsMs: hop.timings.dnsMs,
        connectMs: hop.timings.connectMs,
        ...(hop.timings.tlsMs === undefined ? {} : { tlsMs: hop.timings.tlsMs }),
        ...(hop.tls === undefined ? {} : { tls: tlsOf(hop.tls) }),
        ...(hop.location === undefined ? {} : { location: hop.location }),
      })),
    };
  }
}

function tlsOf({ protocol, cipher, subject, issuer, validFrom, validTo }: FetchedTls): FetchedTls {
  return { protocol, cipher, subject, issuer, validFrom, validTo };
}

const urlOf = (address: string | URL) => (typeof address === "string" ? parseVisitorAddress(address) : address);

/** The same over http, on its own port unless one was named. */
function plainOf(url: URL): URL {
  const plain = new URL(url);
  plain.protocol = "http:";
  return plain;
}

const openOptions = (signal: AbortSignal | undefined): FetchPageOptions => ({ onTruncate: "keep", ...(signal ? { signal } : {}) });

/** Where a pasted page without an address stands. */
const NOWHERE = "https://your-site.example/your-page";

function pastedAddress(url: string | undefined): string {
  if (!url) return NOWHERE;
  const parsed = URL.parse(/^[a-z][a-z\d+.-]*:\/\//i.test(url) ? url : `https://${url}`);
  return parsed && /^https?:$/.test(parsed.protocol) ? parsed.href : NOWHERE;
}
