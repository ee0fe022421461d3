import type { CsvCell } from "#core/text/csv.ts";
import type { AdsKeywordToolOutput } from "./ads-keyword-tool.schema.ts";

/** As Google Ads Editor takes it in: a row a keyword and match type, words to exclude at the end. */
export function editorRows({ groups, negatives }: Pick<AdsKeywordToolOutput, "groups" | "negatives">): CsvCell[][] {
  return [
    ["Ad group", "Keyword", "Criterion Type"],
    ...groups.flatMap(({ name, keywords }) =>
      keywords.flatMap(({ keyword }) => ["Broad", "Phrase", "Exact"].map((type) => [name, keyword, type])),
    ),
    ...negatives.map(({ word }) => ["", word, "Campaign Negative Broad"]),
  ];
}
