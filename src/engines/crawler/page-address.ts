import { getDomain } from "tldts";
import type { CrawlScope } from "#core/crawl/crawl-event.ts";
import { type IdentityRules, pageIdentity } from "#core/crawl/page-identity.ts";

/** XSD of sitemaps.org, and what a visitor may type. */
const MAX_ADDRESS = 2_048;

/** Which pages belong to the site, and what makes two addresses one of them. */
export interface SiteBounds extends IdentityRules {
  scope?: CrawlScope | undefined;
}

/** Whether it names a page of this site that no sitemap can hold. */
export function isTooLong(href: string, { home }: SiteBounds): boolean {
  return href.length > MAX_ADDRESS && URL.parse(href)?.host === home.host;
}

/** The identity of a page of this site. Undefined for an address of another site, another scheme, or one that no sitemap can hold. */
export function pageAddress(href: string, base: string, bounds: SiteBounds): string | undefined {
  const { home, scope = "host" } = bounds;
  const url = URL.parse(href, base);
  if (!url || (url.protocol !== "http:" && url.protocol !== "https:")) return undefined;
  if (url.username !== "" || url.password !== "" || !isInScope(url, home, scope)) return undefined;
  // The default port of one scheme is not the default of the other, so the ports are compared before the scheme is set.
  if (url.port !== home.port) return undefined;
  const address = pageIdentity(url, bounds);
  return address.length > MAX_ADDRESS ? undefined : address;
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

const FILE =
  /\.(?:7z|aac|apk|avi|avif|bmp|bz2|css|csv|dmg|docx?|eot|epub|exe|flac|gif|gz|heic|ico|ics|jpe?g|js|json|m4[av]|map|mjs|mov|mp[34]|mpe?g|msi|odt|og[gv]|otf|pdf|png|pptx?|psd|rar|rss|rtf|svgz?|tar|tiff?|ttf|txt|wasm|wav|webm|webp|woff2?|xlsx?|xml|zip)$/i;

/** A document, picture or script by its name: nothing to parse, so nothing to fetch. */
export function isFile(address: string): boolean {
  return FILE.test(new URL(address).pathname);
}
