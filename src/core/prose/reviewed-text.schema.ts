import * as z from "zod/mini";
import { editKinds } from "./prose-edit.ts";
import { factKinds } from "./prose-facts.ts";

const proseEdit = z.object({
  id: z.string(),
  kind: z.enum(editKinds),
  /** Offsets in `text`, in UTF-16 units. */
  from: z.number(),
  to: z.number(),
  before: z.string(),
  options: z.array(z.string()),
  reason: z.string(),
  held: z.optional(z.string()),
});

const factCheck = z.object({
  kind: z.enum(factKinds),
  total: z.number(),
  kept: z.number(),
  missing: z.array(z.string()),
  added: z.array(z.string()),
});

/** Who proposed the changes: rules, a language model, or the visitor with a text of their own. */
export const proseWriter = z.object({
  kind: z.enum(["rules", "model", "visitor"]),
  /** “Rules”, or the model's own name. */
  name: z.string(),
  /** What that means for the reader, in a sentence. */
  note: z.string(),
});

/** A text with the changes proposed to it, each to be decided, and what was counted before and after. */
export const reviewedText = z.object({
  text: z.string(),
  /** With the edits that are taken: those asked for, or all that change no fact. */
  after: z.string(),
  taken: z.array(z.string()),
  edits: z.array(proseEdit),
  checks: z.array(factCheck),
  /** Counted in the two texts: what, how, and as written for people; null where a text has none of it. */
  measures: z.array(z.object({ name: z.string(), counted: z.string(), before: z.nullable(z.string()), after: z.nullable(z.string()) })),
  /** Who counted, and when. */
  measuredBy: z.string(),
  writer: proseWriter,
});
export type ReviewedText = z.output<typeof reviewedText>;
