import { z } from "zod";
import { cleanHtml, textOfHtml } from "#platform/html/clean-html.server.ts";
import { type Testimonial, testimonial } from "./testimonial.schema.ts";

/** Cleaned here as well as on import: a hosted dataset is written by people we have not met. */
export function toTestimonial(raw: unknown): Testimonial {
  const { content, ...rest } = z.looseObject({ content: z.string() }).parse(raw);
  const html = cleanHtml(content);
  return testimonial.parse({ ...rest, content: html, plainContent: textOfHtml(html) });
}
