import { DATASETS } from "#core/datasets/dataset-kind.ts";
import type { KnownDomain, LinkStanding } from "#core/datasets/domain-record.ts";
import type { Figure } from "#core/figures/figure.schema.ts";

/** 100 for the first place of all, 0 for the last; each tenth of the places, not each place, counts the same. */
export const linkRankScore = (position: number, size: number): number => Math.round(100 * (1 - Math.log(position) / Math.log(size)));

/** Our own score, from where a domain stands in the imported web graph. */
export function linkRankFigure(ranks: readonly LinkStanding[]): Figure {
  const newest = ranks.at(-1);
  if (!newest) return notImported("link ranks", "the Common Crawl domain ranks");
  const { harmonic, size, asOf, release } = newest;
  if (harmonic === null) return outsideGraph(newest);
  return {
    state: "estimated",
    value: linkRankScore(harmonic, size),
    source: `Our formula, on Common Crawl of ${releaseWords(release)}`,
    asOf,
    method: `round(100 × (1 − log(position) ÷ log(domains))), with position ${count(harmonic)} of ${count(size)} by harmonic centrality.`,
    inputs: [`harmonic position ${count(harmonic)}`, `${count(size)} domains in ${release}`],
  };
}

export function linkPositionFigure(ranks: readonly LinkStanding[]): Figure {
  const newest = ranks.at(-1);
  if (!newest) return notImported("link ranks", "the Common Crawl domain ranks");
  if (newest.harmonic === null) return outsideGraph(newest);
  return {
    state: "measured",
    value: newest.harmonic,
    source: crawlOf(newest.release),
    asOf: newest.asOf,
    url: DATASETS["commoncrawl-ranks"].url,
  };
}

/** Domains with a link of any kind to this one, in one release. */
export function referringFigure({ referring }: KnownDomain): Figure {
  if (!referring) return notImported("links between domains", "the Common Crawl domain graph");
  if (referring.domains === 0)
    return {
      state: "unavailable",
      reason: "not-in-dataset",
      detail: `${crawlOf(referring.release)} holds no link to it. That is no proof that there is none.`,
    };
  return {
    state: "measured",
    value: referring.domains,
    source: crawlOf(referring.release),
    asOf: referring.asOf,
    url: DATASETS["commoncrawl-edges"].url,
  };
}

/** What our own crawls saw. Never more than that. */
export function seenFigure({ seen }: KnownDomain, of: "domains" | "followed" = "domains"): Figure {
  if (seen.until === null)
    return {
      state: "unavailable",
      reason: "not-in-dataset",
      detail: "No site that our tools and audits have read so far links to it.",
      unlock: "It grows with use: every site that somebody checks here adds the links it has.",
    };
  return { state: "measured", value: seen[of], source: "Seen in our own crawls", asOf: seen.until };
}

export function popularityFigure({ tranco }: KnownDomain): Figure {
  return listFigure(tranco, "tranco", "popularity ranks");
}

export function majesticFigure({ majestic }: KnownDomain): Figure {
  return listFigure(majestic, "majestic-million", "the Majestic Million");
}

function listFigure(editions: KnownDomain["tranco"], kind: "tranco" | "majestic-million", words: string): Figure {
  const newest = editions.at(-1);
  const { name, url } = DATASETS[kind];
  if (!newest) return notImported(words, `the ${name}`);
  if (newest.rank === null)
    return {
      state: "unavailable",
      reason: "not-in-dataset",
      detail: `Outside the published list of ${count(newest.size)} names. That says nothing about visits.`,
    };
  return { state: "measured", value: newest.rank, source: name, asOf: newest.asOf, url };
}

function outsideGraph({ size, release }: LinkStanding): Figure {
  return { state: "unavailable", reason: "not-in-dataset", detail: `Not among the ${count(size)} domains of ${crawlOf(release)}.` };
}

function notImported(what: string, list: string): Figure {
  return {
    state: "unavailable",
    reason: "no-provider",
    detail: `No list of ${what} is loaded on this site.`,
    unlock: `It appears here once the owner of this site imports ${list}, which anybody may download.`,
  };
}

const crawlOf = (release: string) => `Common Crawl of ${releaseWords(release)}`;

/** `cc-main-2026-aug-sep-oct` → “Aug to Oct 2026” */
export function releaseWords(release: string): string {
  const [, first = "", second] = /^cc-main-(\d{4})(?:-(\d\d))?/.exec(release) ?? [];
  const months = (release.match(/-[a-z]{3}(?=-|$)/g) ?? []).map((month) => month.slice(1, 2).toUpperCase() + month.slice(2));
  const year = second ? `20${second}` : first;
  return months.length > 1 ? `${months[0]}${second ? ` ${first}` : ""} to ${months.at(-1)} ${year}` : `${months.join("")} ${year}`.trim();
}

const count = (number: number) => number.toLocaleString("en-US");
