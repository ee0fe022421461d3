/** Path and query of an address: what tells the pages of one site apart. */
export function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
