import type { z } from "zod";
import { defineContentType } from "#core/content/define-content-type.ts";
import { field } from "#core/content/field.ts";

export const whyWorkCard = defineContentType({
  name: "whyWorkCard",
  title: "Reason to work here",
  plural: "Reasons to work here",
  fields: {
    title: field.text("Title"),
    text: field.text("Text", { rows: 3 }),
    order: field.place(),
  },
  query: { order: "order asc, _id asc" },
});
export type WhyWorkCard = z.output<typeof whyWorkCard.document>;

export const { list: listWhyWorkCards } = whyWorkCard;
