import * as z from "zod/mini";
import { figureRow } from "#core/figures/figure.schema.ts";

export const sampleToolInput = z.object({
  sites: z
    .array(z.string().check(z.trim(), z.maxLength(253, "A domain has at most 253 characters.")))
    .check(z.minLength(1, "Write a domain, one a line."), z.maxLength(20, "20 at a time is the limit.")),
});
export type SampleToolInput = z.output<typeof sampleToolInput>;

export const sampleToolOutput = z.object({ rows: z.array(figureRow) });
export type SampleToolOutput = z.output<typeof sampleToolOutput>;
