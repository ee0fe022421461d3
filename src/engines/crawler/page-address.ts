/** XSD of sitemaps.org, and what a visitor may type. */
const MAX_ADDRESS = 2_048;

/**
 * The identity of a page of this site: the WHATWG URL without its fragment, case, slash and parameters kept. Undefined for an
 * address of another host, another scheme, or one that no sitemap can hold.
 * A link that differs only in http or https means the same site, and is read by the scheme that answered.
 */
export function pageAddress(href: string, base: string, home: URL, options: { ignoreQuery: boolean }): string | undefined {
  const url = URL.parse(href, base);
  if (!url || (url.protocol !== "http:" && url.protocol !== "https:")) return undefined;
  if (url.hostname !== home.hostname || url.username !== "" || url.password !== "") return undefined;
  // The default port of one scheme is not the default of the other, so the ports are compared before the scheme is set.
  if (url.port !== home.port) return undefined;
  url.protocol = home.protocol;
  url.hash = "";
  if (options.ignoreQuery) url.search = "";
  return url.href.length > MAX_ADDRESS ? undefined : url.href;
}

const FILE =
  /\.(?:7z|aac|apk|avi|avif|bmp|bz2|css|csv|dmg|docx?|eot|epub|exe|flac|gif|gz|heic|ico|ics|jpe?g|js|json|m4[av]|map|mjs|mov|mp[34]|mpe?g|msi|odt|og[gv]|otf|pdf|png|pptx?|psd|rar|rss|rtf|svgz?|tar|tiff?|ttf|txt|wasm|wav|webm|webp|woff2?|xlsx?|xml|zip)$/i;

/** A document, picture or script by its name: nothing to parse, so nothing to fetch. */
export function isFile(address: string): boolean {
  return FILE.test(new URL(address).pathname);
}
