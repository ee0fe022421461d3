import { z } from "zod";
import { documentImage } from "./document-fields.ts";

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

/** A picture with what stands below it. */
const pictureBlock = documentImage.extend({ _type: z.literal("image"), _key: z.string(), caption: z.string().optional() });

/** Words beside the text. A text with inline marks; a blank line begins a paragraph. */
const calloutBlock = z.object({
  _type: z.literal("callout"),
  _key: z.string(),
  tone: z.enum(["note", "tip", "warning"]).default("note"),
  text: z.string().trim().min(1),
});

/** One of our own tools, as a card that leads to it. */
const toolBlock = z.object({
  _type: z.literal("tool"),
  _key: z.string(),
  href: z.string().regex(/^\/tools\/[a-z0-9-]+\/$/, "the address of a tool, like /tools/robots-txt-checker/"),
  title: z.string().trim().min(1),
  text: z.string().optional(),
});

/** Portable Text as this site writes it: text, tables, code, pictures, call-outs and tools. */
export const richText = z.array(z.discriminatedUnion("_type", [textBlock, tableBlock, codeBlock, pictureBlock, calloutBlock, toolBlock]));

export type RichText = z.output<typeof richText>;
export type TextBlock = z.output<typeof textBlock>;
export type TableBlock = z.output<typeof tableBlock>;
export type CodeBlock = z.output<typeof codeBlock>;
export type PictureBlock = z.output<typeof pictureBlock>;
export type CalloutBlock = z.output<typeof calloutBlock>;
export type ToolBlock = z.output<typeof toolBlock>;
