import * as z from "zod/mini";
import { finding } from "../rules/finding.schema.ts";

/** What a rule over many pages found: groups of addresses that share one fault. */
export const siteFinding = z.object({
  ruleId: z.string(),
  kind: finding.shape.kind,
  grade: finding.shape.grade,
  title: z.string(),
  detail: z.string(),
  sources: finding.shape.sources,
  /** Pages that it concerns. */
  pages: z.number(),
  groups: z.array(
    z.object({
      /** What they share, or what happens to them. */
      label: z.string(),
      urls: z.array(z.string()),
    }),
  ),
});
export type SiteFinding = z.output<typeof siteFinding>;
