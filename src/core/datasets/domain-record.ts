/** What the site's own data says of a domain: imported lists, oldest edition first, and the links that our crawls saw. */
export interface DomainRecord {
  domain: string;
  /** A rank is null where the domain is outside the list. No editions: the list was not imported. */
  tranco: readonly ListStanding[];
  majestic: readonly (ListStanding & { subnets: number | null; addresses: number | null })[];
  linkRanks: readonly LinkStanding[];
  /** Null where no graph was imported. */
  referring: ReferringDomains | null;
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

export interface ReferringDomains {
  asOf: string;
  release: string;
  /** Other domains with a link of any kind to it: pictures, fonts and scripts count too. */
  domains: number;
  /** Of those so many are known by name, taken by chance. */
  kept: number;
  /** The best-ranked of the ones known by name; the rank is by harmonic centrality. */
  examples: readonly { domain: string; rank: number | null }[];
}
