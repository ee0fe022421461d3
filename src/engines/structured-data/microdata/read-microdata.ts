import { attributeOf, type HtmlElement } from "#core/html/parse-html.ts";
import { addValue, type Entity, type EntityValue } from "../entity.ts";
import { type PageTree, placeOfTag, readPageTree, tokensOf } from "../page/page-tree.ts";
import { isAbsoluteIri, resolveIri } from "../page/resolve-iri.ts";
import type { SyntaxProblem } from "../syntax-problem.ts";
import type { Item } from "./item.ts";
import { type ItemWalk, isTired, itemProperties, newItemWalk } from "./item-properties.ts";
import { microdataProblems } from "./microdata-problems.ts";
import { propertyValue } from "./property-value.ts";
import { predicateOf, vocabularyOf } from "./vocabulary-of-type.ts";

export interface Microdata {
  entities: Entity[];
  problems: SyntaxProblem[];
}

/** The items of a page, with the addresses that the Microdata to RDF note gives to their properties. */
export function readMicrodata(html: string, { url }: { url: string }): Microdata {
  return readMicrodataOf(readPageTree(html, url));
}

export function readMicrodataOf(tree: PageTree, entities: Entity[] = []): Microdata {
  const reader: Reader = { tree, entities, items: new Map(), values: new Map(), walk: newItemWalk(tree), pending: [] };
  const first = entities.length;
  let block = 0;
  for (const [element, { isItem }] of reader.walk.marks) {
    if (!isItem || attributeOf(element, "itemprop") !== null) continue;
    itemOf(element, null, block++, reader);
    for (let next = reader.pending.pop(); next; next = reader.pending.pop()) fillItem(next, reader);
  }
  return { entities: entities.slice(first), problems: microdataProblems(reader.walk, reader.items) };
}

interface Reader {
  tree: PageTree;
  entities: Entity[];
  items: Map<HtmlElement, Item>;
  /** What elements that are no items say; several items may ask. */
  values: Map<HtmlElement, EntityValue>;
  walk: ItemWalk;
  /** Items that are named but not read yet; a list instead of recursion. */
  pending: Item[];
}

/** An element's item; the same one wherever it is met, so that references which go round do not go on for ever. */
function itemOf(element: HtmlElement, around: Item | null, block: number, reader: Reader): Item {
  const known = reader.items.get(element);
  if (known) return known;
  const { tree, entities } = reader;
  const types = tokensOf(attributeOf(element, "itemtype")).filter(isAbsoluteIri);
  const itemid = attributeOf(element, "itemid");
  const id = itemid === null ? null : resolveIri(itemid, tree.base);
  const [type] = types;
  const entity: Entity = {
    key: entities.length,
    syntax: "microdata",
    types: types.map((iri) => ({ iri, place: placeOfTag(element, "itemtype") })),
    id: id !== null && isAbsoluteIri(id) ? id : null,
    properties: new Map(),
    place: placeOfTag(element),
    block,
    isRoot: around === null,
  };
  entities.push(entity);
  // Without a type of its own an item speaks the language of the one around it.
  const item = { entity, element, vocabulary: type ? vocabularyOf(type) : (around?.vocabulary ?? null) };
  reader.items.set(element, item);
  reader.pending.push(item);
  return item;
}

function fillItem(item: Item, reader: Reader): void {
  const { tree, walk } = reader;
  if (isTired(walk)) return;
  for (const element of itemProperties(item.element, tree, walk)) {
    const marks = walk.marks.get(element);
    const value = valueIn(element, item, reader);
    for (const name of marks?.names ?? []) {
      addValue(item.entity, predicateOf(name, item.vocabulary, tree.base), placeOfTag(element, "itemprop"), value);
    }
    const other = marks && marks.reverseNames.length > 0 ? otherEnd(value, item, reader) : undefined;
    for (const name of other ? (marks?.reverseNames ?? []) : []) {
      const place = placeOfTag(element, "itemprop-reverse");
      if (other) addValue(other, predicateOf(name, item.vocabulary, tree.base), place, { kind: "entity", key: item.entity.key, place });
    }
  }
}

function valueIn(element: HtmlElement, item: Item, reader: Reader): EntityValue {
  if (reader.walk.marks.get(element)?.isItem) {
    const inner = itemOf(element, item, item.entity.block, reader);
    return { kind: "entity", key: inner.entity.key, place: inner.entity.place };
  }
  const value = reader.values.get(element) ?? propertyValue(element, reader.tree);
  reader.values.set(element, value);
  return value;
}

/** itemprop-reverse, an addition that the RDF note describes: the value has the property, and this item is what it says. */
function otherEnd(value: EntityValue, { entity: { block } }: Item, { entities }: Reader): Entity | undefined {
  if (value.kind === "entity") return entities[value.key];
  if (value.kind !== "link") return undefined;
  const { address, place } = value;
  const key = entities.length;
  entities.push({ key, syntax: "microdata", types: [], id: address, properties: new Map(), place, block, isRoot: true });
  return entities[key];
}
