import type { ProviderKind } from "#core/providers/provider-kinds.ts";

/** One adapter of one kind: what it is asked, what the provider's documentation says it answers, and what has to come out. */
export interface ProviderCase {
  provider: string;
  kind: ProviderKind;
  keys: Record<string, string>;
  question: unknown;
  /** Where the request goes, with what proves who asks. */
  asks: RegExp;
  answer: unknown;
  value: unknown;
  /** An answer without any hit, and what is made of it: a value, or the reason why there is none. */
  empty: unknown;
  ofEmpty: unknown;
  /** Nulls, numbers as texts and members that make no sense among those that do. */
  odd: unknown;
  ofOdd: unknown;
  /** An answer of status 200 that says that the account is used up. */
  quota?: unknown;
}

const market = { country: "US", lang: "en" };
const search = { ...market, q: "blue shoes", device: "desktop", depth: 20 };
const task = (result: unknown, code: unknown = 20_000) => ({ status_code: 20_000, tasks: [{ status_code: code, result }] });
const items = (...list: unknown[]) => task([{ items: list }]);
const dataforseo = { DATAFORSEO_LOGIN: "me", DATAFORSEO_PASSWORD: "hush-hush" };
const usedUp = { status_code: 20_000, tasks: [{ status_code: 40_200, result: null }] };
const ads = {
  GOOGLE_ADS_DEVELOPER_TOKEN: "hush-dev",
  GOOGLE_ADS_CLIENT_ID: "id",
  GOOGLE_ADS_CLIENT_SECRET: "hush-secret",
  GOOGLE_ADS_REFRESH_TOKEN: "hush-refresh",
  GOOGLE_ADS_CUSTOMER_ID: "42",
  GOOGLE_ADS_CURRENCY: "EUR",
};
const nothing = { searches: null, competition: null, bidLow: null, bidHigh: null, cpc: null, months: [] };
const majestic = (...Data: unknown[]) => ({ Code: "OK", DataTables: { Results: { Data } } });
const noLinks = { referringDomainsNofollow: null, brokenBacklinks: null, firstSeen: null };

export const providerCases: readonly ProviderCase[] = [
  {
    provider: "brave",
    kind: "searchResults",
    keys: { BRAVE_API_KEY: "hush-hush" },
    question: search,
    asks: /^GET \/brave\/res\/v1\/web\/search\?q=blue\+shoes&country=US&search_lang=en&count=20&offset=0 .*"x-subscription-token":"hush-hush"/,
    answer: {
      type: "search",
      query: { more_results_available: false },
      web: { results: [{ title: "A", url: "https://a.example/", description: "a" }] },
    },
    value: { engine: "Brave", results: [{ position: 1, url: "https://a.example/", title: "A", snippet: "a" }], features: [] },
    empty: { type: "search", query: {} },
    ofEmpty: { engine: "Brave", results: [] },
    odd: { web: { results: [null, { url: 7 }, { url: "https://b.example/", title: null }] } },
    ofOdd: { results: [{ position: 1, url: "https://b.example/", title: "", snippet: "" }] },
  },
  {
    provider: "serpapi",
    kind: "searchResults",
    keys: { SERPAPI_KEY: "hush-hush" },
    question: { ...search, depth: 10 },
    asks: /^GET \/serpapi\/search\.json\?engine=google&q=blue\+shoes&gl=us&hl=en&device=desktop&start=0&api_key=hush-hush/,
    answer: { organic_results: [{ position: 3, title: "A", link: "https://a.example/", snippet: "a" }], related_questions: [] },
    value: {
      engine: "Google",
      results: [{ position: 3, url: "https://a.example/", title: "A", snippet: "a" }],
      features: ["related_questions"],
    },
    empty: { error: "Google hasn't returned any results for this query." },
    ofEmpty: { results: [] },
    odd: { organic_results: [{ position: "2", link: "https://a.example/" }, { position: 3 }, "x"] },
    ofOdd: { results: [{ position: 2, url: "https://a.example/", title: "", snippet: "" }] },
    quota: { error: "Your account has run out of searches." },
  },
  {
    provider: "dataforseo",
    kind: "searchResults",
    keys: dataforseo,
    question: search,
    asks: /^POST \/dataforseo\/v3\/serp\/google\/organic\/live\/advanced .*"authorization":"Basic bWU6aHVzaC1odXNo".*\[\{"keyword":"blue shoes","location_code":2840,"language_code":"en","device":"desktop","depth":20\}\]/,
    answer: items(
      { type: "people_also_ask" },
      { type: "organic", rank_group: 1, rank_absolute: 2, url: "https://a.example/", title: "A", description: "a" },
    ),
    value: {
      engine: "Google",
      results: [{ position: 1, url: "https://a.example/", title: "A", snippet: "a" }],
      features: ["people_also_ask"],
    },
    empty: task(null, 40_102),
    ofEmpty: { results: [], features: [] },
    odd: items(null, { type: "organic", rank_group: "4", url: "https://a.example/", title: null, description: null }),
    ofOdd: { results: [{ position: 4, url: "https://a.example/", title: "", snippet: "" }] },
    quota: usedUp,
  },
  {
    provider: "dataforseo",
    kind: "keywordVolumes",
    keys: dataforseo,
    question: { ...market, keywords: ["shoes"] },
    asks: /^POST \/dataforseo\/v3\/keywords_data\/google_ads\/search_volume\/live /,
    answer: task([
      {
        keyword: "shoes",
        search_volume: 1000,
        competition: "HIGH",
        competition_index: 98,
        cpc: 1.2,
        low_top_of_page_bid: 0.4,
        high_top_of_page_bid: 2.1,
        monthly_searches: [
          { year: 2026, month: 10, search_volume: 900 },
          { year: 2026, month: 9, search_volume: 1100 },
        ],
      },
    ]),
    value: {
      currency: "USD",
      keywords: [
        {
          keyword: "shoes",
          searches: 1000,
          competition: 98,
          bidLow: 0.4,
          bidHigh: 2.1,
          cpc: 1.2,
          months: [
            { month: "2026-09", searches: 1100 },
            { month: "2026-10", searches: 900 },
          ],
        },
      ],
    },
    empty: task([]),
    ofEmpty: { keywords: [] },
    odd: task([{ keyword: "shoes", search_volume: null, competition_index: "", cpc: "n/a", monthly_searches: null }, { search_volume: 1 }]),
    ofOdd: { keywords: [{ keyword: "shoes", ...nothing }] },
    quota: usedUp,
  },
  {
    provider: "dataforseo",
    kind: "keywordDifficulty",
    keys: dataforseo,
    question: { ...market, keywords: ["shoes", "hats"] },
    asks: /^POST \/dataforseo\/v3\/dataforseo_labs\/google\/bulk_keyword_difficulty\/live /,
    answer: items({ se_type: "google", keyword: "shoes", keyword_difficulty: 61 }),
    value: [{ keyword: "shoes", difficulty: 61 }],
    empty: items(),
    ofEmpty: [],
    odd: items({ keyword: "shoes", keyword_difficulty: "61" }, { keyword: "hats", keyword_difficulty: null }, {}),
    ofOdd: [
      { keyword: "shoes", difficulty: 61 },
      { keyword: "hats", difficulty: null },
    ],
    quota: usedUp,
  },
  {
    provider: "dataforseo",
    kind: "keywordIntents",
    keys: dataforseo,
    question: { lang: "en", keywords: ["shoes"] },
    asks: /^POST \/dataforseo\/v3\/dataforseo_labs\/google\/search_intent\/live /,
    answer: items({ keyword: "shoes", keyword_intent: { label: "commercial", probability: 0.8 } }),
    value: [{ keyword: "shoes", intent: "commercial", probability: 0.8 }],
    empty: items(),
    ofEmpty: [],
    odd: items({ keyword: "shoes", keyword_intent: null }),
    ofOdd: [{ keyword: "shoes", intent: null, probability: null }],
    quota: usedUp,
  },
  {
    provider: "dataforseo",
    kind: "backlinkSummary",
    keys: dataforseo,
    question: { domain: "a.example" },
    asks: /^POST \/dataforseo\/v3\/backlinks\/summary\/live .*\[\{"target":"a\.example"\}\]/,
    answer: task([
      {
        backlinks: 90,
        referring_domains: 12,
        referring_domains_nofollow: 3,
        broken_backlinks: 1,
        first_seen: "2019-02-03 10:00:00 +00:00",
      },
    ]),
    value: {
      domain: "a.example",
      backlinks: 90,
      referringDomains: 12,
      referringDomainsNofollow: 3,
      brokenBacklinks: 1,
      firstSeen: "2019-02-03",
    },
    empty: task([]),
    ofEmpty: "not-in-dataset",
    odd: task([{ backlinks: "90", referring_domains: null, first_seen: null }]),
    ofOdd: { domain: "a.example", ...noLinks, backlinks: 90, referringDomains: null },
    quota: usedUp,
  },
  {
    provider: "dataforseo",
    kind: "authorityScores",
    keys: dataforseo,
    question: { domains: ["a.example", "b.example"] },
    asks: /^POST \/dataforseo\/v3\/backlinks\/bulk_ranks\/live /,
    answer: items({ target: "a.example", rank: 411 }),
    value: [{ domain: "a.example", name: "DataForSEO Rank", value: 411, outOf: 1000 }],
    empty: items(),
    ofEmpty: [],
    odd: items({ target: "a.example", rank: "411" }, { target: "b.example", rank: null }, null),
    ofOdd: [
      { domain: "a.example", name: "DataForSEO Rank", value: 411, outOf: 1000 },
      { domain: "b.example", name: "DataForSEO Rank", value: null, outOf: 1000 },
    ],
    quota: usedUp,
  },
  {
    provider: "dataforseo",
    kind: "traffic",
    keys: dataforseo,
    question: { ...market, domains: ["a.example"] },
    asks: /^POST \/dataforseo\/v3\/dataforseo_labs\/google\/bulk_traffic_estimation\/live /,
    answer: items({ target: "a.example", metrics: { organic: { etv: 1200.5, count: 80 } } }),
    value: [{ domain: "a.example", visits: 1200.5, rank: null, months: [] }],
    empty: items(),
    ofEmpty: [],
    odd: items({ target: "a.example", metrics: { organic: { etv: null } } }),
    ofOdd: [{ domain: "a.example", visits: null }],
    quota: usedUp,
  },
  {
    provider: "dataforseo",
    kind: "competitors",
    keys: dataforseo,
    question: { ...market, domain: "a.example" },
    asks: /^POST \/dataforseo\/v3\/dataforseo_labs\/google\/competitors_domain\/live /,
    answer: items(
      { domain: "a.example", avg_position: 1, intersections: 9 },
      { domain: "b.example", avg_position: 14.2, intersections: 60, full_domain_metrics: { organic: { etv: 5000 } } },
    ),
    value: [{ domain: "b.example", sharedKeywords: 60, averagePosition: 14.2, searchVisits: 5000 }],
    empty: items(),
    ofEmpty: [],
    odd: items({ domain: "b.example", avg_position: "14.2", intersections: null, full_domain_metrics: null }),
    ofOdd: [{ domain: "b.example", sharedKeywords: null, averagePosition: 14.2, searchVisits: null }],
    quota: usedUp,
  },
  {
    provider: "google-ads",
    kind: "keywordVolumes",
    keys: ads,
    question: { ...market, keywords: ["Shoes"] },
    asks: /^POST \/google-ads\/v26\/customers\/42:generateKeywordIdeas .*"authorization":"Bearer access-1".*"developer-token":"hush-dev".*"language":"languageConstants\/1000","geoTargetConstants":\["geoTargetConstants\/2840"\]/,
    answer: {
      results: [
        {
          text: "shoes",
          keywordIdeaMetrics: {
            avgMonthlySearches: "1000",
            competition: "HIGH",
            competitionIndex: "98",
            averageCpcMicros: "1200000",
            lowTopOfPageBidMicros: "400000",
            highTopOfPageBidMicros: "2100000",
            monthlySearchVolumes: [{ month: "OCTOBER", year: "2026", monthlySearches: "900" }],
          },
        },
        { text: "blue shoes", keywordIdeaMetrics: {} },
      ],
    },
    value: {
      currency: "EUR",
      keywords: [
        {
          keyword: "shoes",
          searches: 1000,
          competition: 98,
          bidLow: 0.4,
          bidHigh: 2.1,
          cpc: 1.2,
          months: [{ month: "2026-10", searches: 900 }],
        },
      ],
    },
    empty: {},
    ofEmpty: { keywords: [] },
    odd: { results: [{ text: "shoes", keywordIdeaMetrics: { competitionIndex: null } }, {}, null] },
    ofOdd: { keywords: [{ keyword: "shoes", ...nothing }] },
  },
  {
    provider: "google-ads",
    kind: "keywordIdeas",
    keys: ads,
    question: { ...market, seeds: ["shoes"] },
    asks: /^POST \/google-ads\/v26\/customers\/42:generateKeywordIdeas .*"keywordSeed":\{"keywords":\["shoes"\]\}/,
    answer: { results: [{ text: "blue shoes", keywordIdeaMetrics: { avgMonthlySearches: "50" } }] },
    value: { keywords: [{ keyword: "blue shoes", ...nothing, searches: 50 }] },
    empty: { results: [] },
    ofEmpty: { keywords: [] },
    odd: { results: [{ text: "blue shoes" }] },
    ofOdd: { keywords: [{ keyword: "blue shoes", ...nothing }] },
  },
  {
    provider: "moz",
    kind: "authorityScores",
    keys: { MOZ_API_TOKEN: "hush-hush" },
    question: { domains: ["a.example"] },
    asks: /^POST \/moz\/v2\/url_metrics .*"x-moz-token":"hush-hush".*\{"targets":\["a\.example"\]\}/,
    answer: { results: [{ page: "a.example/", domain_authority: 41, page_authority: 38, spam_score: 2 }] },
    value: [
      { domain: "a.example", name: "Domain Authority", value: 41, outOf: 100 },
      { domain: "a.example", name: "Page Authority of the home page", value: 38, outOf: 100 },
      { domain: "a.example", name: "Spam Score", value: 2, outOf: 100 },
    ],
    empty: { results: [] },
    ofEmpty: [],
    odd: { results: [{ domain_authority: "41", page_authority: null, spam_score: -1 }] },
    ofOdd: [{ value: 41 }, { value: null }, { value: null }],
  },
  {
    provider: "moz",
    kind: "backlinkSummary",
    keys: { MOZ_API_TOKEN: "hush-hush" },
    question: { domain: "a.example" },
    asks: /^POST \/moz\/v2\/url_metrics /,
    answer: { results: [{ external_pages_to_root_domain: 900, root_domains_to_root_domain: 70, nofollow_root_domains_to_root_domain: 9 }] },
    value: { domain: "a.example", ...noLinks, backlinks: 900, referringDomains: 70, referringDomainsNofollow: 9 },
    empty: { results: [] },
    ofEmpty: "not-in-dataset",
    odd: { results: [{ root_domains_to_root_domain: "70" }] },
    ofOdd: { domain: "a.example", ...noLinks, backlinks: null, referringDomains: 70 },
  },
  {
    provider: "majestic",
    kind: "authorityScores",
    keys: { MAJESTIC_API_KEY: "hush-hush" },
    question: { domains: ["a.example", "b.example"] },
    asks: /^GET \/majestic\/api\/json\?app_api_key=hush-hush&cmd=GetIndexItemInfo&items=2&item0=a\.example&item1=b\.example&datasource=fresh/,
    answer: majestic({ Item: "a.example", Status: "Found", TrustFlow: 22, CitationFlow: 30 }),
    value: [
      { domain: "a.example", name: "Trust Flow", value: 22, outOf: 100 },
      { domain: "a.example", name: "Citation Flow", value: 30, outOf: 100 },
    ],
    empty: majestic(),
    ofEmpty: [],
    odd: majestic(
      { Item: "a.example", Status: "Found", TrustFlow: "22", CitationFlow: "" },
      { Item: "b.example", Status: "NotFound", TrustFlow: 0 },
    ),
    ofOdd: [{ value: 22 }, { value: null }, { value: null }, { value: null }],
    quota: { Code: "InsufficientUnits" },
  },
  {
    provider: "majestic",
    kind: "backlinkSummary",
    keys: { MAJESTIC_API_KEY: "hush-hush" },
    question: { domain: "a.example" },
    asks: /^GET \/majestic\/api\/json\?/,
    answer: majestic({ Item: "a.example", Status: "Found", ExtBackLinks: 500, RefDomains: 40 }),
    value: { domain: "a.example", ...noLinks, backlinks: 500, referringDomains: 40 },
    empty: majestic({ Item: "a.example", Status: "NotFound" }),
    ofEmpty: "not-in-dataset",
    odd: majestic({ Item: "a.example", Status: "Found", ExtBackLinks: "500", RefDomains: null }),
    ofOdd: { domain: "a.example", ...noLinks, backlinks: 500, referringDomains: null },
    quota: { Code: "InsufficientUnits" },
  },
  {
    provider: "open-page-rank",
    kind: "authorityScores",
    keys: { OPR_API_KEY: "hush-hush" },
    question: { domains: ["a.example", "b.example"] },
    asks: /^GET \/open-page-rank\/api\/v1\.0\/getPageRank\?domains%5B%5D=a\.example&domains%5B%5D=b\.example .*"api-opr":"hush-hush"/,
    answer: {
      status_code: 200,
      response: [{ status_code: 200, page_rank_integer: 4, page_rank_decimal: 4.21, rank: "12345", domain: "a.example" }],
    },
    value: [{ domain: "a.example", name: "Open PageRank", value: 4.21, outOf: 10 }],
    empty: { status_code: 200, response: [] },
    ofEmpty: [],
    odd: {
      response: [
        { status_code: 200, page_rank_decimal: "4.21", rank: "12345", domain: "a.example" },
        { status_code: 404, page_rank_decimal: 0, rank: null, domain: "b.example" },
      ],
    },
    ofOdd: [{ value: 4.21 }, { value: null }],
  },
  {
    provider: "cloudflare-radar",
    kind: "traffic",
    keys: { CLOUDFLARE_RADAR_TOKEN: "hush-hush" },
    question: { ...market, domains: ["a.example"] },
    asks: /^GET \/cloudflare-radar\/client\/v4\/radar\/ranking\/domain\/a\.example .*"authorization":"Bearer hush-hush"/,
    answer: { success: true, result: { details_0: { bucket: "2000", categories: [] } } },
    value: [{ domain: "a.example", visits: null, rank: "top 2,000", months: [] }],
    empty: { success: true, result: {} },
    ofEmpty: [{ rank: null }],
    odd: { success: true, result: { details_0: { rank: null, bucket: ">200000" } } },
    ofOdd: [{ rank: null }],
  },
  {
    provider: "similarweb",
    kind: "traffic",
    keys: { SIMILARWEB_API_KEY: "hush-hush" },
    question: { ...market, domains: ["a.example"] },
    asks: /^GET \/similarweb\/v1\/website\/a\.example\/total-traffic-and-engagement\/visits\?api_key=hush-hush&country=world/,
    answer: {
      meta: {},
      visits: [
        { date: "2026-09-01", visits: 990.4 },
        { date: "2026-10-01", visits: 1200.6 },
      ],
    },
    value: [
      {
        domain: "a.example",
        visits: 1201,
        rank: null,
        months: [
          { month: "2026-09", visits: 990 },
          { month: "2026-10", visits: 1201 },
        ],
      },
    ],
    empty: { meta: {}, visits: [] },
    ofEmpty: [{ visits: null, months: [] }],
    odd: { visits: [{ date: "2026-10-01", visits: "1200.6" }, { date: "2026-09-01", visits: null }, 5] },
    ofOdd: [{ visits: 1201, months: [{ month: "2026-10", visits: 1201 }] }],
  },
  {
    provider: "autocomplete",
    kind: "suggestions",
    keys: { SUGGEST_SOURCE: "google" },
    question: { ...market, seed: "blue shoes" },
    asks: /^GET \/autocomplete\/complete\/search\?client=firefox&q=blue\+shoes&hl=en&gl=us/,
    answer: ["blue shoes", ["blue shoes men", "blue shoes women"], [], {}],
    value: ["blue shoes men", "blue shoes women"],
    empty: ["blue shoes", []],
    ofEmpty: [],
    odd: ["blue shoes", ["blue shoes men", null, 7]],
    ofOdd: ["blue shoes men"],
  },
];
