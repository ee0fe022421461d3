import type { Place } from "../entity.ts";

/** Something that schema.org does not say, says otherwise, or has not settled yet. */
export interface VocabularyNote {
  kind: VocabularyNoteKind;
  /** Key of the entity. */
  entity: number;
  /** The type or property. */
  term: string;
  /** Types of the entity. */
  types: readonly string[];
  /** The value or the type of the value at fault. */
  found: string;
  /** What schema.org has instead, or expects. */
  expected: readonly string[];
  /** What was most likely meant. */
  suggestion: string | null;
  place: Place;
}

export type VocabularyNoteKind =
  | "unknown-type"
  | "unknown-property"
  | "outside-domain"
  | "outside-range"
  | "unknown-member"
  | "bad-date"
  | "bad-duration"
  | "bad-number"
  | "bad-boolean"
  | "bad-address"
  | "empty-value"
  | "superseded"
  | "pending"
  | "foreign"
  | "no-type";

export type Note = (kind: VocabularyNoteKind, term: string, details: Partial<VocabularyNote> & Pick<VocabularyNote, "place">) => void;

export type Suggest = (name: string, known: () => Iterable<string>, among: string) => string | null;
