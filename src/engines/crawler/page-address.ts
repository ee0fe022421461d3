import { getDomain } from "tldts";
import type { CrawlScope } from "#core/crawl/crawl-event.ts";
import { matchesSome } from "./address-pattern.ts";

/** XSD of sitemaps.org, and what a visitor may type. */
const MAX_ADDRESS = 2_048;

/** What makes two addresses one page, and which pages belong to the site. */
export interface SiteBounds {
  home: URL;
  scope?: CrawlScope | undefined;
  ignoreQuery?: boolean | undefined;
  /** Names of parameters that name no page, like `utm_*`. */
  ignoreParams?: readonly string[] | undefined;
}

/**
 * The identity of a page of this site: the WHATWG URL without its fragment, case, slash and parameters kept. Undefined for an
 * address of another site, another scheme, or one that no sitemap can hold.
 * A link that differs only in http or https means the same site, and is read by the scheme that answered.
 */
export function pageAddress(href: string, base: string, bounds: SiteBounds): string | undefined {
  const { home, scope = "host", ignoreQuery, ignoreParams = [] } = bounds;
  const url = URL.parse(href, base);
  if (!url || (url.protocol !== "http:" && url.protocol !== "https:")) return undefined;
  if (url.username !== "" || url.password !== "" || !isInScope(url, home, scope)) return undefined;
  // The default port of one scheme is not the default of the other, so the ports are compared before the scheme is set.
  if (url.port !== home.port) return undefined;
  url.protocol = home.protocol;
  url.hash = "";
  if (ignoreQuery) url.search = "";
  else if (ignoreParams.length > 0 && url.search !== "") url.search = withoutParams(url.search, ignoreParams);
  return url.href.length > MAX_ADDRESS ? undefined : url.href;
}

function isInScope(url: URL, home: URL, scope: CrawlScope): boolean {
  if (scope === "www") return withoutWww(url.hostname) === withoutWww(home.hostname);
  if (scope === "subdomains" && siteOf(url.hostname) === siteOf(home.hostname)) return true;
  if (url.hostname !== home.hostname) return false;
  return scope !== "folder" || url.pathname.startsWith(home.pathname.slice(0, home.pathname.lastIndexOf("/") + 1));
}

const withoutWww = (hostname: string) => hostname.replace(/^www\./, "");

/** The domain that somebody registered; a host without one stands for itself. `shop.example.co.uk` → `example.co.uk` */
export function siteOf(hostname: string): string {
  return getDomain(hostname, { allowPrivateDomains: true }) ?? hostname;
}

/** The others keep their order and their spelling. */
function withoutParams(search: string, ignored: readonly string[]): string {
  const kept = search
    .slice(1)
    .split("&")
    .filter((pair) => !matchesSome(ignored, pair.split("=", 1)[0] ?? ""));
  return kept.length > 0 ? `?${kept.join("&")}` : "";
}

const FILE =
  /\.(?:7z|aac|apk|avi|avif|bmp|bz2|css|csv|dmg|docx?|eot|epub|exe|flac|gif|gz|heic|ico|ics|jpe?g|js|json|m4[av]|map|mjs|mov|mp[34]|mpe?g|msi|odt|og[gv]|otf|pdf|png|pptx?|psd|rar|rss|rtf|svgz?|tar|tiff?|ttf|txt|wasm|wav|webm|webp|woff2?|xlsx?|xml|zip)$/i;

/** A document, picture or script by its name: nothing to parse, so nothing to fetch. */
export function isFile(address: string): boolean {
  return FILE.test(new URL(address).pathname);
}
