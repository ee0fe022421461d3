import type { Fields } from "./content-field.ts";

/** With every field under its own name. A field left blank at one of several paths counts as absent there. */
export function underOwnNames(fields: Fields, raw: unknown): Record<string, unknown> {
  const document = { ...(raw as Record<string, unknown>) };
  for (const [name, { at }] of Object.entries(fields)) {
    if (at) document[name] = at.map((path) => valueAt(raw, path)).find((value) => value !== undefined && value !== null && !isBlank(value));
  }
  return document;
}

export const isBlank = (value: unknown) => typeof value === "string" && value.trim() === "";

export const valueAt = (document: unknown, path: string) =>
  path.split(".").reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], document);
