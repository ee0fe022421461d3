import * as z from "zod/mini";
import { reuseReport } from "#core/reuse/reuse-report.schema.ts";

const LONGEST = 200_000;

export const plagiarismCheckerInput = z
  .object({
    /** The text to check. */
    text: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, "Paste the text to check."),
        z.maxLength(LONGEST, "200,000 characters are the limit. Check it in parts."),
      ),
    /** Addresses of pages to hold it against. */
    sources: z.optional(
      z
        .array(z.string().check(z.trim(), z.maxLength(2048, "That address is longer than 2,048 characters.")))
        .check(z.maxLength(10, "10 addresses a run are the limit.")),
    ),
    /** A text to hold it against. */
    other: z.optional(z.string().check(z.maxLength(LONGEST, "200,000 characters are the limit. Compare it in parts."))),
    /** What stands in quotation marks counts too. */
    countQuotes: z.optional(z.boolean()),
    /** A few phrases of it are searched for on the web, where this site has a source of search results. */
    searchWeb: z.optional(z.boolean()),
  })
  .check();
export type PlagiarismCheckerInput = z.output<typeof plagiarismCheckerInput>;

export const plagiarismCheckerOutput = reuseReport;
