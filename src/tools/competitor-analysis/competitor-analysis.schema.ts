import * as z from "zod/mini";
import { siteAddress } from "#core/crawl/crawl-input.ts";
import { figure, figureColumn, figureRow } from "#core/figures/figure.schema.ts";

export const MOST_RIVALS = 4;

export const competitorAnalysisInput = z.object({
  url: siteAddress,
  /** Where none is named, a source of competing sites is asked. */
  rivals: z.optional(
    z
      .array(z.string().check(z.trim(), z.maxLength(2_048, "An address has at most 2,048 characters.")))
      .check(z.maxLength(MOST_RIVALS, "4 competitors are the limit: with yours, 5 sites side by side.")),
  ),
});
export type CompetitorAnalysisInput = z.output<typeof competitorAnalysisInput>;

const topic = z.object({
  phrase: z.string(),
  /** missing: others have it and you do not. own: you alone have it. others: they have it, and your pages could not be read. */
  kind: z.enum(["missing", "shared", "own", "others"]),
  /** By the key of a site: pages of it with the phrase in their title or a heading. */
  figures: z.record(z.string(), figure),
  /** The page that says most about it, of a competitor where one has it. */
  best: z.object({ url: z.string(), title: z.string() }),
});
export type Topic = z.output<typeof topic>;

export const competitorAnalysisOutput = z.object({
  headline: z.string(),
  /** Yours first. */
  sites: z.array(figureColumn),
  /** A row a measure, a figure a site. */
  measures: z.array(figureRow),
  /** The same, of what lists and providers know. */
  standing: z.array(figureRow),
  topics: z.array(topic),
  notes: z.array(z.string()),
});
export type CompetitorAnalysisOutput = z.output<typeof competitorAnalysisOutput>;
