import * as z from "zod/mini";
import { finding } from "#core/rules/finding.schema.ts";

/** 25 addresses a run; 1 MB of pasted HTML. */
const MAX_ADDRESSES = 25;
const address = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, "Add the address of the page."),
    z.maxLength(2048, "That address is longer than 2,048 characters. Shorten it and try again."),
  );

export const titleTagCheckerInput = z
  .object({
    /** The page to fetch; beside `html`, the address that the pasted page has or will have. */
    url: z.optional(address),
    html: z.optional(
      z
        .string()
        .check(
          z.minLength(1, "Paste the HTML of the page."),
          z.maxLength(1_000_000, "That is more than 1 MB of HTML. Paste the head and the headings."),
        ),
    ),
    urls: z.optional(
      z
        .array(address)
        .check(
          z.minLength(1, "Add at least one address."),
          z.maxLength(MAX_ADDRESSES, "25 addresses a run is the limit. Run the rest after these."),
        ),
    ),
  })
  .check(
    z.refine((input) => input.url !== undefined || input.html !== undefined || input.urls !== undefined, {
      error: "Add the address of a page, or paste its HTML.",
      path: ["url"],
    }),
    z.refine((input) => input.urls === undefined || (input.url === undefined && input.html === undefined), {
      error: "Give one address, or HTML, or a list of addresses: one of the three.",
      path: ["urls"],
    }),
  );
export type TitleTagCheckerInput = z.output<typeof titleTagCheckerInput>;

const preview = z.object({
  siteName: z.string(),
  breadcrumb: z.string(),
  desktop: z.object({ title: z.string(), kept: z.string(), cut: z.boolean(), px: z.number() }),
  phone: z.object({ lines: z.array(z.string()), cut: z.boolean() }),
  description: z.string(),
});

const titleReport = z.object({
  /** As it was asked for. */
  input: z.string(),
  /** The address that answered. */
  url: z.string(),
  /** Null when the page has none. */
  title: z.nullable(z.string()),
  /** Width in Arial at 20 px, the size of a desktop result. */
  px: z.number(),
  /** The same in bold, for titles whose words match the query. */
  boldPx: z.number(),
  characters: z.number(),
  /** True when a character is not in Arial, so that the reader's machine decides how wide it is. */
  estimated: z.boolean(),
  verdict: z.object({ level: z.enum(["pass", "fix", "failed"]), headline: z.string(), summary: z.string() }),
  preview,
  /** The title with everything repaired that a rule can repair; the same as `title` when there is nothing to do. */
  suggestion: z.string(),
  suggestionPx: z.number(),
  /** Failed, to fix and noted, worst first. */
  findings: z.array(finding),
  passes: z.array(finding),
  /** Null for pasted HTML. */
  fetched: z.nullable(
    z.object({
      status: z.number(),
      bytes: z.number(),
      totalMs: z.number(),
      charset: z.string(),
      redirects: z.number(),
      truncated: z.boolean(),
    }),
  ),
});
export type TitleReport = z.output<typeof titleReport>;

export const titleTagCheckerOutput = z.object({
  /** One for an address or pasted HTML; in a list, one for each page that answered. */
  reports: z.array(titleReport),
  /** Addresses of a list that gave no page. */
  failures: z.array(z.object({ input: z.string(), code: z.string(), message: z.string() })),
  /** What shows only side by side: titles that repeat each other. */
  acrossPages: z.array(finding),
});
export type TitleTagCheckerOutput = z.output<typeof titleTagCheckerOutput>;
