import type { RawDocument } from "./raw-document.ts";
import type { DocumentState, HeldDocument } from "./writable-documents.ts";

/** A draft that says what is published again is no change. */
export function stateOf({ draft, published }: Pick<HeldDocument, "draft" | "published">): DocumentState {
  if (!published) return "draft";
  return draft && !sameWords(draft, published) ? "changed" : "published";
}

/** Whether two versions of a document say the same, whenever and in whichever revision they were written. */
export const sameWords = (one: RawDocument, other: RawDocument) => JSON.stringify(wordsOf(one)) === JSON.stringify(wordsOf(other));

const wordsOf = ({ _id, _rev, _createdAt, _updatedAt, ...words }: RawDocument) => words;
