import * as z from "zod/mini";
import { reuseReport } from "#core/reuse/reuse-report.schema.ts";

const address = z.string().check(z.trim(), z.maxLength(2048, "That address is longer than 2,048 characters."));

export const plagiarismCheckerUrlInput = z.object({
  /** The page to check. */
  url: z
    .string()
    .check(z.trim(), z.minLength(1, "Add the address of the page."), z.maxLength(2048, "That address is longer than 2,048 characters.")),
  /** Its HTML, when we shall not fetch it. */
  html: z.optional(z.string().check(z.maxLength(5_000_000, "5,000,000 characters are the limit of a page."))),
  /** Pages to hold it against. */
  sources: z.optional(z.array(address).check(z.maxLength(10, "10 addresses a run are the limit."))),
  /** A text to hold it against. */
  other: z.optional(z.string().check(z.maxLength(200_000, "200,000 characters are the limit. Compare it in parts."))),
  /** Its own site counts too: pages of it that are named, and a few that it links to. */
  ownSite: z.optional(z.boolean()),
});
export type PlagiarismCheckerUrlInput = z.output<typeof plagiarismCheckerUrlInput>;

export const plagiarismCheckerUrlOutput = z.object({ url: z.string(), title: z.string(), report: reuseReport });
export type PlagiarismCheckerUrlOutput = z.output<typeof plagiarismCheckerUrlOutput>;
