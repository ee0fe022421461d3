import type { FigureRow } from "#core/figures/figure.schema.ts";
import type { KeywordVolumes } from "#core/providers/keyword-data.ts";
import { COUNTRIES, LANGUAGES } from "#core/providers/markets.ts";
import { figureOf, type ProviderAnswer } from "#core/providers/provider-answer.ts";
import type { ToolPorts } from "#core/tool/tool-ports.ts";
import { planKeywords } from "./ads-keyword-tool.engine.ts";
import type { AdsKeywordToolInput, AdsKeywordToolOutput } from "./ads-keyword-tool.schema.ts";

export async function planAds(
  { keywords, country, lang }: AdsKeywordToolInput,
  { askProvider }: Pick<ToolPorts, "askProvider">,
  signal: AbortSignal,
): Promise<AdsKeywordToolOutput> {
  const plan = planKeywords(keywords);
  const listed = plan.groups.flatMap((group) => group.keywords.map(({ keyword }) => keyword));
  const answer = await askProvider("keywordVolumes", { keywords: listed, country, lang }, signal);
  return {
    ...plan,
    market: `${COUNTRIES[country].name}, ${LANGUAGES[lang].name}`,
    figures: listed.map((keyword) => rowOf(keyword, answer)),
  };
}

const MISSING = "it gives nothing for this keyword.";

function rowOf(keyword: string, answer: ProviderAnswer<KeywordVolumes>): FigureRow {
  type Volume = KeywordVolumes["keywords"][number];
  const figure = (pick: (volume: Volume, currency: string | null) => number | string | null | undefined) =>
    figureOf(
      answer,
      ({ currency, keywords }) => {
        const found = keywords.find((each) => each.keyword.toLowerCase() === keyword);
        return found && pick(found, currency);
      },
      { missing: MISSING },
    );
  const bid = (amount: number | null, currency: string | null) =>
    amount === null || currency === null ? null : `${amount.toFixed(2)} ${currency}`;
  return {
    name: keyword,
    figures: {
      searches: figure(({ searches }) => searches),
      lastMonth: figure(({ months }) => {
        const last = months.at(-1);
        return last && `${last.searches.toLocaleString("en-US")} in ${last.month}`;
      }),
      competition: figure(({ competition }) => competition),
      bidLow: figure(({ bidLow }, currency) => bid(bidLow, currency)),
      bidHigh: figure(({ bidHigh }, currency) => bid(bidHigh, currency)),
    },
  };
}
