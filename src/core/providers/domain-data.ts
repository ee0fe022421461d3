export interface BacklinkSummary {
  domain: string;
  backlinks: number | null;
  referringDomains: number | null;
  referringDomainsNofollow: number | null;
  brokenBacklinks: number | null;
  /** ISO date. */
  firstSeen: string | null;
}

/** One score under its owner's name. Scores of two owners are never compared or blended. */
export interface AuthorityScore {
  domain: string;
  /** “Domain Authority”, “Trust Flow”. */
  name: string;
  value: number | null;
  /** Its highest value. */
  outOf: number;
}

export interface DomainTraffic {
  domain: string;
  /** Visits a month; null where the source gives none. */
  visits: number | null;
  /** What they count: “estimated visits from Google search”, “estimated visits in all”. */
  meaning: string;
  /** A rank or a band of ranks, where the source gives no visits: “1”, “top 2000”. */
  rank: string | null;
  /** Oldest first; months as “2026-10”. */
  months: readonly { month: string; visits: number }[];
}
