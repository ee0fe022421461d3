import * as z from "zod/mini";
import { pageCheckOutput } from "#core/page-check/page-report.ts";

const shown = z.object({ text: z.string(), kept: z.string(), cut: z.boolean() });

const descriptionFacts = z.object({
  /** Null when the page has no tag. */
  description: z.nullable(z.string()),
  characters: z.number(),
  /** Width in Arial at 14 px, in one line. */
  px: z.number(),
  /** True when a character is not in Arial, so that the reader's machine decides how wide it is. */
  estimated: z.boolean(),
  desktop: shown,
  phone: shown,
  title: z.string(),
  siteName: z.string(),
  breadcrumb: z.string(),
  /** Null when nothing limits the snippet; 0 when there is none at all. */
  maxSnippet: z.nullable(z.number()),
  /** Repaired as far as rules can, or taken from the page; "" when there is nothing to take. */
  suggestion: z.string(),
});
export type DescriptionFacts = z.output<typeof descriptionFacts>;

export const metaDescriptionCheckerOutput = pageCheckOutput(descriptionFacts);
