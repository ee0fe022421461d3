import { readLinks } from "#core/http/link-header.ts";
import type { LinkFact } from "./page-snapshot.ts";

/** The links of all `Link:` headers, as facts beside those of the page. */
export function readLinkHeaders(headers: readonly (readonly [name: string, value: string])[], page: string): Omit<LinkFact, "resolved">[] {
  return headers.flatMap(([name, value]) =>
    name.toLowerCase() === "link"
      ? readLinks(value, page).map(({ target, rel, attributes, text }) => ({
          raw: target,
          rel,
          attributes,
          source: "header" as const,
          inHead: false,
          inNoscript: false,
          line: null,
          column: null,
          snippet: `${name}: ${text.trim()}`.slice(0, 300),
        }))
      : [],
  );
}
