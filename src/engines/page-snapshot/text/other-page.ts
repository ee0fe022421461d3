import { textSimilarity } from "#core/text/simhash.ts";
import { spamWordsIn } from "#core/text/spam-words.ts";
import { isOtherSite } from "#core/url/is-other-site.ts";
import type { PageSnapshot } from "../page-snapshot.ts";

/** As alike as two texts by different people; a page with other news on it stays well above. */
const STRANGERS = 0.66;
const FEW_HOSTS = 3;

/**
 * What a crawler reads on a page that readers do not get, in a few words: other text, another trade, links to other sites. Undefined when
 * it is the same page, or when readers get no text at all: one that scripts write may well be sent ready-made to crawlers.
 */
export function otherPage(reader: PageSnapshot, crawler: PageSnapshot): string | undefined {
  const spam = spamWordsIn(wordsOf(crawler));
  if (spam !== undefined && spamWordsIn(wordsOf(reader)) === undefined) return `the words “${spam}”`;
  const known = new Set(hostsOf(reader));
  const hosts = hostsOf(crawler).filter((host) => !known.has(host));
  if (hosts.length >= FEW_HOSTS) return `links to ${hosts.slice(0, FEW_HOSTS).join(", ")}${hosts.length > FEW_HOSTS ? " and others" : ""}`;
  const likeness = textSimilarity(textOf(reader), textOf(crawler));
  return likeness !== undefined && likeness < STRANGERS ? "another text" : undefined;
}

const textOf = ({ textBlocks }: PageSnapshot) => textBlocks.map(({ text }) => text).join("\n");
const wordsOf = (page: PageSnapshot) => [...page.titles.map(({ text }) => text), textOf(page)].join("\n");
const hostsOf = ({ anchors, request }: PageSnapshot): string[] => [
  ...new Set(
    anchors.flatMap(({ resolved }) =>
      resolved?.startsWith("http") && isOtherSite(request.url, resolved) ? (URL.parse(resolved)?.hostname ?? []) : [],
    ),
  ),
];
