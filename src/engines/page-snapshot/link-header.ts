import type { LinkFact } from "./page-snapshot.ts";

/** Reads `Link:` headers by RFC 8288. What does not follow its grammar is left out. */
export function readLinkHeaders(headers: readonly (readonly [name: string, value: string])[]): Omit<LinkFact, "resolved">[] {
  return headers.filter(([name]) => name.toLowerCase() === "link").flatMap(([name, value]) => [...linksOf(name, value)]);
}

function* linksOf(headerName: string, value: string): Generator<Omit<LinkFact, "resolved">> {
  for (const match of value.matchAll(linkValue)) {
    const attributes: Record<string, string> = {};
    for (const [, name = "", quoted, bare] of (match[2] ?? "").matchAll(parameter)) {
      // The first of two parameters with the same name counts: RFC 8288, section 3.3.
      attributes[name.toLowerCase()] ??= quoted?.replace(/\\(.)/g, "$1") ?? bare ?? "";
    }
    const { rel = "", ...others } = attributes;
    yield {
      raw: match[1] ?? "",
      rel: rel.toLowerCase().split(/\s+/).filter(Boolean),
      attributes: others,
      source: "header",
      inHead: false,
      inNoscript: false,
      line: null,
      column: null,
      snippet: `${headerName}: ${match[0].trim()}`.slice(0, 300),
    };
  }
}

// Empty parameters are skipped: RFC 8288, appendix B.3.
const linkValue = /<([^<>]*)>((?:\s*;[\s;]*(?:[^\s=;,"<>]+(?:\s*=\s*(?:"(?:[^"\\]|\\.)*"|[^\s;,"<>]*))?)?)*)/g;
const parameter = /;\s*([^\s=;,"<>]+)(?:\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s;,"<>]*)))?/g;
