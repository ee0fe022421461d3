import { z } from "zod";
import { compareText } from "#core/lists/compare-text.ts";
import { COUNTRIES, type CountryCode } from "#core/providers/markets.ts";
import { type ProviderDefinition, ProviderFault, type Service } from "../provider-definition.ts";
import { list, monthOf, number, readAnswer, text } from "../read-answer.ts";

const envelope = z.object({
  status_code: number,
  tasks: list(z.object({ status_code: number, result: z.array(z.unknown()).nullish() })),
});

/** https://docs.dataforseo.com/v3/ */
export const dataforseo: ProviderDefinition = {
  id: "dataforseo",
  name: "DataForSEO",
  gives: "Google's search results, search volumes and bids, keyword difficulty, intent, backlinks, ranks, search traffic and competitors",
  site: "https://dataforseo.com/",
  baseUrl: "https://api.dataforseo.com",
  fields: [
    { variable: "DATAFORSEO_LOGIN", label: "API login", isSecret: false },
    { variable: "DATAFORSEO_PASSWORD", label: "API password", isSecret: true },
  ],
  usualBudget: 200,
  asks: {
    async searchResults({ q, country, lang, device, depth }, service) {
      const [result] = await ask(
        service,
        "/v3/serp/google/organic/live/advanced",
        { keyword: q, ...place({ country, lang }), device, depth },
        serp,
      );
      const items = result?.items ?? [];
      return {
        engine: "Google",
        results: items
          .filter(({ type, url }) => type === "organic" && url !== "")
          .map(({ rank_group, url, title, description }, index) => ({
            position: rank_group ?? index + 1,
            url,
            title,
            snippet: description,
          })),
        features: [...new Set(items.map(({ type }) => type))].filter((type) => type !== "organic" && type !== ""),
        fetchedAt: service.now().toISOString(),
      };
    },

    async keywordVolumes({ keywords, country, lang }, service) {
      const found = await ask(
        service,
        "/v3/keywords_data/google_ads/search_volume/live",
        { keywords, ...place({ country, lang }) },
        volume,
      );
      return {
        // Bids and prices of this call are in US dollars, whatever the place.
        currency: "USD",
        keywords: found.map((each) => ({
          keyword: each.keyword,
          searches: each.search_volume,
          competition: each.competition_index,
          bidLow: each.low_top_of_page_bid,
          bidHigh: each.high_top_of_page_bid,
          cpc: each.cpc,
          months: each.monthly_searches
            .flatMap(({ year, month, search_volume }) => {
              const named = monthOf(year, month);
              return named === null || search_volume === null ? [] : [{ month: named, searches: search_volume }];
            })
            .sort((a, b) => compareText(a.month, b.month)),
        })),
      };
    },

    async keywordDifficulty({ keywords, country, lang }, service) {
      const path = "/v3/dataforseo_labs/google/bulk_keyword_difficulty/live";
      const [result] = await ask(service, path, { keywords, ...place({ country, lang }) }, itemsOf(difficulty));
      return (result?.items ?? []).map(({ keyword, keyword_difficulty }) => ({ keyword, difficulty: keyword_difficulty }));
    },

    async keywordIntents({ keywords, lang }, service) {
      const path = "/v3/dataforseo_labs/google/search_intent/live";
      const [result] = await ask(service, path, { keywords, language_code: lang }, itemsOf(intent));
      return (result?.items ?? []).map(({ keyword, keyword_intent }) => ({
        keyword,
        intent: keyword_intent?.label || null,
        probability: keyword_intent?.probability ?? null,
      }));
    },

    async backlinkSummary({ domain }, service) {
      const [found] = await ask(service, "/v3/backlinks/summary/live", { target: domain }, backlinks);
      if (!found) throw new ProviderFault("not-in-dataset", "has no record of this domain.");
      return {
        domain,
        backlinks: found.backlinks,
        referringDomains: found.referring_domains,
        referringDomainsNofollow: found.referring_domains_nofollow,
        brokenBacklinks: found.broken_backlinks,
        firstSeen: /^\d{4}-\d{2}-\d{2}/.exec(found.first_seen)?.[0] ?? null,
      };
    },

    async authorityScores({ domains }, service) {
      const [result] = await ask(service, "/v3/backlinks/bulk_ranks/live", { targets: domains, rank_scale: "one_thousand" }, itemsOf(rank));
      return (result?.items ?? []).map(({ target, rank: value }) => ({ domain: target, name: "DataForSEO Rank", value, outOf: 1_000 }));
    },

    async traffic({ domains, country, lang }, service) {
      const path = "/v3/dataforseo_labs/google/bulk_traffic_estimation/live";
      const [result] = await ask(
        service,
        path,
        { targets: domains, ...place({ country, lang }), item_types: ["organic"] },
        itemsOf(traffic),
      );
      return (result?.items ?? []).map(({ target, metrics }) => ({
        domain: target,
        visits: metrics?.organic?.etv ?? null,
        meaning: "estimated visits a month from Google search, worked out from places and search volumes",
        rank: null,
        months: [],
      }));
    },

    async competitors({ domain, country, lang }, service) {
      const path = "/v3/dataforseo_labs/google/competitors_domain/live";
      const [result] = await ask(service, path, { target: domain, ...place({ country, lang }), limit: 20 }, itemsOf(competitor));
      return (result?.items ?? [])
        .filter((each) => each.domain !== domain)
        .map((each) => ({
          domain: each.domain,
          sharedKeywords: each.intersections,
          averagePosition: each.avg_position,
          searchVisits: each.full_domain_metrics?.organic?.etv ?? null,
        }));
    },
  },
};

/** Two states in one answer: of the whole and of the task. Under status 200 either may say that it failed. */
async function ask<Item extends z.ZodType>({ key, send }: Service, path: string, task: object, item: Item): Promise<z.output<Item>[]> {
  const basic = Buffer.from(`${key("DATAFORSEO_LOGIN")}:${key("DATAFORSEO_PASSWORD")}`).toString("base64");
  const json = await send({ path, json: [task], headers: { authorization: `Basic ${basic}` } });
  const { status_code, tasks } = readAnswer(envelope, json);
  const [first] = tasks;
  const failed = [status_code, first?.status_code ?? null].find((code) => code !== DONE);
  if (failed === NOTHING_FOUND) return [];
  if (failed !== undefined) throw faultOfCode(failed);
  return readAnswer(list(item), first?.result);
}

const DONE = 20_000;
const NOTHING_FOUND = 40_102;

/** https://docs.dataforseo.com/v3/appendix/errors/ */
function faultOfCode(code: number | null): ProviderFault {
  if (code === 40_100) return new ProviderFault("upstream-error", "refused the key that is set on this site.");
  if (code === 40_200 || code === 40_202 || code === 40_203 || code === 40_210)
    return new ProviderFault("quota", "gives no more answers today: this site's account has reached its limit.");
  return new ProviderFault("upstream-error", "could not answer this question.");
}

function place({ country, lang }: { country: string; lang: string }) {
  const known = COUNTRIES[country as CountryCode];
  if (!known) throw new ProviderFault("unsupported", "is not asked about this country here.");
  return { location_code: 2_000 + known.number, language_code: lang };
}

const itemsOf = <Item extends z.ZodType>(item: Item) => z.object({ items: list(item) });
const serp = z.object({ items: list(z.object({ type: text, rank_group: number, url: text, title: text, description: text })) });
const volume = z.object({
  keyword: z.string(),
  search_volume: number,
  competition_index: number,
  low_top_of_page_bid: number,
  high_top_of_page_bid: number,
  cpc: number,
  monthly_searches: list(z.object({ year: number, month: number, search_volume: number })),
});
const difficulty = z.object({ keyword: z.string(), keyword_difficulty: number });
const intent = z.object({ keyword: z.string(), keyword_intent: z.object({ label: text, probability: number }).nullish() });
const backlinks = z.object({
  backlinks: number,
  referring_domains: number,
  referring_domains_nofollow: number,
  broken_backlinks: number,
  first_seen: text,
});
const rank = z.object({ target: z.string(), rank: number });
const organic = z.object({ organic: z.object({ etv: number }).nullish() }).nullish();
const traffic = z.object({ target: z.string(), metrics: organic });
const competitor = z.object({ domain: z.string(), avg_position: number, intersections: number, full_domain_metrics: organic });
