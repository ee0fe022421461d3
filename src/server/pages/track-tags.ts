import type { ContentSource } from "#core/content/content-source.ts";

/** Notes which document types a page was made from: a page that read posts is dropped when a post changes. */
export function trackTags(source: ContentSource): { source: ContentSource; tags: Set<string> } {
  const tags = new Set<string>();
  return {
    tags,
    source: {
      ...source,
      fetch(query, params) {
        for (const [, type = ""] of query.matchAll(/_type\s*==\s*"([^"]+)"/g)) tags.add(type);
        // A dereferenced field reads documents of a type that the query does not name.
        if (query.includes("->")) tags.add("*");
        return source.fetch(query, params);
      },
      ...(source.reject && { reject: source.reject }),
    },
  };
}
