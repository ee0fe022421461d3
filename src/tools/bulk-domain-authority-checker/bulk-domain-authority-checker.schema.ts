import * as z from "zod/mini";
import { figureColumn, figureRow } from "#core/figures/figure.schema.ts";

export const bulkDomainAuthorityInput = z.object({
  sites: z
    .array(z.string().check(z.trim(), z.maxLength(2_048, "An address has at most 2,048 characters.")))
    .check(z.minLength(1, "Write a domain, one a line."), z.maxLength(100, "100 at a time is the limit. Run the rest after these.")),
});
export type BulkDomainAuthorityInput = z.output<typeof bulkDomainAuthorityInput>;

export const bulkDomainAuthorityOutput = z.object({ headline: z.string(), columns: z.array(figureColumn), rows: z.array(figureRow) });
export type BulkDomainAuthorityOutput = z.output<typeof bulkDomainAuthorityOutput>;
