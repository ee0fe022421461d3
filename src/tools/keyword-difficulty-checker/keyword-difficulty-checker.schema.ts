import * as z from "zod/mini";
import { figureRow } from "#core/figures/figure.schema.ts";
import { countryCodes, languageCodes } from "#core/providers/markets.ts";

export const keywordDifficultyCheckerInput = z.object({
  keyword: z.string().check(z.trim(), z.minLength(1, "Write a keyword."), z.maxLength(200, "A keyword has at most 200 characters.")),
  /** Pages that stand for it today; where none is named, a source of results is asked. */
  pages: z.optional(
    z
      .array(z.string().check(z.trim(), z.maxLength(2048, "An address has at most 2,048 characters.")))
      .check(z.maxLength(10, "10 pages are the limit.")),
  ),
  country: z._default(z.enum(countryCodes), "US"),
  lang: z._default(z.enum(languageCodes), "en"),
});
export type KeywordDifficultyCheckerInput = z.output<typeof keywordDifficultyCheckerInput>;

export const keywordDifficultyCheckerOutput = z.object({
  headline: z.string(),
  keyword: z.string(),
  difficulty: z.array(figureRow),
  /** Each page with what could be learned about it. */
  pages: z.array(figureRow),
  /** Where the pages come from. */
  pagesFrom: z.string(),
  notes: z.array(z.string()),
});
export type KeywordDifficultyCheckerOutput = z.output<typeof keywordDifficultyCheckerOutput>;
