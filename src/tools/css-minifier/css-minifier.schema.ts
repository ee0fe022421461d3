import * as z from "zod/mini";

export const cssMinifierInput = z.object({
  code: z.string().check(z.maxLength(1_000_000, "The CSS is longer than 1 MB.")),
  action: z.optional(z.enum(["minify", "beautify"])),
  /** Comments that begin with an exclamation mark go too. */
  dropLicences: z.optional(z.boolean()),
  /** Only white space and comments go. */
  keepValues: z.optional(z.boolean()),
  keepEmptyRules: z.optional(z.boolean()),
});
export type CssMinifierInput = z.output<typeof cssMinifierInput>;
