import type { ContentSource } from "#core/content/content-source.ts";
import { readMany } from "#core/content/read-documents.ts";
import { toTestimonial } from "./testimonial.mapping.ts";
import { testimonialListQuery } from "./testimonial.query.ts";
import type { Testimonial } from "./testimonial.schema.ts";

export const listTestimonials = (source: ContentSource): Promise<Testimonial[]> =>
  readMany(source, testimonialListQuery, {}, toTestimonial);
