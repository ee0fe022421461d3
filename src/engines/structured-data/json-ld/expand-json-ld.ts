import { ownerOfContext } from "./context-address.ts";
import { schemaContext } from "./schema-context.ts";

export type ExpandedNode = Record<string, unknown>;

/**
 * JSON-LD 1.1 expansion by a conforming processor. Nothing is ever loaded: schema.org's context comes with us, any other address gives an
 * empty one. Throws what the processor throws; its codes are those of the standard.
 */
export async function expandJsonLd(input: unknown, { base }: { base: string }): Promise<ExpandedNode[]> {
  return (await processor()).expand(withoutImports(input), { base, documentLoader });
}

/**
 * What a context imports, named before it instead: it means the same here, where nothing is loaded. The processor keeps an imported context
 * in a half-made form under the key of the whole one, for every later page: one page that imports schema.org would spoil all others.
 */
function withoutImports(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutImports);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, key === "@context" ? contextsOf(inner) : withoutImports(inner)]),
  );
}

function contextsOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.flatMap(contextsOf);
  if (!isRecord(value) || typeof value["@import"] !== "string") return withoutImports(value);
  const { "@import": imported, ...own } = value;
  return [imported, withoutImports(own)];
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/**
 * The statements of a page's blocks, in one run: two runs would give different things the same blank name. None where the processor gives
 * up: `refusalOfStatements` says why.
 */
export async function jsonLdToNQuads(blocks: readonly (readonly ExpandedNode[])[]): Promise<string> {
  try {
    return await toNQuads(blocks.flatMap((nodes, block) => nodes.map((node) => ownForm(node, block))));
  } catch {
    return "";
  }
}

/** Why the processor makes no statements of an expanded block, in the standard's words; null when it does. */
export async function refusalOfStatements(nodes: readonly ExpandedNode[]): Promise<string | null> {
  try {
    await toNQuads(nodes.map((node) => ownForm(node, 0, { keepsIndex: true })));
    return null;
  } catch (fault) {
    return reasonOf(fault);
  }
}

export function reasonOf(fault: unknown): string {
  const code = (fault as { details?: { code?: unknown } }).details?.code;
  return typeof code === "string" ? code : fault instanceof RangeError ? "nested too deeply" : "invalid JSON-LD";
}

async function toNQuads(nodes: unknown[]): Promise<string> {
  return nodes.length === 0 ? "" : (await processor()).toRDF(nodes, { documentLoader, format: "application/n-quads" });
}

/**
 * `_:a` means one thing in one block and another in the next; @index says nothing in RDF, and two blocks may each have theirs; null is
 * what expansion leaves of an address that reads like a keyword, and the processor refuses its own result.
 */
function ownForm(value: unknown, block: number, { keepsIndex = false } = {}): unknown {
  if (Array.isArray(value)) return value.filter((item) => item !== null).map((item) => ownForm(item, block, { keepsIndex }));
  if (typeof value === "string") return value.startsWith("_:") ? `_:b${block}-${value.slice(2)}` : value;
  if (typeof value !== "object" || value === null || "@value" in value) return value;
  const kept = Object.entries(value).filter(([key, inner]) => inner !== null && (keepsIndex || key !== "@index"));
  return Object.fromEntries(kept.map(([key, inner]) => [key, key === "@index" ? inner : ownForm(inner, block, { keepsIndex })]));
}

/** With the first page that needs it: it brings an HTTP client along that we never use, a fifth of the time that a start takes. */
const processor = async () => (await import("jsonld")).default;

async function documentLoader(url: string) {
  const owner = ownerOfContext(url);
  const document = { "@context": owner === "foreign" ? {} : schemaContext };
  // "static" keeps the processed context for all runs; the processor bounds that cache to a hundred.
  return { contextUrl: null, documentUrl: url, document, ...(owner === "schema" ? { tag: "static" as const } : {}) };
}
