/** One step into a document: a field's name, a place in a list, or the member of a list that has this key. */
export type PathPart = string | number | { _key: string };
export type PatchPath = readonly PathPart[];

/** A change of a document, in the form that the rich-text editor emits and that the content service takes. */
export type Patch =
  | { type: "set" | "setIfMissing"; path: PatchPath; value: unknown }
  | { type: "unset"; path: PatchPath }
  | { type: "insert"; path: PatchPath; position: "before" | "after" | "replace"; items: readonly unknown[] }
  /** Of a text: what was there and what is, with offsets in bytes of UTF-8. */
  | { type: "diffMatchPatch"; path: PatchPath; value: string };
