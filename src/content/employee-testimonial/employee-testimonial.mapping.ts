import { type EmployeeTestimonial, employeeTestimonial } from "./employee-testimonial.schema.ts";

export const toEmployeeTestimonial = (raw: unknown): EmployeeTestimonial => employeeTestimonial.parse(raw);
