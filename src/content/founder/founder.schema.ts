import { z } from "zod";
import { documentImage, seo, slug, text } from "#core/content/document-fields.ts";
import { richText } from "#core/content/rich-text.ts";

export const founder = z.object({
  _id: z.string(),
  name: text,
  slug,
  seo,
  role: text,
  city: text,
  /** One sentence under the name. */
  lead: text,
  portrait: documentImage.optional(),
  /** What they did before, one mistake and its rule, this quarter, how to reach them. */
  body: richText.min(1),
  /** The rule that the mistake made, and which mistake it was. */
  rule: z.object({ text, note: text }),
  /** The way here, as stops. */
  stops: z.array(z.object({ when: text, text })),
  languages: z.array(text),
  email: z.email(),
  /** Where they write, if they do. */
  author: z.object({ _ref: z.string(), slug }).optional(),
});
export type Founder = z.output<typeof founder>;
