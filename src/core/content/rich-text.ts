import { z } from "zod";

const span = z.object({
  _type: z.literal("span"),
  _key: z.string(),
  text: z.string(),
  /** `strong`, `em`, `code`, or the `_key` of a link in the block's `markDefs`. */
  marks: z.array(z.string()).default([]),
});

const link = z.object({ _type: z.literal("link"), _key: z.string(), href: z.string() });

const textBlock = z.object({
  _type: z.literal("block"),
  _key: z.string(),
  style: z.enum(["normal", "h2", "h3", "blockquote"]).default("normal"),
  listItem: z.enum(["bullet", "number"]).optional(),
  level: z.number().int().positive().optional(),
  markDefs: z.array(link).default([]),
  children: z.array(span),
});

const tableBlock = z.object({
  _type: z.literal("table"),
  _key: z.string(),
  caption: z.string().optional(),
  /** The first row is the head. Cells are text with the inline marks of `core/text/html/inline-marks.ts`. */
  rows: z.array(z.object({ _key: z.string(), cells: z.array(z.string()) })).min(1),
});

const codeBlock = z.object({ _type: z.literal("code"), _key: z.string(), language: z.string().default("text"), code: z.string() });

/** Portable Text as this site writes it: text blocks, tables and code. */
export const richText = z.array(z.discriminatedUnion("_type", [textBlock, tableBlock, codeBlock]));

export type RichText = z.output<typeof richText>;
export type TextBlock = z.output<typeof textBlock>;
export type TableBlock = z.output<typeof tableBlock>;
export type CodeBlock = z.output<typeof codeBlock>;
