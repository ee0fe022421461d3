import type { PageSnapshot } from "#engines/page-snapshot/page-snapshot.ts";
import type { RenderedSnapshot } from "#engines/page-snapshot/render-snapshot.ts";
import { typeNames } from "#engines/structured-data/entity.ts";
import { EntityGraph } from "#engines/structured-data/entity-graph.ts";
import { type FixedJsonLd, fixJsonLd } from "#engines/structured-data/fix-json-ld.ts";
import { type FeatureResult, judgeFeatures } from "#engines/structured-data/google/judge-features.ts";
import { jsonLdToNQuads } from "#engines/structured-data/json-ld/expand-json-ld.ts";
import { readStructuredData, type StructuredData } from "#engines/structured-data/read-structured-data.ts";
import { microdataToNQuads, triplesToNQuads } from "#engines/structured-data/to-n-quads.ts";
import { checkVocabulary } from "#engines/structured-data/vocabulary/check-vocabulary.ts";
import type { VocabularyNote } from "#engines/structured-data/vocabulary/vocabulary-note.ts";

/** What the page says, read once. Reading JSON-LD is asynchronous, so it happens before the judging. */
export interface GatheredMarkup {
  data: StructuredData;
  /** Every statement as RDF; null when there are too many to carry along. */
  nQuads: string | null;
  /** The page after its scripts, which is then what was read; null when nobody asked. */
  rendered: RenderedSnapshot | null;
  /** Types that stand in the source alone, and those that are there after scripts, when somebody asked. */
  types: { before: readonly string[]; after: readonly string[] } | null;
}

/** What the rules read: the page and what was computed from it once. */
export interface SchemaSubject extends GatheredMarkup {
  snapshot: PageSnapshot;
  now: Date;
  graph: EntityGraph;
  vocabulary: VocabularyNote[];
  features: JudgedFeature[];
  /** For each JSON-LD block, the same with everything repaired that has one obvious repair. */
  fixes: (FixedJsonLd | null)[];
}

/** A feature's verdict, and what keeps search engines from the whole script whatever it says. */
export interface JudgedFeature extends FeatureResult {
  blocked: string | null;
}

const MAX_ENTITIES_AS_RDF = 1000;

/** Reads what the server sent, or what scripts made of it when somebody asked for that. */
export async function gatherMarkup(snapshot: PageSnapshot, rendered: RenderedSnapshot | null = null): Promise<GatheredMarkup> {
  const { html, request } = rendered?.snapshot ?? snapshot;
  const data = await readStructuredData(html, { url: request.url });
  const nQuads = data.entities.length > MAX_ENTITIES_AS_RDF ? null : await nQuadsOf(data);
  if (!rendered?.snapshot) return { data, nQuads, rendered, types: null };
  const source = await readStructuredData(snapshot.html, { url: snapshot.request.url });
  return { data, nQuads, rendered, types: { before: typesIn(source), after: typesIn(data) } };
}

function typesIn({ entities }: StructuredData): string[] {
  return [...new Set(entities.flatMap(typeNames))].sort();
}

export function schemaSubject(snapshot: PageSnapshot, { data, nQuads, rendered, types }: GatheredMarkup, now: Date): SchemaSubject {
  const graph = new EntityGraph(data.entities);
  const vocabulary = checkVocabulary(graph).filter((note) => !isOfAnotherContext(note, data));
  const ofBlock = (index: number) =>
    vocabulary.filter(({ entity }) => data.entities[entity]?.syntax === "json-ld" && data.entities[entity]?.block === index);
  return {
    snapshot: rendered?.snapshot ?? snapshot,
    now,
    data,
    nQuads,
    rendered,
    types,
    graph,
    vocabulary,
    features: judgeFeatures(graph, { now }).map((result) => withBlock(result, data)),
    fixes: data.blocks.map((block, index) => fixJsonLd(block, ofBlock(index))),
  };
}

/** A context that was not loaded may define the types and properties that schema.org lacks. */
function isOfAnotherContext({ kind, entity }: VocabularyNote, { entities, blocks }: StructuredData): boolean {
  const { syntax, block } = entities[entity] ?? {};
  const isTerm = kind === "unknown-type" || kind === "unknown-property" || kind === "outside-domain";
  return (
    isTerm &&
    syntax === "json-ld" &&
    block !== undefined &&
    (blocks[block]?.problems.some(({ kind }) => kind === "context-foreign") ?? false)
  );
}

/** We read a broken script as it was meant; search engines drop it. */
function withBlock(result: FeatureResult, { blocks }: StructuredData): JudgedFeature {
  const block = result.entity.syntax === "json-ld" ? blocks[result.entity.block] : undefined;
  const blocked =
    block && block.faults.length > 0
      ? "The script it stands in is broken JSON."
      : block?.problems.some(({ kind }) => kind === "context-missing" || kind === "context-misspelled")
        ? "The context of its script is not schema.org."
        : null;
  return { ...result, blocked, status: blocked !== null && result.status === "eligible" ? "missing" : result.status };
}

async function nQuadsOf({ blocks, entities, rdfa }: StructuredData): Promise<string> {
  const jsonLd = await jsonLdToNQuads(blocks.map(({ expanded }) => expanded ?? []));
  return [jsonLd, microdataToNQuads(entities.filter(({ syntax }) => syntax === "microdata")), triplesToNQuads(rdfa)].join("");
}
