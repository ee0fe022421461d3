import type { AuthorityScore, BacklinkSummary, DomainTraffic } from "./domain-data.ts";
import type { Competitor, KeywordDifficulty, KeywordIdeas, KeywordIntent, KeywordVolumes } from "./keyword-data.ts";
import type { Market } from "./market.ts";
import type { SearchQuestion, SearchResults } from "./search-results.ts";

/** Every kind of data that a provider may be asked for: the question, and what an answer holds. */
export interface ProviderKinds {
  searchResults: { question: SearchQuestion; value: SearchResults };
  keywordVolumes: { question: Market & { keywords: readonly string[] }; value: KeywordVolumes };
  keywordDifficulty: { question: Market & { keywords: readonly string[] }; value: readonly KeywordDifficulty[] };
  keywordIntents: { question: { lang: string; keywords: readonly string[] }; value: readonly KeywordIntent[] };
  keywordIdeas: { question: Market & { seeds: readonly string[] }; value: KeywordIdeas };
  suggestions: { question: Market & { seed: string }; value: readonly string[] };
  backlinkSummary: { question: { domain: string }; value: BacklinkSummary };
  authorityScores: { question: { domains: readonly string[] }; value: readonly AuthorityScore[] };
  traffic: { question: Market & { domains: readonly string[] }; value: readonly DomainTraffic[] };
  competitors: { question: Market & { domain: string }; value: readonly Competitor[] };
}

export type ProviderKind = keyof ProviderKinds;

/** What each kind is called in a sentence, such as “No source of search results is set up on this site.” */
export const KIND_WORDS: Record<ProviderKind, string> = {
  searchResults: "search results",
  keywordVolumes: "search volumes and bids",
  keywordDifficulty: "keyword difficulty",
  keywordIntents: "search intent",
  keywordIdeas: "keyword ideas",
  suggestions: "search suggestions",
  backlinkSummary: "backlinks",
  authorityScores: "authority scores",
  traffic: "traffic",
  competitors: "competing sites",
};
