import * as z from "zod/mini";

export const phpForms = ["echo-single", "echo-double", "print", "nowdoc", "variable", "template"] as const;
export type PhpForm = (typeof phpForms)[number];

export const htmlToPhpConverterInput = z.object({
  html: z.string().check(z.maxLength(1_000_000, "The HTML is longer than 1 MB.")),
  form: z.optional(z.enum(phpForms)),
  /** For the form with a variable; “html” unless told. */
  variable: z.optional(
    z
      .string()
      .check(
        z.trim(),
        z.maxLength(60, "A variable's name has at most 60 letters here."),
        z.regex(
          /^\$?(?!this$)[a-zA-Z_]\w*$/,
          "A variable's name is letters, digits and _, begins with no digit, and is not $this: html, page_body.",
        ),
      ),
  ),
  /** PHP that stands in the input: printed as text, or left to run. Only a template can leave it to run. */
  php: z.optional(z.enum(["text", "run"])),
});
export type HtmlToPhpConverterInput = z.output<typeof htmlToPhpConverterInput>;

export const htmlToPhpConverterOutput = z.object({
  code: z.string(),
  fileName: z.string(),
  bytesIn: z.number(),
  bytesOut: z.number(),
  notes: z.array(z.string()),
});
export type HtmlToPhpConverterOutput = z.output<typeof htmlToPhpConverterOutput>;
