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

/** The statements of a page's blocks, in one run: two runs would give different things the same blank name. */
export async function jsonLdToNQuads(blocks: readonly (readonly ExpandedNode[])[]): Promise<string> {
  const nodes = blocks.flatMap((nodes, block) => nodes.map((node) => withOwnBlanks(node, block)));
  return nodes.length === 0 ? "" : (await processor()).toRDF(nodes, { documentLoader, format: "application/n-quads" });
}

/** `_:a` means one thing in one block and another in the next. */
function withOwnBlanks(value: unknown, block: number): unknown {
  if (Array.isArray(value)) return value.map((item) => withOwnBlanks(item, block));
  if (typeof value === "string") return value.startsWith("_:") ? `_:b${block}-${value.slice(2)}` : value;
  if (typeof value !== "object" || value === null || "@value" in value) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, key === "@index" ? inner : withOwnBlanks(inner, block)]));
}

/** With the first page that needs it: it brings an HTTP client along that we never use, a fifth of the time that a start takes. */
const processor = async () => (await import("jsonld")).default;

async function documentLoader(url: string) {
  const owner = ownerOfContext(url);
  const document = { "@context": owner === "foreign" ? {} : schemaContext };
  // "static" keeps the processed context for all runs; the processor bounds that cache to a hundred.
  return { contextUrl: null, documentUrl: url, document, ...(owner === "schema" ? { tag: "static" as const } : {}) };
}
