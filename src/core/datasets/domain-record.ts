/** What the site's own data says of a domain: imported lists, oldest edition first. */
export interface DomainRecord {
  domain: string;
  /** A rank is null where the domain is outside the list. No editions: the list was not imported. */
  tranco: readonly ListStanding[];
  majestic: readonly (ListStanding & { subnets: number | null; addresses: number | null })[];
  linkRanks: readonly LinkStanding[];
  /** Null where no graph was imported. */
  referring: ReferringDomains | null;
}

/** A record with what our own crawls saw. */
export interface KnownDomain extends DomainRecord {
  seen: SeenLinks;
}

export interface SeenLinks {
  /** Domains that were seen to link to it, and those of them whose link is to be followed. */
  domains: number;
  followed: number;
  /** ISO days; null when none was seen. */
  since: string | null;
  until: string | null;
  examples: readonly { domain: string; pages: number; isFollowed: boolean; firstSeen: string; lastSeen: string }[];
}

interface ListStanding {
  asOf: string;
  /** Names on the list. */
  size: number;
  rank: number | null;
}

/** Places in the web graph of one release, by harmonic centrality and by PageRank. */
export interface LinkStanding {
  asOf: string;
  release: string;
  size: number;
  harmonic: number | null;
  pageRank: number | null;
  hosts: number | null;
}

interface ReferringDomains {
  asOf: string;
  release: string;
  /** Other domains with a link of any kind to it: pictures, fonts and scripts count too. */
  domains: number;
  /** Of those so many are known by name, taken by chance. */
  kept: number;
  /** The best-ranked of the ones known by name; the rank is by harmonic centrality. */
  examples: readonly { domain: string; rank: number | null }[];
}
