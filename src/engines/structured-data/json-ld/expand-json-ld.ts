import jsonld from "jsonld";
import { ownerOfContext } from "./context-address.ts";
import { schemaContext } from "./schema-context.ts";

export type ExpandedNode = Record<string, unknown>;

/**
 * JSON-LD 1.1 expansion by a conforming processor. Nothing is ever loaded: schema.org's context is at hand, any other address gives an
 * empty one. Throws what the processor throws; its codes are those of the standard.
 */
export function expandJsonLd(input: unknown, { base }: { base: string }): Promise<ExpandedNode[]> {
  return jsonld.expand(input, { base, documentLoader });
}

export function jsonLdToNQuads(input: unknown, { base }: { base: string }): Promise<string> {
  return jsonld.toRDF(input, { base, documentLoader, format: "application/n-quads" });
}

async function documentLoader(url: string) {
  const owner = ownerOfContext(url);
  const document = { "@context": owner === "foreign" ? {} : schemaContext };
  // "static" keeps the processed context for all runs; the processor bounds that cache to a hundred.
  return { contextUrl: null, documentUrl: url, document, ...(owner === "schema" ? { tag: "static" as const } : {}) };
}
