import { z } from "zod";
import { line, text } from "#core/content/document-fields.ts";

/** A station of the agency's story, or a siding: something that was tried and closed. */
export const milestone = z.object({
  _id: z.string(),
  /** `2014-03`, or the year alone when nobody wrote down the month. */
  date: z.string().regex(/^\d{4}(-(0[1-9]|1[0-2]))?$/, "a month like 2014-03, or a year"),
  title: text,
  text,
  /** A line of work that starts here and still runs. */
  opens: z.object({ line, name: text }).optional(),
  /** What did not work: its short name, and how long it ran, in months and in words. 0 months: it never opened. */
  closed: z.object({ name: text, months: z.number().nonnegative(), after: text }).optional(),
});
export type Milestone = z.output<typeof milestone>;
