import * as z from "zod/mini";
import { exportFile } from "#core/figures/export-file.ts";
import { figureColumn, figureRow } from "#core/figures/figure.schema.ts";

export const bulkWebsiteTrafficInput = z
  .object({
    sites: z._default(
      z
        .array(z.string().check(z.trim(), z.maxLength(2_048, "An address has at most 2,048 characters.")))
        .check(z.maxLength(100, "100 at a time is the limit. Run the rest after these.")),
      [],
    ),
    /** Pages of several sites from Search Console, or a GA4 report by host name: their own numbers stand beside the ranks. */
    export: z.optional(z.string().check(z.maxLength(2_000_000, "2 MB is the limit. Leave out what you do not need."))),
    file: exportFile,
  })
  .check(
    z.refine(({ sites, export: rows, file }) => sites.length > 0 || Boolean(rows?.trim() || file), {
      error: "Write a domain, one a line.",
      path: ["sites"],
    }),
  );
export type BulkWebsiteTrafficInput = z.output<typeof bulkWebsiteTrafficInput>;

export const bulkWebsiteTrafficOutput = z.object({ headline: z.string(), columns: z.array(figureColumn), rows: z.array(figureRow) });
export type BulkWebsiteTrafficOutput = z.output<typeof bulkWebsiteTrafficOutput>;
