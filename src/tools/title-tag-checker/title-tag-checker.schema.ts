import * as z from "zod/mini";
import { pageCheckOutput } from "#core/page-check/page-report.ts";

const preview = z.object({
  siteName: z.string(),
  breadcrumb: z.string(),
  desktop: z.object({ title: z.string(), kept: z.string(), cut: z.boolean(), px: z.number() }),
  phone: z.object({ lines: z.array(z.string()), cut: z.boolean() }),
  description: z.string(),
});

const titleFacts = z.object({
  /** Null when the page has none. */
  title: z.nullable(z.string()),
  /** Width in Arial at 20 px, the size of a desktop result. */
  px: z.number(),
  /** The same in bold, for titles whose words match the query. */
  boldPx: z.number(),
  characters: z.number(),
  /** True when a character is not in Arial, so that the reader's machine decides how wide it is. */
  estimated: z.boolean(),
  preview,
  /** The title with everything repaired that a rule can repair; the same as `title` when there is nothing to do. */
  suggestion: z.string(),
  suggestionPx: z.number(),
});
export type TitleFacts = z.output<typeof titleFacts>;

export const titleTagCheckerOutput = pageCheckOutput(titleFacts);
