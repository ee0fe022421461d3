import { z } from "zod";
import { documentImage, text } from "#core/content/document-fields.ts";

/** What somebody who works here says. */
export const employeeTestimonial = z.object({
  _id: z.string(),
  employeeName: text,
  employeeDesignation: text,
  office: text.optional(),
  feedback: text,
  employeeAvatar: documentImage.optional(),
});
export type EmployeeTestimonial = z.output<typeof employeeTestimonial>;
