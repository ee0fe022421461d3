import * as z from "zod/mini";

export const htmlMinifierInput = z.object({
  code: z.string().check(z.maxLength(1_000_000, "The HTML is longer than 1 MB. In a browser with JavaScript there is no such limit.")),
  action: z.optional(z.enum(["minify", "beautify"])),
  /** White space stays as it is. */
  keepSpaces: z.optional(z.boolean()),
  keepComments: z.optional(z.boolean()),
  /** Around values of attributes. */
  keepQuotes: z.optional(z.boolean()),
  /** Style sheets and style attributes in the page. */
  keepCss: z.optional(z.boolean()),
  /** Scripts and data in the page. */
  keepScripts: z.optional(z.boolean()),
  /** White space beside block elements goes: the same picture unless a style sheet puts them in a line. */
  dropBlockSpaces: z.optional(z.boolean()),
  /** End tags that HTML lets an author leave out. */
  dropEndTags: z.optional(z.boolean()),
  /** `disabled="disabled"` becomes `disabled`. */
  shortBooleans: z.optional(z.boolean()),
  /** One space between classes, none around them. */
  tidyClasses: z.optional(z.boolean()),
  /** `type="text/javascript"` of scripts and `type="text/css"` of style sheets. */
  dropTypes: z.optional(z.boolean()),
});
export type HtmlMinifierInput = z.output<typeof htmlMinifierInput>;
