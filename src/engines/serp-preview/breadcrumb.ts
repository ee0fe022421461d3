import { decoded } from "#core/url/decoded.ts";
/** An address as a results page writes it: `https://example.com › blog › post`. Query and fragment are left out. */
export function breadcrumbOf(url: string): string {
  const { protocol, host, pathname } = new URL(url);
  return [`${protocol}//${host}`, ...pathname.split("/").filter(Boolean).map(decoded)].join(" › ");
}
