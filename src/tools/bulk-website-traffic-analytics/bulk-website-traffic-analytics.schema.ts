import * as z from "zod/mini";
import { figureColumn, figureRow } from "#core/figures/figure.schema.ts";

export const bulkWebsiteTrafficInput = z.object({
  sites: z
    .array(z.string().check(z.trim(), z.maxLength(2_048, "An address has at most 2,048 characters.")))
    .check(z.minLength(1, "Write a domain, one a line."), z.maxLength(100, "100 at a time is the limit. Run the rest after these.")),
});
export type BulkWebsiteTrafficInput = z.output<typeof bulkWebsiteTrafficInput>;

export const bulkWebsiteTrafficOutput = z.object({ headline: z.string(), columns: z.array(figureColumn), rows: z.array(figureRow) });
export type BulkWebsiteTrafficOutput = z.output<typeof bulkWebsiteTrafficOutput>;
