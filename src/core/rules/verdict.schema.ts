import * as z from "zod/mini";

/** What a result comes to: the figure that says most, its unit, a sentence and a line below it. */
export const verdict = z.object({
  level: z.enum(["pass", "fix", "failed"]),
  figure: z.string(),
  unit: z.string(),
  headline: z.string(),
  summary: z.string(),
});
