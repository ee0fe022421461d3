import type { MetaDescriptor } from "react-router";

/**
 * JSON-LD for a route's `meta`, in the server's HTML only. In the browser React would make the element through innerHTML, which
 * Trusted Types refuse (the page goes blank); crawlers read the document, so nothing is lost.
 */
export function structuredData(graph: readonly Record<string, unknown>[]): MetaDescriptor[] {
  return import.meta.env.SSR ? [{ "script:ld+json": { "@context": "https://schema.org", "@graph": graph } }] : [];
}
