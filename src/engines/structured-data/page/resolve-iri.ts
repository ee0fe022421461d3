/**
 * Resolves a reference as RFC 3986, section 5, does. Unlike a browser's URL it changes nothing that is absolute already: an identifier is
 * compared letter by letter, and `http://example.org` is not `http://example.org/`. As in a browser, line breaks and tabs are dropped, and
 * what no address may hold, such as the braces of `?q={words}`, is written in its encoded form.
 */
export function resolveIri(reference: string, base: string): string {
  const given = reference
    .trim()
    .replace(/[\t\n\r]/g, "")
    .replace(/[ "<>{}|\\^`]/g, encodeURIComponent);
  const { scheme, authority, path, query, fragment } = partsOf(given);
  if (scheme !== undefined) return given;
  const from = partsOf(base);
  // Nothing can be relative to an address without a path of its own, such as urn:isbn:1.
  if (from.scheme === undefined || (from.authority === undefined && !from.path.startsWith("/"))) return given === "" ? base : given;
  const tail = fragment === undefined ? "" : `#${fragment}`;
  if (authority !== undefined) return `${from.scheme}://${authority}${withoutDots(path)}${queryOf(query)}${tail}`;
  const start = `${from.scheme}:${from.authority === undefined ? "" : `//${from.authority}`}`;
  if (path === "") return `${start}${from.path}${queryOf(query ?? from.query)}${tail}`;
  const whole = path.startsWith("/") ? path : `${from.path === "" ? "/" : from.path.slice(0, from.path.lastIndexOf("/") + 1)}${path}`;
  return `${start}${withoutDots(whole)}${queryOf(query)}${tail}`;
}

export function withoutFragment(iri: string): string {
  const hash = iri.indexOf("#");
  return hash < 0 ? iri : iri.slice(0, hash);
}

export function isAbsoluteIri(text: string): boolean {
  return /^[a-z][a-z\d+.-]*:[^\s"<>{}|\\^`]*$/i.test(text);
}

/** The expression of RFC 3986, appendix B. */
const PARTS = /^(?:([a-z][a-z\d+.-]*):)?(?:\/\/([^/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#([\s\S]*))?$/i;

function partsOf(iri: string) {
  const [, scheme, authority, path = "", query, fragment] = PARTS.exec(iri) ?? [];
  return { scheme, authority, path, query, fragment };
}

function queryOf(query: string | undefined): string {
  return query === undefined ? "" : `?${query}`;
}

function withoutDots(path: string): string {
  const kept: string[] = [];
  const segments = path.split("/");
  segments.forEach((segment, index) => {
    const isLast = index === segments.length - 1;
    if (segment === "..") {
      if (kept.length > 1) kept.pop();
      if (isLast) kept.push("");
    } else if (segment === ".") {
      if (isLast) kept.push("");
    } else {
      kept.push(segment);
    }
  });
  return kept.join("/");
}
