import { z } from "zod";
import { documentImage, text } from "#core/content/document-fields.ts";

/** What a client says. */
export const testimonial = z.object({
  _id: z.string(),
  name: text,
  designation: text,
  company: text,
  /** HTML, sanitised: show it with <SafeHtml>. */
  content: text,
  /** The same without tags, for cards that cut it by words. */
  plainContent: text,
  avatar: documentImage.optional(),
});
export type Testimonial = z.output<typeof testimonial>;
