import { isTrackingParameter } from "#core/url/tracking-parameter.ts";
import { withoutParameters } from "#core/url/without-parameters.ts";
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

export function trackingParameters(address: string): string[] {
  return [...new Set([...(URL.parse(address)?.searchParams.keys() ?? [])].filter(isTrackingParameter))];
}

export function withoutTracking(address: string): string {
  const url = new URL(address);
  url.hash = "";
  url.search = withoutParameters(url.search, isTrackingParameter);
  return url.href;
}

/** The page number that an address carries, and the same address without it: "/shop/page/3/" is page 3 of "/shop/". */
export function pageNumberOf(address: string): { number: number; first: string } | undefined {
  const url = new URL(address);
  for (const name of ["page", "p", "paged", "pg", "pagenum", "seite", "pagina"]) {
    const value = url.searchParams.get(name);
    if (value === null || !/^\d{1,5}$/.test(value)) continue;
    url.search = withoutParameters(url.search, (other) => other === name);
    return { number: Number(value), first: url.href };
  }
  const [, before = "", number] = /^(.*?\/)(?:page|p|seite|pagina)[/-]?(\d{1,5})\/?$/i.exec(url.pathname) ?? [];
  if (number === undefined) return undefined;
  url.pathname = before;
  return { number: Number(number), first: url.href };
}
