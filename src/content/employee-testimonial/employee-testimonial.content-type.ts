import { defineContentType } from "#core/content/define-content-type.ts";
import { field, optional } from "#core/content/field.ts";

export const employeeTestimonial = defineContentType({
  name: "employeeTestimonial",
  title: "Voice from the team",
  plural: "Voices from the team",
  fields: {
    employeeName: field.text("Name"),
    employeeDesignation: field.text("Role"),
    office: optional(field.text("Office", { help: "The city of the office." })),
    feedback: field.text("What they say", { rows: 4, help: "Of working here, in their own words." }),
    employeeAvatar: optional(field.image("Portrait", "1:1")),
    order: field.place(),
  },
  query: { order: "order asc, _id asc" },
});

export const { list: listEmployeeTestimonials } = employeeTestimonial;
