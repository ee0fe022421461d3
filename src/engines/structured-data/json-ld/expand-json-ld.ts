import { ownerOfContext } from "./context-address.ts";
import { schemaContext } from "./schema-context.ts";

export type ExpandedNode = Record<string, unknown>;

/**
 * JSON-LD 1.1 expansion by a conforming processor. Nothing is ever loaded: schema.org's context is at hand, any other address gives an
 * empty one. Throws what the processor throws; its codes are those of the standard.
 */
export async function expandJsonLd(input: unknown, { base }: { base: string }): Promise<ExpandedNode[]> {
  return (await processor()).expand(input, { base, documentLoader });
}

export async function jsonLdToNQuads(input: unknown, { base }: { base: string }): Promise<string> {
  return (await processor()).toRDF(input, { base, documentLoader, format: "application/n-quads" });
}

/** With the first page that needs it: it brings an HTTP client along that we never use, a fifth of the time that a start takes. */
const processor = async () => (await import("jsonld")).default;

async function documentLoader(url: string) {
  const owner = ownerOfContext(url);
  const document = { "@context": owner === "foreign" ? {} : schemaContext };
  // "static" keeps the processed context for all runs; the processor bounds that cache to a hundred.
  return { contextUrl: null, documentUrl: url, document, ...(owner === "schema" ? { tag: "static" as const } : {}) };
}
