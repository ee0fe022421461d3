import * as z from "zod/mini";
import { exportFile } from "#core/figures/export-file.ts";
import { figureColumn, figureRow } from "#core/figures/figure.schema.ts";

export const backlinkSummaryInput = z.object({
  /** The domain that is linked to. */
  url: z
    .string()
    .check(z.trim(), z.minLength(1, "Write the domain that is linked to."), z.maxLength(2_048, "An address has at most 2,048 characters.")),
  /** Pages that should link to it. */
  pages: z.optional(
    z
      .array(z.string().check(z.trim(), z.maxLength(2_048, "An address has at most 2,048 characters.")))
      .check(
        z.minLength(1, "Write the pages that should link to you, one a line."),
        z.maxLength(20, "20 pages a run is the limit. Run the rest after these."),
      ),
  ),
  /** Rows of Search Console's links report, as exported. */
  export: z.optional(z.string().check(z.maxLength(2_000_000, "2 MB is the limit. Leave out what you do not need."))),
  file: exportFile,
});
export type BacklinkSummaryInput = z.output<typeof backlinkSummaryInput>;

export const backlinkSummaryOutput = z.object({
  headline: z.string(),
  columns: z.array(figureColumn),
  row: figureRow,
  tables: z.array(z.object({ caption: z.string(), named: z.string(), columns: z.array(figureColumn), rows: z.array(figureRow) })),
  notes: z.array(z.string()),
});
export type BacklinkSummaryOutput = z.output<typeof backlinkSummaryOutput>;
