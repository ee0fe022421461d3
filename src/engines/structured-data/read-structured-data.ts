import type { Entity } from "./entity.ts";
import { type JsonLdBlock, pageBudget, readJsonLd } from "./json-ld/read-json-ld.ts";
import { readMicrodataOf } from "./microdata/read-microdata.ts";
import { jsonLdScripts } from "./page/json-ld-scripts.ts";
import { LineIndex } from "./page/line-index.ts";
import { readPageTree } from "./page/page-tree.ts";
import type { RdfaTriple } from "./rdfa/rdfa-triple.ts";
import { readRdfaOf } from "./rdfa/read-rdfa.ts";
import type { SyntaxProblem } from "./syntax-problem.ts";

/** All that a page says in JSON-LD, Microdata and RDFa. */
export interface StructuredData {
  source: string;
  lines: LineIndex;
  /** The source is JSON-LD itself, not a page. */
  isJson: boolean;
  blocks: JsonLdBlock[];
  entities: Entity[];
  problems: SyntaxProblem[];
  rdfa: RdfaTriple[];
  /** Line at which reading ended early. */
  stoppedAt: number | null;
}

/** Reads a page, or JSON-LD that stands alone. No network; nothing throws. */
export async function readStructuredData(source: string, { url }: { url: string }): Promise<StructuredData> {
  if (isJson(source)) return readJsonAlone(source, url);
  const tree = readPageTree(source, url);
  const { lines } = tree;
  const { texts, problems } = jsonLdScripts(tree);
  const entities: Entity[] = [];
  const blocks: JsonLdBlock[] = [];
  const budget = { ...pageBudget };
  for (const { start, end } of texts) {
    const placeOf = (span: { start: number; end: number }) => lines.placeOf({ start: start + span.start, end: start + span.end });
    blocks.push(await readJsonLd(source.slice(start, end), { url: tree.base, block: blocks.length, entities, placeOf, budget }));
  }
  const microdata = readMicrodataOf(tree, entities);
  const rdfa = MAYBE_RDFA.test(source) ? readRdfaOf(tree, entities) : { problems: [], triples: [] };
  return {
    source,
    lines,
    isJson: false,
    blocks,
    entities,
    problems: [...problems, ...blocks.flatMap((block) => block.problems), ...microdata.problems, ...rdfa.problems],
    rdfa: rdfa.triples,
    stoppedAt: tree.stoppedAt,
  };
}

/** Every statement of schema.org in RDFa has one of these; most pages have none. */
const MAYBE_RDFA = /\s(?:typeof|property|rel|rev)\s*=/i;

function isJson(source: string): boolean {
  return /^[\s\ufeff]*(?:\/\/[^\n]*\n\s*|\/\*)?[[{]/.test(source);
}

async function readJsonAlone(source: string, url: string): Promise<StructuredData> {
  const entities: Entity[] = [];
  const block = await readJsonLd(source, { url, entities });
  const { problems } = block;
  return { source, lines: new LineIndex(source), isJson: true, blocks: [block], entities, problems, rdfa: [], stoppedAt: null };
}
