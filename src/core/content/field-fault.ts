import type { z } from "zod";
import type { Field, Fields } from "./content-field.ts";
import { isBlank } from "./field-path.ts";

/** What keeps a field from being published. */
export interface FieldFault {
  path: readonly PropertyKey[];
  /** The labels that lead to it: `Offices, 2, Telephone`. */
  field: string;
  message: string;
}

export function toFieldFault(fields: Fields, document: unknown, { path, code, message }: z.core.$ZodIssue): FieldFault {
  const value = path.reduce<unknown>((held, key) => (held as Record<PropertyKey, unknown> | undefined)?.[key], document);
  const isEmpty = value === undefined || value === null || (code === "too_small" && isBlank(value));
  return { path, field: labelsOf(fields, path).join(", "), message: isEmpty ? "missing" : message };
}

function labelsOf(fields: Fields, [name, ...rest]: readonly PropertyKey[]): string[] {
  const declared = fields[String(name)];
  return declared ? [declared.label, ...labelsIn(declared, rest)] : [];
}

function labelsIn(declared: Field, path: readonly PropertyKey[]): string[] {
  if (declared.kind === "group") return labelsOf(declared.fields, path);
  if (declared.kind !== "list" || path.length === 0) return [];
  return [String(Number(path[0]) + 1), ...labelsIn(declared.of, path.slice(1))];
}
