import * as z from "zod/mini";
import { figureRow } from "#core/figures/figure.schema.ts";
import { countryCodes, languageCodes } from "#core/providers/markets.ts";

const NO_KEYWORD = "Write a keyword, one a line.";

export const adsKeywordToolInput = z.object({
  keywords: z
    .array(z.string().check(z.trim(), z.maxLength(80, "Google Ads takes keywords of at most 80 characters.")), NO_KEYWORD)
    .check(z.minLength(1, NO_KEYWORD), z.maxLength(300, "300 at a time is the limit.")),
  country: z._default(z.enum(countryCodes), "US"),
  lang: z._default(z.enum(languageCodes), "en"),
});
export type AdsKeywordToolInput = z.output<typeof adsKeywordToolInput>;

const adKeyword = z.object({
  keyword: z.string(),
  intent: z.enum(["transactional", "commercial", "informational", "navigational", "unclear"]),
  /** The word that says so; empty where none does. */
  because: z.string(),
  broad: z.string(),
  phrase: z.string(),
  exact: z.string(),
});
export type AdKeyword = z.output<typeof adKeyword>;

export const adsKeywordToolOutput = z.object({
  headline: z.string(),
  groups: z.array(z.object({ name: z.string(), because: z.string(), keywords: z.array(adKeyword) })),
  negatives: z.array(z.object({ word: z.string(), because: z.string() })),
  /** “United States, English” */
  market: z.string(),
  figures: z.array(figureRow),
  notes: z.array(z.string()),
});
export type AdsKeywordToolOutput = z.output<typeof adsKeywordToolOutput>;
