import type { Part } from "#core/content/define-content-type.ts";
import { valueAtPath } from "#core/content/patch/apply-patches.ts";
import { controlId } from "../fields/draft-context.ts";
import type { FormField } from "../fields/form-field.ts";
import { placeOf } from "../fields/write-value.ts";

/** The part that an address names, else the first. */
export function partNamed(parts: readonly Part[] | undefined, name: string | null): Part | undefined {
  return parts?.find((part) => part.name === name) ?? parts?.[0];
}

/** The fields of a part, in its own order. */
export const fieldsOf = (part: Part, fields: readonly FormField[]): FormField[] =>
  part.fields.flatMap((name) => fields.find((field) => field.name === name) ?? []);

/** Where a field is edited. `names` lead to it from the document on. */
export function fieldAddress(type: { name: string; parts?: readonly Part[] }, id: string, names: readonly PropertyKey[]): string {
  const part = type.parts?.find(({ fields }) => fields.includes(String(names[0])));
  return `/admin/content/${type.name}/${id}${part ? `?part=${part.name}` : ""}#${controlId(names)}`;
}

/** The names of the fields that visitors do not see yet as they stand here. */
export function changedFields(fields: readonly FormField[], draft: unknown, published: unknown): string[] {
  if (published === undefined) return [];
  const held = (field: FormField, document: unknown) => JSON.stringify(valueAtPath(document, placeOf(field, document)));
  return fields.filter((field) => held(field, draft) !== held(field, published)).map(({ name }) => name);
}

export const changesInWords = (count: number) =>
  count === 0 ? "The site shows all of this" : count === 1 ? "1 change, not public yet" : `${count} changes, not public yet`;
