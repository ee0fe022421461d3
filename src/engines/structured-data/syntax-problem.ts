import type { Place } from "./entity.ts";

/** What a reader could not take as it stands. `detail` is the word or the address at fault. */
export interface SyntaxProblem {
  kind: SyntaxProblemKind;
  detail: string;
  place: Place;
}

export type SyntaxProblemKind =
  /** A script whose type is almost that of JSON-LD, so that nobody reads it. */
  | "script-type"
  | "context-missing"
  /** Near to schema.org's address; read as if it were. */
  | "context-misspelled"
  /** Of another site: not loaded. */
  | "context-foreign"
  /** `@url`: names with an @ are the standard's own, and others are passed over. */
  | "keyword-unknown"
  /** `"url": "@acme"`: read as such a name, so that the value is dropped. */
  | "keyword-value"
  /** The JSON-LD processor refuses the block; `detail` is its reason. */
  | "json-ld-refused"
  | "too-many-values"
  | "itemprop-outside"
  | "itemref-missing"
  | "itemref-loop"
  | "itemref-useless"
  | "itemtype-relative"
  | "itemid-useless"
  | "itemscope-missing"
  | "vocab-missing"
  | "prefix-missing";
