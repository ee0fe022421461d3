import * as z from "zod/mini";
import { finding } from "#core/rules/finding.schema.ts";

const line = z
  .string()
  .check(
    z.trim(),
    z.maxLength(2048, "A line longer than 2,048 characters is no path that a crawler would meet."),
    z.regex(/^[^\r\n]*$/, "One line each: leave out line breaks."),
  );
const lines = z.array(line).check(z.maxLength(500, "500 lines in one field is the limit."));
const delay = z
  .number()
  .check(z.minimum(0, "A delay is a number of seconds."), z.maximum(86_400, "A delay of more than a day closes the site in all but name."));

const group = z.object({
  agents: lines,
  disallow: z.optional(lines),
  allow: z.optional(lines),
  crawlDelay: z.optional(delay),
});

const answer = z.enum(["yes", "no"]);

export const templateIds = ["open", "wordpress", "shopify", "magento", "laravel", "staging"] as const;

export const robotTxtGeneratorInput = z.object({
  template: z.optional(z.enum(templateIds)),
  /** Origin of the site, for the sitemap of a template. */
  site: z.optional(z.string().check(z.trim(), z.maxLength(2048, "That address is longer than 2,048 characters."))),
  /** The group of the plain form; nobody named means everyone. Further ones stand in `groups`. */
  agents: z.optional(lines),
  disallow: z.optional(lines),
  allow: z.optional(lines),
  crawlDelay: z.optional(delay),
  groups: z.optional(z.array(group).check(z.maxLength(40, "40 groups is the limit of this form. Write more into your own lines."))),
  /** Purposes whose known crawlers are closed out of the whole site. */
  close: z.optional(z.array(z.enum(["ai-training", "ai-search", "user-fetch", "ads", "social", "archive", "seo", "other"]))),
  sitemaps: z.optional(lines),
  signalSearch: z.optional(answer),
  signalAiInput: z.optional(answer),
  signalAiTrain: z.optional(answer),
  /** A file that exists, or lines of your own: taken over as they are. */
  own: z.optional(z.string().check(z.trim(), z.maxLength(1_000_000, "That is more than 1 MB. Google reads 500 KiB of a robots.txt."))),
  testUrl: z.optional(z.string().check(z.trim(), z.maxLength(2048, "That address is longer than 2,048 characters."))),
  testBot: z.optional(z.string().check(z.trim(), z.maxLength(100, "The name of a crawler is shorter than 100 characters."))),
});
export type RobotTxtGeneratorInput = z.output<typeof robotTxtGeneratorInput>;

export const robotTxtGeneratorOutput = z.object({
  text: z.string(),
  bytes: z.number(),
  /** Said above everything when the file closes the whole site. */
  warning: z.nullable(z.string()),
  lines: z.array(
    z.object({
      line: z.number(),
      kind: z.string(),
      text: z.string(),
      notes: z.array(z.object({ code: z.string(), level: z.enum(["dead", "risk", "info"]), text: z.string() })),
    }),
  ),
  test: z.nullable(
    z.object({
      path: z.string(),
      bot: z.string(),
      allowed: z.boolean(),
      line: z.nullable(z.number()),
      rule: z.nullable(z.string()),
      why: z.string(),
    }),
  ),
  /** The same rules where a plain file is not the way. */
  variants: z.array(z.object({ label: z.string(), code: z.string(), note: z.string() })),
  findings: z.array(finding),
  passes: z.array(finding),
});
export type RobotTxtGeneratorOutput = z.output<typeof robotTxtGeneratorOutput>;
