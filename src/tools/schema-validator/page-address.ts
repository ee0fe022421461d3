import type { PageSnapshot } from "#engines/page-snapshot/page-snapshot.ts";

/** The address that the page declares as its own; null when it declares none. */
export function canonicalOf({ links }: PageSnapshot): string | null {
  return (
    links.find(({ rel, inHead, source, resolved }) => rel.includes("canonical") && (inHead || source === "header") && resolved)?.resolved ??
    null
  );
}

/** Fragments, a trailing slash and the case of the host make no other page. */
export function isSameAddress(a: string, b: string): boolean {
  return plain(a) === plain(b);
}

function plain(address: string): string {
  const url = URL.parse(address);
  return url ? `${url.protocol}//${url.host}${url.pathname.replace(/\/$/, "")}${url.search}` : address;
}
