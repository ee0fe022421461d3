import { z } from "zod";
import { defineContentType } from "#core/content/define-content-type.ts";
import { text } from "#core/content/document-fields.ts";
import { field, optional, readAs } from "#core/content/field.ts";
import { cleanHtml, textOfHtml } from "#platform/html/clean-html.server.ts";

/** Cleaned here as well as on import: a hosted dataset is written by people we have not met. */
const cleaned = z.string().transform(cleanHtml);

export const testimonial = defineContentType({
  name: "testimonial",
  title: "Client's voice",
  plural: "Clients' voices",
  fields: {
    name: field.text("Name"),
    designation: field.text("Role"),
    company: field.text("Company"),
    /** Show it with <SafeHtml>. */
    content: readAs(field.html("What they say", { help: "In the client's own words." }), cleaned.pipe(text)),
    /** The same without tags, for cards that cut it by words. */
    plainContent: field.derived(cleaned.transform(textOfHtml).pipe(text), "content"),
    avatar: optional(field.image("Portrait", "1:1")),
    mark: optional(field.image("Mark of the company", "1:1", { help: "Its logo, readable at 16 pixels." })),
    order: field.place(),
  },
  query: { order: "order asc, _id asc" },
});
export type Testimonial = z.output<typeof testimonial.document>;

export const { list: listTestimonials } = testimonial;
