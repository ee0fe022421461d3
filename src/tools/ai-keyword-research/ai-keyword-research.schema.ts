import * as z from "zod/mini";
import { exportFile } from "#core/figures/export-file.ts";
import { figure } from "#core/figures/figure.schema.ts";

export const aiKeywordResearchInput = z.object({
  /** What it is about, in one to six words: “trail running shoes”. */
  seed: z
    .string()
    .check(
      z.trim(),
      z.minLength(2, "Add a topic in a few words."),
      z.maxLength(80, "80 characters is the limit of a topic."),
      z.regex(/^[^<>{}]+$/, "Write the topic in plain words."),
    ),
  /** A page of yours about it: its title and headings give ideas. */
  url: z.optional(z.string().check(z.trim(), z.maxLength(2048, "That address is longer than 2,048 characters."))),
  /** The site, or its sitemap itself: the addresses in it give ideas. */
  sitemap: z.optional(z.string().check(z.trim(), z.maxLength(2048, "That address is longer than 2,048 characters."))),
  /** Rows of Search Console's performance export, headings included. */
  queries: z.optional(z.string().check(z.maxLength(400_000, "Paste at most 400,000 characters of the export."))),
  file: exportFile,
});
export type AiKeywordResearchInput = z.output<typeof aiKeywordResearchInput>;

const intents = ["informational", "commercial", "transactional", "navigational"] as const;

const idea = z.object({
  keyword: z.string(),
  intent: z.enum(intents),
  isQuestion: z.boolean(),
  /** Where it comes from. */
  source: z.enum(["search-console", "suggestions", "page", "sitemap", "model", "pattern"]),
  /** From your own export: clicks, impressions and average position. */
  figures: z.optional(z.object({ clicks: figure, impressions: figure, position: figure })),
});
export type KeywordIdea = z.output<typeof idea>;

export const aiKeywordResearchOutput = z.object({
  seed: z.string(),
  /** Ideas that belong together, under the word they share. */
  clusters: z.array(z.object({ name: z.string(), ideas: z.array(idea) })),
  /** Every source with what it gave, or why it gave nothing. */
  sources: z.array(z.object({ source: idea.shape.source, words: z.string() })),
});
export type AiKeywordResearchOutput = z.output<typeof aiKeywordResearchOutput>;
