import type { z } from "zod";
import { defineContentType } from "#core/content/define-content-type.ts";
import { field, optional } from "#core/content/field.ts";

/** A station of the agency's story, or a siding: something that was tried and closed. */
export const milestone = defineContentType({
  name: "milestone",
  title: "Milestone",
  plural: "Milestones",
  fields: {
    date: field.patternText("Date", /^\d{4}(-(0[1-9]|1[0-2]))?$/, "a month like 2014-03, or a year", {
      help: "A month like 2014-03, or the year alone when nobody wrote down the month.",
    }),
    title: field.text("Title"),
    text: field.text("Text", { rows: 4 }),
    opens: optional(
      field.group(
        "A line of work starts",
        { line: field.line("Color"), name: field.text("Name") },
        { help: "Only for work that starts here and still runs." },
      ),
    ),
    closed: optional(
      field.group(
        "It did not work",
        {
          name: field.text("Short name"),
          months: field.number("Months it ran", { min: 0, help: "0 if it never opened." }),
          after: field.text("In words", { help: "Such as Closed after seven months." }),
        },
        { help: "Only for something that was tried and given up." },
      ),
    ),
  },
  query: { where: "defined(date)", order: "date asc, _id asc" },
});
export type Milestone = z.output<typeof milestone.document>;

/** Oldest first. */
export const { list: listMilestones } = milestone;
