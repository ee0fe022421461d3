import * as z from "zod/mini";
import { LONGEST_VARIABLE, VARIABLE_NAME, VARIABLE_RULE } from "./variable-name.ts";

export const phpForms = ["echo-single", "echo-double", "print", "nowdoc", "variable", "template"] as const;
export type PhpForm = (typeof phpForms)[number];

export const htmlToPhpConverterInput = z.object({
  html: z.string().check(z.maxLength(1_000_000, "The HTML is longer than 1 MB.")),
  form: z.optional(z.enum(phpForms)),
  /** For the form with a variable; “html” by default. */
  variable: z.optional(z.string().check(z.trim(), z.maxLength(LONGEST_VARIABLE, VARIABLE_RULE), z.regex(VARIABLE_NAME, VARIABLE_RULE))),
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
