import type { Entity, Place } from "../entity.ts";
import type { JsonFault } from "../json/json-fault.ts";
import { type Edit, type JsonNode, plainValue, type Span } from "../json/json-tree.ts";
import { readJson } from "../json/read-json.ts";
import { LineIndex } from "../page/line-index.ts";
import type { SyntaxProblem } from "../syntax-problem.ts";
import { ownerOfContext } from "./context-address.ts";
import { type ExpandedNode, expandJsonLd, reasonOf, refusalOfStatements } from "./expand-json-ld.ts";
import { entitiesOf } from "./expanded-entities.ts";
import { type Survey, surveyOf } from "./survey-json-ld.ts";

/** One script, or a file of JSON-LD on its own. */
export interface JsonLdBlock {
  /** The JSON as it stands in the page. */
  text: string;
  place: Place;
  faults: (JsonFault & { place: Place })[];
  /** Names that one object has twice: the last one counts. */
  repeatedKeys: { key: string; place: Place }[];
  /** Valid JSON, when the text is not and can be made so. */
  repaired: string | null;
  edits: Edit[];
  problems: SyntaxProblem[];
  /** The standard's expanded form; null when the block cannot be read. Of a text with faults, that of its repair. */
  expanded: ExpandedNode[] | null;
  entities: Entity[];
}

interface BlockOptions {
  /** Address that relative ones are resolved against. */
  url: string;
  block?: number;
  /** Entities of the page so far; those of this block are added. */
  entities?: Entity[];
  placeOf?: (span: Span) => Place;
  /** What the blocks of a page may hold together. */
  budget?: JsonLdBudget;
}

interface JsonLdBudget {
  values: number;
  contexts: number;
}

/** More than a page of the largest shop holds; 100,000 values take a fifth of a second. */
export const pageBudget = { values: 100_000, contexts: 500 };
const MAX_CONTEXT_CHARACTERS = 50_000;

/** Reads one block of JSON-LD. Faults of any kind are in the answer; nothing throws. */
export async function readJsonLd(text: string, options: BlockOptions): Promise<JsonLdBlock> {
  const { url, block = 0, entities = [], placeOf = placesIn(text), budget = { ...pageBudget } } = options;
  const { root, faults, repaired, edits } = readJson(text);
  const result: JsonLdBlock = {
    text,
    place: placeOf({ start: 0, end: text.length }),
    faults: faults.map((fault) => ({ ...fault, place: placeOf(fault) })),
    repeatedKeys: [],
    repaired,
    edits,
    problems: [],
    expanded: null,
    entities: [],
  };
  // A text that is beyond repair is not guessed at.
  if (root === null || (faults.length > 0 && repaired === null)) return result;
  const survey = surveyOf(root);
  result.repeatedKeys = survey.repeatedKeys.map(({ key, keySpan }) => ({ key, place: placeOf(keySpan) }));
  const note = (kind: SyntaxProblem["kind"], detail: string, span: Span) => result.problems.push({ kind, detail, place: placeOf(span) });
  for (const { address, span } of survey.contexts) {
    const owner = ownerOfContext(address);
    if (owner !== "schema") note(owner === "foreign" ? "context-foreign" : "context-misspelled", address, span);
  }
  for (const { key, keySpan } of survey.unknownKeywords) note("keyword-unknown", key, keySpan);
  for (const { word, span } of survey.keywordValues) note("keyword-value", word, span);
  for (const object of survey.withoutContext) note("context-missing", "", { start: object.start, end: object.start + 1 });
  budget.values -= survey.values;
  budget.contexts -= survey.contextObjects;
  if (budget.values < 0 || budget.contexts < 0 || survey.longestContext > MAX_CONTEXT_CHARACTERS) {
    note("too-many-values", String(survey.values), { start: root.start, end: root.start + 1 });
    return result;
  }
  try {
    result.expanded = await expandJsonLd(plainValue(root), { base: url });
    const meant = survey.withoutContext.length === 0 ? result.expanded : await expandJsonLd(inSchemaOrg(root, survey), { base: url });
    const first = entities.length;
    entitiesOf(meant, root, { entities, block, placeOf });
    result.entities = entities.slice(first);
    const refusal = survey.hasIndex ? await refusalOfStatements(result.expanded) : null;
    if (refusal !== null) note("json-ld-refused", refusal, { start: root.start, end: root.start + 1 });
  } catch (fault) {
    note("json-ld-refused", reasonOf(fault), survey.suspect ?? { start: root.start, end: root.start + 1 });
  }
  return result;
}

/** What a block without a context must have meant is schema.org; that it is missing was said. */
function inSchemaOrg(root: JsonNode, { withoutContext }: Survey): unknown {
  const lacking = new Set<JsonNode>(withoutContext);
  const completed = (node: JsonNode): unknown => {
    const value = plainValue(node);
    return lacking.has(node) ? { "@context": "https://schema.org", ...(value as object) } : value;
  };
  return root.kind === "array" ? root.items.map(completed) : completed(root);
}

function placesIn(text: string): (span: Span) => Place {
  const lines = new LineIndex(text);
  return (span) => lines.placeOf(span);
}
