import { valueAtPath } from "#core/content/patch/apply-patches.ts";
import type { Patch, PatchPath } from "#core/content/patch/patch.ts";
import type { FormField } from "./form-field.ts";
import { newKey } from "./new-key.ts";

/** Where this document holds a field: the first path that is there and not blank, else the first of all. */
export function placeOf({ at }: FormField, holder: unknown): PatchPath {
  const isHeld = (path: PatchPath) => {
    const value = valueAtPath(holder, path);
    return value !== undefined && value !== null && !(typeof value === "string" && value.trim() === "");
  };
  return at.find(isHeld) ?? at[0] ?? [];
}

/** The patches that put a value at a path, with the groups on the way to it. Undefined takes it out. */
export function putValue(document: unknown, path: PatchPath, value: unknown): Patch[] {
  if (value === undefined) return valueAtPath(document, path) === undefined ? [] : [{ type: "unset", path }];
  const missing = path
    .map((_, index) => path.slice(0, index))
    .filter((parent) => parent.length > 0 && typeof path[parent.length] === "string" && !isObject(valueAtPath(document, parent)));
  return [...missing.map((parent): Patch => ({ type: "setIfMissing", path: parent, value: {} })), { type: "set", path, value }];
}

const isObject = (value: unknown) => typeof value === "object" && value !== null;

/** How a member of a list is named in paths: by its key, or by its place where it is a plain value. */
export function memberPart(item: unknown, index: number): PatchPath[number] {
  const key = (item as { _key?: unknown } | null | undefined)?._key;
  return typeof key === "string" ? { _key: key } : index;
}

/** The patches that move a member of a list by one place. */
export function moveMember(path: PatchPath, list: readonly unknown[], from: number, to: number): Patch[] {
  const item = list[from];
  const beside = list[to];
  if (from === to || item === undefined || beside === undefined) return [];
  const part = memberPart(item, from);
  // Plain values have no names of their own: the list is written as a whole.
  if (typeof part === "number") return [{ type: "set", path, value: list.toSpliced(from, 1).toSpliced(to, 0, item) }];
  return [
    { type: "unset", path: [...path, part] },
    { type: "insert", path: [...path, memberPart(beside, to)], position: to > from ? "after" : "before", items: [item] },
  ];
}

/** A member of a list before anything is written into it. */
export function emptyMember({ kind }: FormField): unknown {
  if (kind === "group" || kind === "either") return { _key: newKey() };
  return kind === "flag" ? false : kind === "number" ? 0 : kind === "list" ? [] : "";
}

/** The patches that add a member at the end of a list. */
export function addMember(document: unknown, path: PatchPath, item: unknown): Patch[] {
  const held = valueAtPath(document, path);
  if (!Array.isArray(held)) return putValue(document, path, [item]);
  return [{ type: "insert", path: [...path, -1], position: "after", items: [item] }];
}
