import { z } from "zod";
import { documentImage, slug, text } from "#core/content/document-fields.ts";

export const author = z.object({
  _id: z.string(),
  authorUsername: text,
  name: text,
  designation: text,
  /** Two sentences: what they work on, and one thing they changed their mind about. */
  bio: text,
  /** What they write about, for the list of authors. */
  beat: text,
  slug,
  authorAvatar: documentImage.optional(),
});
export type Author = z.output<typeof author>;
