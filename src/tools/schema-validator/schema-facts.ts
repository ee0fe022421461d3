import { convertToJsonLd } from "#engines/structured-data/convert-to-json-ld.ts";
import { type Entity, type EntityValue, shownName, typeNames } from "#engines/structured-data/entity.ts";
import { type EntityGraph, textOf } from "#engines/structured-data/entity-graph.ts";
import type { VocabularyNote, VocabularyNoteKind } from "#engines/structured-data/vocabulary/vocabulary-note.ts";
import { labelOf } from "./entity-label.ts";
import { featureCards } from "./feature-cards.ts";
import { resultPreviewOf } from "./rich-preview.ts";
import type { SchemaSubject } from "./schema-subject.ts";
import type { SchemaFacts, ShownEntity } from "./schema-validator.schema.ts";
import { sourceSegments } from "./source-segments.ts";

/** What a page can show and a reader can take in; the API and the page carry no more than that. */
const MAX_ENTITIES = 150;
const MAX_PROPERTIES = 60;
const MAX_VALUES = 12;
const MAX_TEXT = 300;
const MAX_COPY = 60_000;

export function schemaFacts(subject: SchemaSubject): SchemaFacts {
  const { data, graph, vocabulary, fixes, nQuads } = subject;
  const bySyntax = (syntax: Entity["syntax"]) => data.entities.filter((entity) => entity.syntax === syntax);
  const inAttributes = data.entities.filter(({ syntax }) => syntax !== "json-ld");
  const ordered = inReadingOrder(data.entities);
  const shown = ordered.slice(0, MAX_ENTITIES);
  const keys = new Set(shown.map(({ key }) => key));
  const notes = Map.groupBy(
    vocabulary.filter(({ kind }) => FAULTS[kind] !== undefined),
    ({ entity }) => entity,
  );
  return {
    types: [...new Set(ordered.flatMap(typeNames))],
    counts: {
      jsonLd: bySyntax("json-ld").length,
      microdata: bySyntax("microdata").length,
      rdfa: bySyntax("rdfa").length,
      blocks: data.blocks.length,
    },
    entities: shown.map((entity) => shownEntity(entity, graph, notes.get(entity.key) ?? [], keys)),
    moreEntities: data.entities.length - shown.length,
    features: featureCards(subject),
    preview: resultPreviewOf(subject),
    source: sourceSegments(subject),
    fixed: fixes
      .flatMap((fix, block) => {
        const line = data.blocks[block]?.place.line ?? 1;
        return fix && fix.text.length <= MAX_COPY ? [{ block: block + 1, line, text: fix.text, changes: fix.changes.slice(0, 50) }] : [];
      })
      .slice(0, 10),
    converted: inAttributes.length === 0 || inAttributes.length > MAX_ENTITIES ? null : short(convertToJsonLd(inAttributes, graph)),
    nQuads: nQuads === null || nQuads === "" ? null : short(nQuads),
  };
}

function short(text: string): string | null {
  return text.length > MAX_COPY ? null : text;
}

/** Each thing of its own, then what stands in it. */
function inReadingOrder(entities: readonly Entity[]): Entity[] {
  return [...entities].sort((a, b) => a.place.start - b.place.start || a.key - b.key);
}

function shownEntity(entity: Entity, graph: EntityGraph, notes: readonly VocabularyNote[], keys: ReadonlySet<number>): ShownEntity {
  const properties = [...entity.properties.values()].sort((a, b) => a.place.start - b.place.start);
  return {
    key: entity.key,
    syntax: entity.syntax,
    types: entity.types.map(({ iri }) => cut(shownName(iri))),
    id: entity.id === null ? null : cut(entity.id),
    label: labelOf(entity, graph),
    line: entity.place.line,
    isRoot: entity.isRoot,
    faults: notes.length,
    properties: properties.slice(0, MAX_PROPERTIES).map(({ iri, place, values }) => {
      const fault = notes.find(
        (note) =>
          note.place.start >= place.start &&
          (note.place.start === place.start || values.some((value) => value.place.start === note.place.start)),
      );
      return {
        name: cut(shownName(iri)),
        line: place.line,
        fault: fault ? (FAULTS[fault.kind] ?? null) : null,
        values: values.slice(0, MAX_VALUES).map((value) => shownValue(value, graph, keys)),
        more: Math.max(0, values.length - MAX_VALUES),
      };
    }),
  };
}

/** In two or three words, beside the property. */
const FAULTS: Partial<Record<VocabularyNoteKind, string>> = {
  "unknown-type": "unknown type",
  "unknown-property": "unknown property",
  "outside-domain": "not of this type",
  "outside-range": "unexpected value",
  "unknown-member": "no such member",
  "bad-date": "not a date",
  "bad-duration": "not a duration",
  "bad-number": "not a number",
  "bad-boolean": "not true or false",
  "bad-address": "not an address",
  "empty-value": "empty",
  superseded: "replaced",
  "no-type": "no type",
};

function shownValue(value: EntityValue, graph: EntityGraph, keys: ReadonlySet<number>) {
  const target = graph.target(value);
  const text = value.kind === "entity" ? (target ? labelOf(target, graph) : "") : (textOf(value) ?? "");
  return { kind: value.kind, text: cut(text), entity: target && keys.has(target.key) ? target.key : null };
}

function cut(text: string, length = MAX_TEXT): string {
  return text.length > length ? `${text.slice(0, length - 1)}…` : text;
}
