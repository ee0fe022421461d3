import { headerOf } from "#core/http/header-of.ts";
import type { FetchedPage, ToolPorts } from "#core/tool/tool-ports.ts";
import { startAddress } from "./start-address.ts";

type FetchPage = ToolPorts["fetchPage"];

/**
 * A site that is read at one host and judged as if it stood at another: a staging copy for the live site. Requests for the live host go to
 * the copy, and in its answers the host of the copy is replaced by the live one; so links, canonicals, languages and sitemaps of either are
 * those of one site. Without a live host everything stays as it is.
 */
export function standIn(typed: string, live: string | undefined, fetchPage: FetchPage): { url: string; fetchPage: FetchPage } {
  const as = live ? URL.parse(/^https?:\/\//i.test(live) ? live : `https://${live}`) : null;
  if (!as) return { url: typed, fetchPage };
  const { start: copy } = startAddress(typed);
  return {
    url: new URL(copy.pathname + copy.search, as).href,
    async fetchPage(address, options) {
      const asked = new URL(address);
      if (asked.host !== as.host) return fetchPage(address, options);
      const page = await fetchPage(moved(asked, as, copy), options);
      return renamedPage(page, copy, as);
    },
  };
}

/** The same path on another host. The usual scheme of one host becomes the usual scheme of the other, and the unusual one the unusual one. */
function moved({ protocol, pathname, search, hash }: URL, from: URL, to: URL): URL {
  const url = new URL(pathname + search + hash, to);
  if (protocol !== from.protocol) url.protocol = to.protocol === "https:" ? "http:" : "https:";
  return url;
}

function renamedPage(page: FetchedPage, copy: URL, live: URL): FetchedPage {
  const mentioned = new RegExp(`(?<=//|\\\\/\\\\/)${copy.host.replace(/[.[\]]/g, "\\$&")}(?![\\w.:-])`, "gi");
  const inText = (text: string) => text.replace(mentioned, live.host);
  const address = (url: string) => (URL.parse(url)?.host === copy.host ? moved(new URL(url), copy, live).href : url);
  const headers = (list: FetchedPage["headers"]) => list.map(([name, value]) => [name, inText(value)] as const);
  return {
    ...page,
    url: address(page.url),
    headers: headers(page.headers),
    hops: page.hops.map(({ location, ...hop }) => ({
      ...hop,
      url: address(hop.url),
      headers: headers(hop.headers),
      ...(location === undefined ? {} : { location: inText(location) }),
    })),
    // Byte for byte beside the name, whatever the encoding.
    body: isText(page) ? Buffer.from(inText(Buffer.from(page.body).toString("latin1")), "latin1") : page.body,
  };
}

const isText = ({ headers }: FetchedPage): boolean =>
  /^(?:text\/|application\/(?:xml|xhtml|json|ld\+json|javascript)|image\/svg)/i.test(headerOf(headers, "content-type") ?? "text/html");
