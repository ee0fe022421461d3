import type { ContentSource } from "#core/content/content-source.ts";
import { readMany } from "#core/content/read-documents.ts";
import { toEmployeeTestimonial } from "./employee-testimonial.mapping.ts";
import { employeeTestimonialListQuery } from "./employee-testimonial.query.ts";
import type { EmployeeTestimonial } from "./employee-testimonial.schema.ts";

export const listEmployeeTestimonials = (source: ContentSource): Promise<EmployeeTestimonial[]> =>
  readMany(source, employeeTestimonialListQuery, {}, toEmployeeTestimonial);
