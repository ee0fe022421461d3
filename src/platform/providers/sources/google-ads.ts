import { z } from "zod";
import type { KeywordVolumes } from "#core/providers/keyword-data.ts";
import { COUNTRIES, type CountryCode, LANGUAGES, type LanguageCode } from "#core/providers/markets.ts";
import { type ProviderDefinition, ProviderFault, type Service } from "../provider-definition.ts";
import { list, monthOf, number, readAnswer } from "../read-answer.ts";

const MONTHS = ["JANUARY", "FEBRUARY", "MARCH", "APRIL", "MAY", "JUNE", "JULY", "AUGUST", "SEPTEMBER", "OCTOBER", "NOVEMBER", "DECEMBER"];
/** 64-bit numbers come as texts; prices in millionths of the account's currency. */
const idea = z.object({
  text: z.string(),
  keywordIdeaMetrics: z
    .object({
      avgMonthlySearches: number,
      competitionIndex: number,
      lowTopOfPageBidMicros: number,
      highTopOfPageBidMicros: number,
      averageCpcMicros: number,
      monthlySearchVolumes: list(z.object({ year: number, month: z.string(), monthlySearches: number })),
    })
    .nullish(),
});
const answer = z.object({ results: list(idea) });
const token = z.object({ access_token: z.string() });

/** https://developers.google.com/google-ads/api/docs/keyword-planning/generate-keyword-ideas */
export const googleAds: ProviderDefinition = {
  id: "google-ads",
  name: "Google Ads",
  gives: "keyword ideas, search volumes, ad competition and bids",
  site: "https://developers.google.com/google-ads/api/docs/get-started/introduction",
  baseUrl: "https://googleads.googleapis.com",
  fields: [
    { variable: "GOOGLE_ADS_DEVELOPER_TOKEN", label: "Developer token", isSecret: true },
    { variable: "GOOGLE_ADS_CLIENT_ID", label: "OAuth client id", isSecret: false },
    { variable: "GOOGLE_ADS_CLIENT_SECRET", label: "OAuth client secret", isSecret: true },
    { variable: "GOOGLE_ADS_REFRESH_TOKEN", label: "Refresh token", isSecret: true },
    { variable: "GOOGLE_ADS_CUSTOMER_ID", label: "Customer id, digits only", isSecret: false },
    { variable: "GOOGLE_ADS_LOGIN_CUSTOMER_ID", label: "Manager's customer id", isSecret: false, isOptional: true },
    {
      variable: "GOOGLE_ADS_CURRENCY",
      label: "Currency of the account, such as USD: without it no bids are shown",
      isSecret: false,
      isOptional: true,
    },
  ],
  usualBudget: 200,
  asks: {
    keywordIdeas: ({ seeds, country, lang }, service) => ask(service, seeds, country, lang),
    async keywordVolumes({ keywords, country, lang }, service) {
      const asked = new Set(keywords.map((keyword) => keyword.toLowerCase()));
      const found = await ask(service, keywords, country, lang);
      return { ...found, keywords: found.keywords.filter(({ keyword }) => asked.has(keyword.toLowerCase())) };
    },
  },
};

/** A call takes twenty seeds. */
const MOST_SEEDS = 20;

async function ask(service: Service, seeds: readonly string[], country: string, lang: string): Promise<KeywordVolumes> {
  const [place, language] = [COUNTRIES[country as CountryCode], LANGUAGES[lang as LanguageCode]];
  if (!place || !language) throw new ProviderFault("unsupported", "is not asked about this country or language here.");
  const { key, send } = service;
  const access = await accessToken(service);
  const manager = key("GOOGLE_ADS_LOGIN_CUSTOMER_ID");
  const keywords: KeywordVolumes["keywords"][number][] = [];
  for (let start = 0; start < seeds.length; start += MOST_SEEDS) {
    const json = await send({
      path: `/v26/customers/${encodeURIComponent(key("GOOGLE_ADS_CUSTOMER_ID"))}:generateKeywordIdeas`,
      headers: {
        authorization: `Bearer ${access}`,
        "developer-token": key("GOOGLE_ADS_DEVELOPER_TOKEN"),
        ...(manager ? { "login-customer-id": manager } : {}),
      },
      json: {
        keywordSeed: { keywords: seeds.slice(start, start + MOST_SEEDS) },
        language: `languageConstants/${language.ads}`,
        geoTargetConstants: [`geoTargetConstants/${2_000 + place.number}`],
        keywordPlanNetwork: "GOOGLE_SEARCH",
      },
    });
    keywords.push(...readAnswer(answer, json).results.map(volumeOf));
  }
  return { currency: key("GOOGLE_ADS_CURRENCY") || null, keywords };
}

async function accessToken({ key, send }: Service): Promise<string> {
  const json = await send({
    path: "https://oauth2.googleapis.com/token",
    form: {
      grant_type: "refresh_token",
      client_id: key("GOOGLE_ADS_CLIENT_ID"),
      client_secret: key("GOOGLE_ADS_CLIENT_SECRET"),
      refresh_token: key("GOOGLE_ADS_REFRESH_TOKEN"),
    },
  });
  return readAnswer(token, json).access_token;
}

function volumeOf({ text, keywordIdeaMetrics: metrics }: z.output<typeof idea>): KeywordVolumes["keywords"][number] {
  return {
    keyword: text,
    searches: metrics?.avgMonthlySearches ?? null,
    competition: metrics?.competitionIndex ?? null,
    bidLow: ofMicros(metrics?.lowTopOfPageBidMicros),
    bidHigh: ofMicros(metrics?.highTopOfPageBidMicros),
    cpc: ofMicros(metrics?.averageCpcMicros),
    months: (metrics?.monthlySearchVolumes ?? []).flatMap(({ year, month, monthlySearches }) => {
      const named = monthOf(year, MONTHS.indexOf(month) + 1);
      return named === null || monthlySearches === null ? [] : [{ month: named, searches: monthlySearches }];
    }),
  };
}

const ofMicros = (micros: number | null | undefined) => (micros === null || micros === undefined ? null : micros / 1e6);
