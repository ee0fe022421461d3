import type { Market } from "./market.ts";

export interface SearchQuestion extends Market {
  /** As somebody would type it; quotes ask for the exact phrase. */
  q: string;
  device: "desktop" | "mobile";
  /** How many results to look at: 10 to 100. A provider may give fewer. */
  depth: number;
}

export interface SearchResults {
  /** Whose results these are: “Google”, “Brave”. Always shown; a place in one says nothing about the other. */
  engine: string;
  /** In the order shown, counted over all pages of results. */
  results: readonly { position: number; url: string; title: string; snippet: string }[];
  /** What else the page shows, by the provider's names: “featured_snippet”, “people_also_ask”. Empty where it does not tell. */
  features: readonly string[];
  /** ISO date and time. */
  fetchedAt: string;
}
