import * as z from "zod/mini";

export const javascriptMinifierInput = z.object({
  code: z
    .string()
    .check(z.maxLength(500_000, "The JavaScript is longer than 500 KB. In a browser with JavaScript there is no such limit.")),
  action: z.optional(z.enum(["minify", "beautify"])),
  /** Top-level names of a script belong to the page and stay; those of a module are its own. */
  type: z.optional(z.enum(["script", "module"])),
  keepNames: z.optional(z.boolean()),
  dropConsole: z.optional(z.boolean()),
  dropLicences: z.optional(z.boolean()),
  /** Syntax of 2020 may be used where it is shorter. */
  modern: z.optional(z.boolean()),
  sourceMap: z.optional(z.boolean()),
});
export type JavascriptMinifierInput = z.output<typeof javascriptMinifierInput>;
