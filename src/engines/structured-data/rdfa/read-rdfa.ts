import { attributeOf } from "#core/html/parse-html.ts";
import type { Entity } from "../entity.ts";
import { type PageTree, placeOfTag, readPageTree, tokensOf } from "../page/page-tree.ts";
import type { SyntaxProblem } from "../syntax-problem.ts";
import { copyPatterns } from "./copy-patterns.ts";
import { processRdfa } from "./process-rdfa.ts";
import type { RdfaTriple } from "./rdfa-triple.ts";
import { entitiesOfTriples } from "./triple-entities.ts";

export interface Rdfa {
  /** Every statement of the page, those of other vocabularies included. */
  triples: RdfaTriple[];
  /** What has a type or a property of schema.org. */
  entities: Entity[];
  problems: SyntaxProblem[];
}

export function readRdfa(html: string, { url }: { url: string }): Rdfa {
  return readRdfaOf(readPageTree(html, url));
}

export function readRdfaOf(tree: PageTree, entities: Entity[] = []): Rdfa {
  const { triples, isCut } = processRdfa(tree);
  const all = copyPatterns(triples);
  const first = entities.length;
  entitiesOfTriples(all, entities);
  const problems = typesWithoutVocabulary(tree, triples);
  const [last] = triples.slice(-1);
  if (isCut && last) problems.push({ kind: "too-many-values", detail: "rdfa", place: last.place });
  return { triples: all, entities: entities.slice(first), problems };
}

/** `typeof="Product"` where no vocab says whose Product: the statement is lost. */
function typesWithoutVocabulary(tree: PageTree, triples: readonly RdfaTriple[]): SyntaxProblem[] {
  const understood = new Set(triples.map(({ place }) => place.start));
  return tree.elements
    .filter((element) => tokensOf(attributeOf(element, "typeof")).length > 0 && !understood.has(placeOfTag(element, "typeof").start))
    .slice(0, 50)
    .map((element) => ({ kind: "vocab-missing", detail: attributeOf(element, "typeof") ?? "", place: placeOfTag(element, "typeof") }));
}
