import * as z from "zod/mini";
import { isList, type OgFields, ogProperties } from "./og-properties.ts";

const MAX_ITEMS = 50;
const MAX_LENGTH = 2048;

/** One optional field a property: text, or a list of texts where the protocol has arrays. */
export const ogShape = Object.fromEntries(
  ogProperties.map((property) => [property.field, z.optional(isList(property) ? listOf(property.label) : textOf(property.label))]),
) as { [Field in keyof Required<OgFields>]: FieldSchema<NonNullable<OgFields[Field]>> };

type FieldSchema<Value> = z.ZodMiniOptional<Value extends string[] ? z.ZodMiniArray<z.ZodMiniString<string>> : z.ZodMiniString<string>>;

function textOf(label: string) {
  return z.string().check(z.trim(), z.maxLength(MAX_LENGTH, `“${label}” is longer than 2,048 characters. Shorten it.`));
}

function listOf(label: string) {
  return z.array(textOf(label)).check(z.maxLength(MAX_ITEMS, `“${label}” takes ${MAX_ITEMS} entries at most.`));
}
