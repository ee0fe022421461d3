import { attributeOf, type HtmlElement } from "#core/html/parse-html.ts";
import type { Place } from "../entity.ts";
import { type PageTree, placeOfTag } from "../page/page-tree.ts";
import { propertyLiteral } from "./property-literal.ts";
import { addressOf, type NameScope, namesToIris, outermostScope, resourceOf, scopeIn, typesToResources } from "./rdfa-names.ts";
import { type Literal, RDF, RDFA, type RdfaTriple, type Resource } from "./rdfa-triple.ts";

/** Enough for any page; a rel of thousands of words inside thousands of elements would make millions. */
const MAX_TRIPLES = 50_000;

export interface ProcessedRdfa {
  triples: RdfaTriple[];
  /** True when there were more than we keep. */
  isCut: boolean;
}

/** RDFa Core 1.1, section 7.5, with the rules of HTML+RDFa 1.1. Step numbers are the standard's. */
export function processRdfa(tree: PageTree): ProcessedRdfa {
  const [root] = tree.elements;
  const run: Run = { tree, triples: [], blanks: 0, isCut: false };
  if (!root) return run;
  const scope = outermostScope(tree.base);
  const outermost: Evaluation = {
    parentSubject: scope.base,
    parentObject: null,
    incomplete: [],
    lists: new Map(),
    language: null,
    scope,
  };
  const stack: Frame[] = [enter(root, outermost, run)];
  for (let frame = stack.at(-1); frame; frame = stack.at(-1)) {
    const child = frame.children[frame.next++];
    if (child) {
      stack.push(enter(child, frame.inside, run));
    } else {
      frame.leave?.();
      stack.pop();
    }
  }
  return run;
}

interface Run extends ProcessedRdfa {
  tree: PageTree;
  blanks: number;
}

/** The standard's evaluation context. */
interface Evaluation {
  parentSubject: Resource;
  parentObject: Resource | null;
  incomplete: readonly Incomplete[];
  lists: Lists;
  language: string | null;
  scope: NameScope;
}

type Lists = Map<string, { items: (Resource | Literal)[]; place: Place }>;

type Incomplete = { predicate: string; direction: "forward" | "reverse" } | { direction: "none"; list: (Resource | Literal)[] };

interface Frame {
  children: readonly HtmlElement[];
  next: number;
  inside: Evaluation;
  leave?: () => void;
}

function enter(element: HtmlElement, around: Evaluation, run: Run): Frame {
  const children = run.tree.childrenOf(element);
  if (!element.attrs.some(({ name }) => matters(name)) && !startsSubject(element, around)) return { children, next: 0, inside: around };
  return evaluate(element, children, around, run);
}

const names = new Set(
  "about content datatype datetime href inlist lang prefix property rel resource rev src typeof vocab xml:lang".split(" "),
);

function matters(attribute: string): boolean {
  return names.has(attribute) || attribute.startsWith("xmlns:");
}

function startsSubject({ tagName }: HtmlElement, { parentObject }: Evaluation): boolean {
  return parentObject === null || tagName === "head" || tagName === "body";
}

function evaluate(element: HtmlElement, children: readonly HtmlElement[], around: Evaluation, run: Run): Frame {
  const { tree } = run;
  const value = (name: string) => attributeOf(element, name);
  // Steps 2 and 3.
  const scope = scopeIn(element, around.scope);
  if (value("vocab")?.trim() && scope.vocabulary !== null)
    emit(run, scope.base, `${RDFA}usesVocabulary`, scope.vocabulary, placeOfTag(element, "vocab"));
  // Step 4.
  const lang = value("xml:lang") ?? value("lang");
  const language = lang === null ? around.language : lang.toLowerCase() || null;

  const property = value("property");
  const rel = relationOf(value("rel"), property);
  const rev = relationOf(value("rev"), property);
  const hasType = value("typeof") !== null;
  // An empty pair of brackets, or a prefix that nobody declared: as if the attribute were not there.
  const about = from(element, "about", scope);
  const isInList = value("inlist") !== null;
  const subjects = subjectsOf(element, { around, scope, run, hasRelation: rel !== null || rev !== null, property, hasType, about });
  const { newSubject, typedResource, skips } = subjects;
  let object = subjects.object;
  const subject = newSubject ?? around.parentSubject;

  // Step 7.
  if (typedResource !== null)
    for (const type of typesToResources(value("typeof"), scope))
      emit(run, typedResource, `${RDF}type`, type, placeOfTag(element, "typeof"));
  // Step 8.
  const lists: Lists = newSubject !== null && newSubject !== around.parentObject ? new Map() : around.lists;
  const listOf = (predicate: string, place: Place) => {
    const list = lists.get(predicate) ?? { items: [], place };
    lists.set(predicate, list);
    return list.items;
  };
  // Steps 9 and 10.
  const incomplete: Incomplete[] = [];
  const relations = namesToIris(rel, scope);
  const reverses = namesToIris(rev, scope);
  for (const predicate of relations) {
    const place = placeOfTag(element, "rel");
    if (isInList && object !== null) listOf(predicate, place).push(object);
    else if (isInList) incomplete.push({ direction: "none", list: listOf(predicate, place) });
    else if (object !== null) emit(run, subject, predicate, object, place);
    else incomplete.push({ direction: "forward", predicate });
  }
  for (const predicate of reverses) {
    if (object !== null) emit(run, object, predicate, subject, placeOfTag(element, "rev"));
    else incomplete.push({ direction: "reverse", predicate });
  }
  if (object === null && relations.length + reverses.length > 0) object = newBlank(run);
  // Step 11.
  if (property !== null) {
    const propertyValue = () => {
      const asResource = propertyResource(element, { scope, hasRelation: rel !== null || rev !== null, typedResource, hasType });
      return asResource ?? propertyLiteral(element, tree, scope, language);
    };
    const predicates = namesToIris(property, scope);
    const current = predicates.length > 0 ? propertyValue() : "";
    const place = placeOfTag(element, "property");
    for (const predicate of predicates) {
      if (isInList) listOf(predicate, place).push(current);
      else emit(run, subject, predicate, current, place);
    }
  }
  // Step 12.
  if (!skips && newSubject !== null) complete(around, newSubject, placeOfTag(element), run);
  // Steps 13 and 14. A list inside belongs to what the elements inside are about.
  if (skips) return { children, next: 0, inside: { ...around, scope, language } };
  const parentObject = object ?? subject;
  const inner: Lists = parentObject === subject ? lists : new Map();
  const inside: Evaluation = { parentSubject: subject, parentObject, incomplete, lists: inner, language, scope };
  if (lists === around.lists && inner === lists) return { children, next: 0, inside };
  const leave = () => {
    if (inner !== lists) emitLists(inner, parentObject, run);
    if (lists !== around.lists) emitLists(lists, subject, run);
  };
  return { children, next: 0, inside, leave };
}

/** Beside property, HTML's own link types in rel mean what they always did, and no statement. */
function relationOf(list: string | null, property: string | null): string | null {
  if (list === null || property === null) return list;
  const kept = list.split(/[\t\n\f\r ]+/).filter((word) => word.includes(":"));
  return kept.length > 0 ? kept.join(" ") : null;
}

interface Situation {
  around: Evaluation;
  scope: NameScope;
  run: Run;
  hasRelation: boolean;
  property: string | null;
  hasType: boolean;
  about: Resource | null;
}

interface Subjects {
  newSubject: Resource | null;
  typedResource: Resource | null;
  object: Resource | null;
  skips: boolean;
}

/** Steps 5 and 6. */
function subjectsOf(element: HtmlElement, situation: Situation): Subjects {
  const { around, scope, run, hasRelation, property, hasType, about } = situation;
  const isRoot = around.parentObject === null;
  const inherits = element.tagName === "head" || element.tagName === "body";
  const target = from(element, "resource", scope) ?? from(element, "href", scope) ?? from(element, "src", scope);
  const implied = isRoot ? scope.base : around.parentObject;
  if (hasRelation) {
    const newSubject = about ?? implied;
    const object = target ?? (hasType && about === null && !inherits ? newBlank(run) : null);
    return { newSubject, object, typedResource: !hasType ? null : about !== null || inherits ? newSubject : object, skips: false };
  }
  if (property !== null && attributeOf(element, "content") === null && attributeOf(element, "datatype") === null) {
    const newSubject = about ?? implied;
    if (!hasType) return { newSubject, typedResource: null, object: null, skips: false };
    const typedResource = about ?? (isRoot ? scope.base : (target ?? (inherits ? newSubject : newBlank(run))));
    return { newSubject, typedResource, object: typedResource, skips: false };
  }
  const explicit = about ?? target ?? (isRoot ? scope.base : inherits ? around.parentObject : hasType ? newBlank(run) : null);
  const newSubject = explicit ?? around.parentObject;
  return { newSubject, typedResource: hasType ? newSubject : null, object: null, skips: explicit === null && property === null };
}

function from(element: HtmlElement, attribute: "about" | "resource" | "href" | "src", scope: NameScope): Resource | null {
  const value = attributeOf(element, attribute);
  if (value === null) return null;
  return attribute === "about" || attribute === "resource" ? resourceOf(value, scope) : addressOf(value, scope);
}

/** A property that points somewhere, or describes what is inside, in place of saying a text. */
function propertyResource(
  element: HtmlElement,
  { scope, hasRelation, typedResource, hasType }: Pick<Situation, "scope" | "hasRelation" | "hasType"> & { typedResource: Resource | null },
): Resource | null {
  if (attributeOf(element, "datatype") !== null || attributeOf(element, "content") !== null) return null;
  if (attributeOf(element, "datetime") !== null) return null;
  const target = hasRelation ? null : (from(element, "resource", scope) ?? from(element, "href", scope) ?? from(element, "src", scope));
  // Brackets around nothing name nothing, and are an about all the same.
  return target ?? (hasType && attributeOf(element, "about") === null ? typedResource : null);
}

function complete({ incomplete, parentSubject }: Evaluation, newSubject: Resource, place: Place, run: Run): void {
  for (const triple of incomplete) {
    if (run.isCut) return;
    if (triple.direction === "none") triple.list.push(newSubject);
    else if (triple.direction === "forward") emit(run, parentSubject, triple.predicate, newSubject, place);
    else emit(run, newSubject, triple.predicate, parentSubject, place);
  }
}

function emitLists(lists: Lists, subject: Resource, run: Run): void {
  for (const [predicate, { items, place }] of lists) {
    let rest: Resource = `${RDF}nil`;
    for (let index = items.length - 1; index >= 0; index--) {
      const node = newBlank(run);
      emit(run, node, `${RDF}first`, items[index] ?? "", place);
      emit(run, node, `${RDF}rest`, rest, place);
      rest = node;
    }
    emit(run, subject, predicate, rest, place);
  }
}

function emit(run: Run, subject: Resource, predicate: string, object: Resource | Literal, place: Place): void {
  if (run.triples.length >= MAX_TRIPLES) run.isCut = true;
  else run.triples.push({ subject, predicate, object, place });
}

function newBlank(run: Run): Resource {
  return `_:b${run.blanks++}`;
}
