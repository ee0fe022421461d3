import { getDomain } from "tldts";
import type { KnownDomain } from "#core/datasets/domain-record.ts";
import type { FigureRow } from "#core/figures/figure.schema.ts";
import { releaseWords } from "./domain-figures.ts";

/** Some of the domains that link to one: those of our own crawls first, then the best-ranked of the imported graph. */
export function linkingRows({ seen, referring }: KnownDomain): FigureRow[] {
  const ours = seen.examples.map(({ domain, pages, isFollowed, lastSeen }): FigureRow => {
    const known = { state: "measured", source: "Seen in our own crawls", asOf: lastSeen } as const;
    return {
      name: domain,
      figures: { pages: { ...known, value: pages }, follow: { ...known, value: isFollowed ? "Followed" : "Not followed" } },
    };
  });
  const names = new Set(ours.map(({ name }) => name));
  const imported = (referring?.examples ?? []).flatMap(({ domain, rank }): FigureRow[] => {
    if (names.has(domain) || !referring) return [];
    const source = `Common Crawl of ${releaseWords(referring.release)}`;
    return [
      {
        name: domain,
        figures: {
          rank:
            rank === null
              ? { state: "unavailable", reason: "not-in-dataset", detail: "It has no rank in the list that is loaded." }
              : { state: "measured", value: rank, source, asOf: referring.asOf },
        },
      },
    ];
  });
  return [...ours, ...imported];
}

/** Other registrable domains that these links lead to. */
export function domainsLinkedFrom(links: readonly { url: string; kind: string }[], own: string): string[] {
  const domains = links.flatMap(({ url, kind }) => (kind === "a" || kind === "area" ? (getDomain(url) ?? []) : []));
  return [...new Set(domains)].filter((domain) => domain !== own);
}
