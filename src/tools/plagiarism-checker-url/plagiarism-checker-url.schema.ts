import * as z from "zod/mini";
import { reuseReport } from "#core/reuse/reuse-report.schema.ts";

const address = z.string().check(z.trim(), z.maxLength(2048, "That address is longer than 2,048 characters."));

export const plagiarismCheckerUrlInput = z.object({
  /** The page to check. */
  url: z
    .string()
    .check(z.trim(), z.minLength(1, "Add the address of the page."), z.maxLength(2048, "That address is longer than 2,048 characters.")),
  /** Pages to hold it against. */
  sources: z
    .array(address)
    .check(z.minLength(1, "Add at least one page to hold it against."), z.maxLength(10, "10 addresses a run are the limit.")),
});
export type PlagiarismCheckerUrlInput = z.output<typeof plagiarismCheckerUrlInput>;

export const plagiarismCheckerUrlOutput = z.object({ url: z.string(), title: z.string(), report: reuseReport });
export type PlagiarismCheckerUrlOutput = z.output<typeof plagiarismCheckerUrlOutput>;
