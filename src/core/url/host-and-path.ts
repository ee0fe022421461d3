/** An address as people say it: without its scheme, and a home page without its slash. */
export function hostAndPath(address: string): string {
  const url = URL.parse(address);
  return url ? `${url.host}${url.pathname === "/" && url.search === "" ? "" : url.pathname}${url.search}` : address;
}
