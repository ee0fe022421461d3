import type { LinkFact, PageSnapshot } from "#engines/page-snapshot/page-snapshot.ts";
import type { CanonicalDeclaration } from "./canonical-tag-checker.schema.ts";

/** A canonical as the page or its headers declare it, with the fact it rests on. */
export interface Declared extends CanonicalDeclaration {
  fact: LinkFact;
}

/**
 * All of them, with the reason why Google passes over some: outside the head, in noscript, no web address, or with an attribute that makes it
 * about something else. https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls, checked 2026-11-15
 */
export function declaredCanonicals(snapshot: PageSnapshot, isHtml: boolean): Declared[] {
  return snapshot.links
    .filter(({ rel, source }) => rel.includes("canonical") && (isHtml || source === "header"))
    .slice(0, 50)
    .map((fact) => {
      // An empty address resolves to the page itself, which nobody meant.
      const url = fact.raw.trim() !== "" && fact.resolved !== null && /^https?:/i.test(fact.resolved) ? fact.resolved : null;
      const where = fact.source === "header" ? "header" : fact.inNoscript ? "noscript" : fact.inHead ? "head" : "body";
      return { fact, raw: fact.raw, url, where, line: fact.line, ignored: reasonToIgnore(fact, where, url) };
    });
}

function reasonToIgnore(fact: LinkFact, where: CanonicalDeclaration["where"], url: string | null): string | null {
  if (where === "body") return "It stands in the body, where anybody's content could put one.";
  if (where === "noscript") return "It stands in noscript, which a renderer with scripts does not read.";
  if (fact.raw.trim() === "") return "It names no address.";
  if (url === null) return "It is no web address.";
  const attribute = aboutSomethingElse(fact);
  return attribute ? `Its ${attribute} attribute makes it a link to a version, not the canonical.` : null;
}

/** Google disregards rel=canonical with one of these. */
export function aboutSomethingElse({ attributes }: LinkFact): string | undefined {
  return ["hreflang", "lang", "media", "type"].find((name) => attributes[name] !== undefined);
}

/** Two spellings of one address, fragments aside. */
export function isSameAddress(a: string, b: string): boolean {
  return withoutFragment(a) === withoutFragment(b);
}

export function withoutFragment(address: string): string {
  const url = URL.parse(address);
  if (!url) return address;
  url.hash = "";
  return url.href;
}
