import * as z from "zod/mini";
import { figure, figureRow } from "#core/figures/figure.schema.ts";
import { countryCodes, languageCodes } from "#core/providers/markets.ts";

export const serpRankCheckerInput = z
  .object({
    keyword: z.optional(z.string().check(z.trim(), z.maxLength(200, "A search has at most 200 characters."))),
    /** A domain, or any address on it. */
    site: z.optional(z.string().check(z.trim(), z.maxLength(2048, "That address is longer than 2,048 characters."))),
    country: z._default(z.enum(countryCodes), "US"),
    lang: z._default(z.enum(languageCodes), "en"),
    device: z._default(z.enum(["desktop", "mobile"]), "desktop"),
    depth: z._default(z.literal([10, 20, 50, 100]), 20),
    /** Search Console's performance export: a table of it. */
    table: z.optional(z.string().check(z.maxLength(1_000_000, "That is more than 1 MB. Choose the file: your browser reads it."))),
    /** The same of an earlier range, where the export does not compare two. */
    earlier: z.optional(z.string().check(z.maxLength(1_000_000, "That is more than 1 MB."))),
    /** The ZIP, workbook or table itself. */
    file: z.optional(z.base64("Send the bytes of the file in base64.").check(z.maxLength(7_000_000, "5 MB is the limit."))),
    /** Your own name: queries that hold it are left out. */
    brand: z.optional(z.string().check(z.trim(), z.maxLength(80, "A name has at most 80 characters."))),
  })
  .check(
    z.refine(({ keyword, table, file }) => Boolean(keyword || table || file), {
      error: "Write a keyword, or add Search Console's export.",
      path: ["keyword"],
    }),
  );
export type SerpRankCheckerInput = z.output<typeof serpRankCheckerInput>;

const link = z.object({ name: z.string(), url: z.string() });

const search = z.object({
  keyword: z.string(),
  site: z.nullable(z.string()),
  /** “Google, United States, English, desktop”; null where nobody was asked. */
  asked: z.nullable(z.string()),
  rows: z.array(figureRow),
  results: z.array(z.object({ place: figure, url: z.string(), title: z.string(), isOwn: z.boolean() })),
  features: z.array(z.string()),
  /** The same search, for the visitor's own browser. */
  links: z.array(link),
});

const point = z.object({ query: z.string(), position: figure, shown: figure, isNear: z.boolean() });

const report = z.object({
  /** Whose figures these are: everything below comes from it. */
  source: z.string(),
  asOf: z.string(),
  range: z.nullable(z.string()),
  headline: z.string(),
  summary: z.array(figureRow),
  /** “position 4 to 15, shown 500 times or more” */
  nearMeans: z.string(),
  nearShown: figure,
  nearWins: z.array(figureRow),
  gains: z.array(figureRow),
  losses: z.array(figureRow),
  /** Why there are neither gains nor losses. */
  changesMissing: z.nullable(z.string()),
  /** Queries that several pages of the site share. */
  shared: z.array(figureRow),
  sharedMissing: z.nullable(z.string()),
  points: z.array(point),
  days: z.array(z.object({ day: z.string(), clicks: figure })),
  notes: z.array(z.string()),
});
export type RankReport = z.output<typeof report>;

export const serpRankCheckerOutput = z.object({ search: z.nullable(search), report: z.nullable(report) });
export type SerpRankCheckerOutput = z.output<typeof serpRankCheckerOutput>;
