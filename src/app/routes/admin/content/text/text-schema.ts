import { defineSchema, type PortableTextBlock, type SchemaDefinition } from "@portabletext/editor";

const KNOWN = {
  decorators: [{ name: "strong" }, { name: "em" }, { name: "code" }],
  styles: [{ name: "normal" }, { name: "h2" }, { name: "h3" }, { name: "blockquote" }],
  annotations: [{ name: "link", fields: [{ name: "href", type: "string" }] }],
  lists: [{ name: "bullet" }, { name: "number" }],
  blockObjects: [
    {
      name: "table",
      fields: [
        { name: "caption", type: "string" },
        {
          name: "rows",
          type: "array",
          of: [{ type: "object", name: "row", fields: [{ name: "cells", type: "array", of: [{ type: "string" }] }] }],
        },
      ],
    },
    {
      name: "code",
      fields: [
        { name: "language", type: "string" },
        { name: "code", type: "string" },
      ],
    },
    {
      name: "image",
      fields: [
        { name: "asset", type: "object" },
        { name: "alt", type: "string" },
        { name: "caption", type: "string" },
        { name: "crop", type: "object" },
        { name: "hotspot", type: "object" },
      ],
    },
    {
      name: "callout",
      fields: [
        { name: "tone", type: "string" },
        { name: "text", type: "string" },
      ],
    },
    {
      name: "tool",
      fields: [
        { name: "href", type: "string" },
        { name: "title", type: "string" },
        { name: "text", type: "string" },
      ],
    },
  ],
} as const satisfies SchemaDefinition;

export interface TextSchema {
  definition: SchemaDefinition;
  /** Types of blocks and of things in a line that only this text has. */
  unknownBlocks: string[];
  unknownInline: string[];
}

/**
 * What this text may hold: what the site knows, and whatever stands in the text already. The library loads only what comes before a type
 * that it does not know, and its value would delete the rest.
 */
export function schemaFor(value: readonly PortableTextBlock[]): TextSchema {
  const blocks = value.filter(({ _type }) => _type === "block") as TextLike[];
  const unknownBlocks = newOnes(
    value.map(({ _type }) => _type),
    ["block", ...namesOf(KNOWN.blockObjects)],
  );
  const unknownInline = newOnes(
    blocks.flatMap(({ children = [] }) => children.map(({ _type }) => _type)),
    ["span"],
  );
  const annotations = newOnes(
    blocks.flatMap(({ markDefs = [] }) => markDefs.map(({ _type }) => _type)),
    ["link"],
  );
  const links = new Set(blocks.flatMap(({ markDefs = [] }) => markDefs.map(({ _key }) => _key)));
  const marks = blocks.flatMap(({ children = [] }) => children.flatMap((child) => child.marks ?? [])).filter((mark) => !links.has(mark));
  return {
    unknownBlocks,
    unknownInline,
    definition: defineSchema({
      decorators: [...KNOWN.decorators, ...newOnes(marks, namesOf(KNOWN.decorators)).map(named)],
      styles: [
        ...KNOWN.styles,
        ...newOnes(
          blocks.map(({ style }) => style),
          namesOf(KNOWN.styles),
        ).map(named),
      ],
      lists: [
        ...KNOWN.lists,
        ...newOnes(
          blocks.map(({ listItem }) => listItem),
          namesOf(KNOWN.lists),
        ).map(named),
      ],
      annotations: [...KNOWN.annotations, ...annotations.map(named)],
      blockObjects: [...KNOWN.blockObjects, ...unknownBlocks.map(named)],
      inlineObjects: unknownInline.map(named),
    }),
  };
}

interface TextLike {
  style?: string;
  listItem?: string;
  markDefs?: { _type: string; _key: string }[];
  children?: { _type: string; marks?: string[] }[];
}

const named = (name: string) => ({ name });
const namesOf = (list: readonly { name: string }[]) => list.map(({ name }) => name);

function newOnes(found: readonly (string | undefined)[], known: readonly string[]): string[] {
  return [...new Set(found)].filter((name): name is string => name !== undefined && !known.includes(name));
}

/** With a `_key` on every object in a list: patches name places by it. The same value when nothing was missing. */
export function withKeys<Value>(value: Value, makeKey: () => string): Value {
  if (Array.isArray(value)) {
    const items = value.map((item) => keyed(withKeys(item, makeKey), makeKey));
    return items.some((item, index) => item !== value[index]) ? (items as Value) : value;
  }
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, withKeys(inner, makeKey)] as const);
  return entries.some(([name, inner]) => inner !== (value as Record<string, unknown>)[name])
    ? (Object.fromEntries(entries) as Value)
    : value;
}

function keyed(item: unknown, makeKey: () => string): unknown {
  const isBare = typeof item === "object" && item !== null && !Array.isArray(item) && !("_key" in item);
  return isBare ? { _key: makeKey(), ...item } : item;
}
