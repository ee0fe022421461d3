/** What advertisers see of keywords. Null is what the source left empty: it is no zero. */
export interface KeywordVolumes {
  /** ISO 4217: what the bids are in. Null where the source does not say: then bids are not shown. */
  currency: string | null;
  keywords: readonly KeywordVolume[];
}

interface KeywordVolume {
  keyword: string;
  /** A month, on average over the last twelve. */
  searches: number | null;
  /** 0 to 100: filled slots for ads of all there are. Says nothing about results that are not ads. */
  competition: number | null;
  /** The 20th and the 80th percentile of bids for the top of the page. */
  bidLow: number | null;
  bidHigh: number | null;
  cpc: number | null;
  /** Oldest first; months as “2026-10”. */
  months: readonly { month: string; searches: number }[];
}

export type KeywordIdeas = KeywordVolumes;

export interface KeywordDifficulty {
  keyword: string;
  /** 0 to 100, on the source's own scale. */
  difficulty: number | null;
}

export interface KeywordIntent {
  keyword: string;
  /** “informational”, “navigational”, “commercial”, “transactional”. */
  intent: string | null;
  /** 0 to 1. */
  probability: number | null;
}

export interface Competitor {
  domain: string;
  /** Keywords that both are found for. */
  sharedKeywords: number | null;
  averagePosition: number | null;
  /** Visits a month from search, as the source estimates them. */
  searchVisits: number | null;
}
