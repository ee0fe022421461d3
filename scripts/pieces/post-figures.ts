/**
 * What each post's plate plots: a figure or a fact that its own text states. One shape, two figures at most.
 * parts: squares of a whole, some of them marked. bars: lengths on one scale. areas: discs to scale. rows: what is so, and what is not.
 * dates: days on one line.
 */
export type PostFigure = { says: string } & (
  | { kind: "parts"; figure: string; label: string; part: number; whole: number; marked: string }
  | { kind: "bars"; figure: string; bars: readonly (readonly [label: string, value: number])[] }
  | { kind: "areas"; large: readonly [string, string, number]; small: readonly [string, string, number] }
  | { kind: "rows"; figure: string; rows: readonly (readonly [text: string, mark: "yes" | "no" | "open"])[] }
  | { kind: "dates"; figure: string; dates: readonly (readonly [day: string, what: string])[] }
);

export const postFigures: Readonly<Record<string, PostFigure>> = {
  "faq-markup-after-may-2026": {
    says: "FAQ markup since May 7, 2026: no rich result, no report, still valid vocabulary",
    kind: "rows",
    figure: "May 7",
    rows: [
      ["Rich result", "no"],
      ["Report and test", "no"],
      ["Valid vocabulary", "yes"],
    ],
  },
  "call-ads-end-february-2027": {
    says: "Two dates: no new call ads since February 2026, the last ones stop in February 2027",
    kind: "dates",
    figure: "12 months",
    dates: [
      ["Feb 2026", "no new call ads"],
      ["Feb 2027", "the last ones stop"],
    ],
  },
  "crawl-budget-myth": {
    says: "Two discs to scale: 412,000 addresses that a shop's filters offer, and its 9,800 products",
    kind: "areas",
    large: ["412,000", "addresses", 412000],
    small: ["9,800", "products", 9800],
  },
  "search-console-ai-impressions": {
    says: "What the AI report counts: impressions by page and by country, but no queries and no clicks",
    kind: "rows",
    figure: "AI impressions",
    rows: [
      ["By page", "yes"],
      ["By country", "yes"],
      ["By query", "no"],
      ["Clicks", "no"],
    ],
  },
  "search-console-ai-opt-out": {
    says: "Three dates of the AI opt-out in the UK: announced June 3, active June 17, a legal duty from December 3, 2026",
    kind: "dates",
    figure: "UK first",
    dates: [
      ["Jun 3", "announced"],
      ["Jun 17", "active"],
      ["Dec 3", "a legal duty"],
    ],
  },
  "ninety-k-ad-account-week-one": {
    says: "900 squares of $100 each; the 117 yellow ones are the $11,700 that we cut",
    kind: "parts",
    figure: "$90,000",
    label: "in the account",
    part: 117,
    whole: 900,
    marked: "$11,700 cut",
  },
  "performance-max-search-terms-routine": {
    says: "The 60 minutes of an hour, 25 of them marked: the Monday routine",
    kind: "parts",
    figure: "25 minutes",
    label: "on Mondays",
    part: 25,
    whole: 60,
    marked: "of an hour",
  },
  "robots-txt-ai-crawlers-by-purpose": {
    says: "Crawlers and control names by purpose: five for training, three for search, three for what a user asks",
    kind: "bars",
    figure: "Three decisions",
    bars: [
      ["Training", 5],
      ["Search", 3],
      ["User request", 3],
    ],
  },
  "googlebot-2-mb-limit": {
    says: "How much is read: 2 MB of HTML, 15 MB by Google's other crawlers, 64 MB of a PDF",
    kind: "bars",
    figure: "2 MB, then cut",
    bars: [
      ["HTML, MB", 2],
      ["Other crawlers, MB", 15],
      ["PDF, MB", 64],
    ],
  },
  "one-page-one-question": {
    says: "620 articles as squares, the 336 that were left marked",
    kind: "parts",
    figure: "620",
    label: "articles",
    part: 336,
    whole: 620,
    marked: "336 left",
  },
  "ai-max-september-settings": {
    says: "Two dates: broad match and created assets move in September 2026, Dynamic Search Ads from February 2027",
    kind: "dates",
    figure: "AI Max",
    dates: [
      ["Sep 2026", "match and assets"],
      ["Feb 2027", "Dynamic Search Ads"],
    ],
  },
  "inp-200-milliseconds": {
    says: "Two bars on one scale: good is up to 200 milliseconds, poor is over 500",
    kind: "bars",
    figure: "200 ms is good",
    bars: [
      ["Good, up to", 200],
      ["Poor, over", 500],
    ],
  },
  "faceted-navigation-by-attribute": {
    says: "Three answers for a filter: promote it, leave it, close it",
    kind: "rows",
    figure: "By attribute",
    rows: [
      ["Promote", "yes"],
      ["Leave", "open"],
      ["Close", "no"],
    ],
  },
  "course-robots-txt": {
    says: "The 60 minutes of an hour, 45 of them marked: five short lessons",
    kind: "parts",
    figure: "45 minutes",
    label: "five lessons",
    part: 45,
    whole: 60,
    marked: "of an hour",
  },
  "consent-mode-after-june-15": {
    says: "Since June 15, 2026 ad_storage decides and Google signals does not",
    kind: "rows",
    figure: "June 15",
    rows: [
      ["ad_storage decides", "yes"],
      ["Google signals decides", "no"],
    ],
  },
  "canonical-six-signals": {
    says: "Six signals against one canonical tag",
    kind: "bars",
    figure: "6 to 1",
    bars: [
      ["Other signals", 6],
      ["Canonical tag", 1],
    ],
  },
  "domain-authority-vendor-metric": {
    says: "Who has a score for a domain: Moz has one, Ahrefs has one, Google has none",
    kind: "rows",
    figure: "Whose number?",
    rows: [
      ["Moz", "yes"],
      ["Ahrefs", "yes"],
      ["Google", "no"],
    ],
  },
  "shopify-product-addresses": {
    says: "Three addresses of one product; links should name the first",
    kind: "rows",
    figure: "One product",
    rows: [
      ["/products/tent", "yes"],
      ["/collections/camp/products/tent", "no"],
      ["/products/tent?variant=2", "no"],
    ],
  },
  "course-search-console-for-owners": {
    says: "The days of a month as 30 squares, one of them marked: one hour a month",
    kind: "parts",
    figure: "1 hour",
    label: "six screens",
    part: 1,
    whole: 30,
    marked: "a month",
  },
  "local-services-ads-google-verified": {
    says: "Google Verified since October 20, 2025: one badge, no money-back guarantee, automatic lead credits",
    kind: "rows",
    figure: "Google Verified",
    rows: [
      ["One badge", "yes"],
      ["Money-back guarantee", "no"],
      ["Automatic lead credits", "yes"],
    ],
  },
  "title-tags-google-keeps": {
    says: "Four of the causes why Google rewrites a title: half-empty, outdated, stuffed, boilerplate",
    kind: "rows",
    figure: "Seven causes",
    rows: [
      ["Half-empty", "no"],
      ["Outdated", "no"],
      ["Stuffed", "no"],
      ["Boilerplate", "no"],
    ],
  },
  "structured-data-2026": {
    says: "Rich results retired a year: one in 2023, six in 2025, two in 2026",
    kind: "bars",
    figure: "9 retired",
    bars: [
      ["2023", 1],
      ["2025", 6],
      ["2026", 2],
    ],
  },
  "course-negative-keywords-local": {
    says: "The 60 minutes of an hour, ten of them marked: once a week",
    kind: "parts",
    figure: "10 minutes",
    label: "a week",
    part: 10,
    whole: 60,
    marked: "of an hour",
  },
  "topical-map-from-your-queries": {
    says: "Three marks for a page: keep, merge, cut",
    kind: "rows",
    figure: "Your own queries",
    rows: [
      ["Keep", "yes"],
      ["Merge", "open"],
      ["Cut", "no"],
    ],
  },
  "spam-policy-names-ai-answers": {
    says: "What the policy of May 2026 forbids: hidden prompts, scaled pages, planted recommendations",
    kind: "rows",
    figure: "Named as spam",
    rows: [
      ["Hidden prompts", "no"],
      ["Scaled pages", "no"],
      ["Planted recommendations", "no"],
    ],
  },
  "migration-plan-pages-you-lose": {
    says: "2,300 rows of a redirect map, one square for ten; the marked ones are the 1,412 addresses that had led to the home page",
    kind: "parts",
    figure: "2,300 rows",
    label: "ten a square",
    part: 141,
    whole: 230,
    marked: "1,412 led home",
  },
  "hreflang-return-links": {
    says: "English names French; French does not name English",
    kind: "rows",
    figure: "Both or nothing",
    rows: [
      ["en names fr", "yes"],
      ["fr names en", "no"],
    ],
  },
  "course-server-log-three-commands": {
    says: "Three counts of a server log: by status, by folder, by parameter",
    kind: "rows",
    figure: "Three commands",
    rows: [
      ["Count by status", "yes"],
      ["Count by folder", "yes"],
      ["Count by parameter", "yes"],
    ],
  },
  "llms-txt-expect-nothing": {
    says: "llms.txt: publish it; Google does not use it, and no large AI search has said that it does",
    kind: "rows",
    figure: "One hour",
    rows: [
      ["Publish it", "yes"],
      ["Google uses it", "no"],
      ["Others say so", "no"],
    ],
  },
  "course-day-zero-audit": {
    says: "The six checks of a Day 0 audit: crawl, index, load, titles, links, one near win",
    kind: "rows",
    figure: "Six checks",
    rows: [
      ["Crawl", "yes"],
      ["Index", "yes"],
      ["Load", "yes"],
      ["Titles", "yes"],
      ["Links", "yes"],
      ["One near win", "open"],
    ],
  },
};
