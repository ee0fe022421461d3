import * as z from "zod/mini";
import { exportFile } from "#core/figures/export-file.ts";
import { figureColumn, figureRow } from "#core/figures/figure.schema.ts";

export const websiteTrafficInput = z
  .object({
    url: z.optional(z.string().check(z.trim(), z.maxLength(2_048, "An address has at most 2,048 characters."))),
    /** Rows of Search Console's performance report or of a GA4 report, as exported. */
    export: z.optional(z.string().check(z.maxLength(2_000_000, "2 MB is the limit. Leave out what you do not need."))),
    file: exportFile,
  })
  .check(z.refine(({ url, export: rows, file }) => Boolean(url || rows?.trim() || file), "Write a domain, or add an export."));
export type WebsiteTrafficInput = z.output<typeof websiteTrafficInput>;

export const websiteTrafficOutput = z.object({
  headline: z.string(),
  columns: z.array(figureColumn),
  row: figureRow,
  /** The rank in each list that is loaded, or the days, pages and channels of an export. */
  tables: z.array(z.object({ caption: z.string(), named: z.string(), columns: z.array(figureColumn), rows: z.array(figureRow) })),
  notes: z.array(z.string()),
});
export type WebsiteTrafficOutput = z.output<typeof websiteTrafficOutput>;
