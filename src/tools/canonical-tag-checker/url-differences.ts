import type { CanonicalFacts } from "./canonical-tag-checker.schema.ts";

/** Part by part, where two addresses differ. */
export function urlDifferences(page: string, canonical: string): CanonicalFacts["differences"] {
  const [a, b] = [new URL(page), new URL(canonical)];
  const parts: [string, string, string][] = [
    ["Scheme", a.protocol.slice(0, -1), b.protocol.slice(0, -1)],
    ["Host", a.hostname, b.hostname],
    ["Port", a.port || "default", b.port || "default"],
    [pathPart(a.pathname, b.pathname), a.pathname, b.pathname],
    ["Query", a.search || "none", b.search || "none"],
    // The fragment of a page is the reader's place in it; only the canonical's is a statement.
    ["Fragment", "none", b.hash || "none"],
  ];
  return parts.filter(([, left, right]) => left !== right).map(([part, left, right]) => ({ part, page: left, canonical: right }));
}

function pathPart(page: string, canonical: string): string {
  if (page.toLowerCase() === canonical.toLowerCase()) return "Path, upper and lower case";
  return `${page}/` === canonical || page === `${canonical}/` ? "Path, closing slash" : "Path";
}

const TRACKING =
  /^(?:utm_\w+|gclid|gclsrc|dclid|gbraid|wbraid|fbclid|msclkid|mc_[ce]id|yclid|igshid|ttclid|twclid|li_fat_id|srsltid|_ga|_gl|ref|ref_src)$/i;

/** Parameters that say where a visitor came from and change nothing on the page. */
export function trackingParameters(address: string): string[] {
  return [...new Set([...(URL.parse(address)?.searchParams.keys() ?? [])].filter((name) => TRACKING.test(name)))];
}

export function withoutTracking(address: string): string {
  const url = new URL(address);
  url.hash = "";
  for (const name of trackingParameters(address)) url.searchParams.delete(name);
  return url.href;
}

/** The page number that an address carries, and the same address without it: "/shop/page/3/" is page 3 of "/shop/". */
export function pageNumberOf(address: string): { number: number; first: string } | undefined {
  const url = new URL(address);
  for (const name of ["page", "p", "paged", "pg", "pagenum", "seite", "pagina"]) {
    const value = url.searchParams.get(name);
    if (value === null || !/^\d{1,5}$/.test(value)) continue;
    url.searchParams.delete(name);
    return { number: Number(value), first: url.href };
  }
  const [, before = "", number] = /^(.*?\/)(?:page|p|seite|pagina)[/-]?(\d{1,5})\/?$/i.exec(url.pathname) ?? [];
  if (number === undefined) return undefined;
  url.pathname = before;
  return { number: Number(number), first: url.href };
}
