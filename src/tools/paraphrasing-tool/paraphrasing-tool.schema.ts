import * as z from "zod/mini";
import { proseWriter } from "#core/prose/reviewed-text.schema.ts";

export const paraphrasingToolInput = z.object({
  /** Sentences to say in other words. */
  text: z
    .string()
    .check(
      z.minLength(1, "Add a sentence or a paragraph."),
      z.maxLength(5_000, "5,000 characters a run is the limit. Take it part by part."),
    ),
  tone: z.optional(z.enum(["plain", "formal", "friendly"])),
  /** Words and phrases that stay as they are, one a line. */
  locked: z.optional(
    z
      .array(z.string().check(z.maxLength(100, "100 characters a locked phrase is the limit.")))
      .check(z.maxLength(20, "20 locked phrases are the limit.")),
  ),
});
export type ParaphrasingToolInput = z.output<typeof paraphrasingToolInput>;

const way = z.object({
  text: z.string(),
  /** What was done: “Who did it comes first”, or the model's name. */
  how: z.string(),
  /** A fact that it changes, in words. */
  held: z.optional(z.string()),
});

export const paraphrasingToolOutput = z.object({
  text: z.string(),
  sentences: z.array(
    z.object({
      /** Offsets in `text`. */
      from: z.number(),
      to: z.number(),
      text: z.string(),
      ways: z.array(way),
      /** Other words for one of its own, none of them put in. */
      words: z.array(z.object({ word: z.string(), others: z.array(z.string()) })),
    }),
  ),
  writer: proseWriter,
});
export type ParaphrasingToolOutput = z.output<typeof paraphrasingToolOutput>;
