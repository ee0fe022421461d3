import * as z from "zod/mini";
import { isComparable } from "#core/prose/prose-measures.ts";
import { reviewedText } from "#core/prose/reviewed-text.schema.ts";

export const aiTextRewritingInput = z.object({
  /** The text to rewrite. */
  text: z
    .string()
    .check(
      z.minLength(1, "Add a text to rewrite."),
      z.maxLength(12_000, "12,000 characters a run is the limit. Rewrite it part by part."),
      z.refine(isComparable, "4,000 words a run is the limit. Rewrite it part by part."),
    ),
  tone: z.optional(z.enum(["plain", "formal", "friendly"])),
  length: z.optional(z.enum(["same", "shorter", "longer"])),
  level: z.optional(z.enum(["same", "easier"])),
  /** Words and phrases that stay as they are, one a line. */
  locked: z.optional(
    z
      .array(z.string().check(z.maxLength(100, "100 characters a locked phrase is the limit.")))
      .check(z.maxLength(20, "20 locked phrases are the limit.")),
  ),
  /** A rewrite that you have already, from a colleague or a chat tool: it is compared, and nobody is asked. */
  rewritten: z.optional(
    z
      .string()
      .check(
        z.maxLength(24_000, "24,000 characters is the limit of a rewritten text."),
        z.refine(isComparable, "4,000 words is the limit of a rewritten text. Compare it part by part."),
      ),
  ),
  /** The numbers of the edits to take; all that change no fact by default. */
  take: z.optional(z.array(z.string())),
});
export type AiTextRewritingInput = z.output<typeof aiTextRewritingInput>;

export const aiTextRewritingOutput = reviewedText;
