import { countWords } from "#core/crawl/crawl-words.ts";
import type { Figure } from "#core/figures/figure.schema.ts";
import type { Topic } from "./competitor-analysis.schema.ts";
import type { ReadPage } from "./read-site.ts";

/** A site as topics are found in it: its key in the result, its host and its pages. */
export interface TopicSite {
  key: string;
  host: string;
  pages: readonly ReadPage[];
}

export const SOURCE = "Our own crawl";
const MOST = 45;
/** Fewer pages say nothing about what is a template. */
const TEMPLATE_PAGES = 4;

interface Candidate {
  phrase: string;
  key: string;
  score: number;
  /** Pages with the phrase in their title or a heading, by site. */
  holders: readonly (readonly ReadPage[])[];
}

/**
 * Phrases that stand in a title or heading: which site has them and which has not. Yours is the first. A site whose pages could not be read
 * neither has nor lacks anything.
 */
export function topicsOf(sites: readonly TopicSite[], asOf: string): Topic[] {
  const readable = sites.map(withoutTemplate);
  const found = new Map<string, { phrase: string; score: number }>();
  for (const { host, pages } of readable)
    for (const { phrases } of pages)
      for (const { phrase, key, score } of phrases)
        if (key.length > 2 && !isNoTopic(phrase, host) && score > (found.get(key)?.score ?? 0)) found.set(key, { phrase, score });
  const candidates = [...found]
    .map(
      ([key, { phrase, score }]): Candidate => ({ phrase, key, score, holders: readable.map(({ pages }) => pages.filter(hasHead(key))) }),
    )
    .filter(({ holders }) => holders.some(({ length }) => length > 0))
    .sort((a, b) => weightOf(b) - weightOf(a) || (a.key < b.key ? -1 : 1));
  return distinct(candidates)
    .slice(0, MOST)
    .map((candidate) => topicOf(candidate, readable, asOf));
}

const hasHead =
  (key: string) =>
  ({ heads }: ReadPage) =>
    heads.some(({ stems }) => stems.includes(` ${key} `));

/** More sites, then more pages, then how much it stands out in its own. */
const weightOf = ({ holders, score }: Candidate) =>
  holders.filter(({ length }) => length > 0).length * 3 + holders.flat().length + score / 50;

/** “site audit” and “free site audit” on the same pages are one topic. */
function distinct(candidates: readonly Candidate[]): Candidate[] {
  const kept: Candidate[] = [];
  for (const candidate of candidates) {
    const pages = pagesIn(candidate);
    const isListed = kept.some(
      (other) =>
        pagesIn(other) === pages && (` ${other.key} `.includes(` ${candidate.key} `) || ` ${candidate.key} `.includes(` ${other.key} `)),
    );
    if (!isListed) kept.push(candidate);
  }
  return kept;
}

const pagesIn = ({ holders }: Candidate) =>
  holders
    .flat()
    .map(({ url }) => url)
    .join(" ");

function topicOf({ phrase, key, holders }: Candidate, sites: readonly TopicSite[], asOf: string): Topic {
  const [own = [], ...others] = holders;
  const best = (others.flat().length > 0 ? others.flat() : own).toSorted((a, b) => scoreIn(b, key) - scoreIn(a, key))[0];
  return {
    phrase,
    kind: kindOf({ isOwn: own.length > 0, isElsewhere: others.some(({ length }) => length > 0), isOwnRead: sites[0]?.pages.length !== 0 }),
    figures: Object.fromEntries(sites.map((site, index) => [site.key, pagesFigure(holders[index]?.length ?? 0, site, asOf)])),
    best: { url: best?.url ?? "", title: best?.title || best?.url || "" },
  };
}

function kindOf({ isOwn, isElsewhere, isOwnRead }: { isOwn: boolean; isElsewhere: boolean; isOwnRead: boolean }): Topic["kind"] {
  if (!isOwnRead) return "others";
  if (!isElsewhere) return "own";
  return isOwn ? "shared" : "missing";
}

const scoreIn = ({ phrases }: ReadPage, key: string) => phrases.find((other) => other.key === key)?.score ?? 0;

function pagesFigure(count: number, { pages, host }: TopicSite, asOf: string): Figure {
  if (count > 0) return { state: "measured", value: count, source: `${SOURCE}: ${countWords(pages.length, "page")} of ${host}`, asOf };
  return {
    state: "unavailable",
    reason: "not-in-dataset",
    detail:
      pages.length === 0
        ? "Its pages could not be read."
        : `In no title or heading of the ${countWords(pages.length, "page")} that we read.`,
  };
}

/** A part of a title or a heading that most pages share is the site's name or its furniture, and no topic. */
function withoutTemplate(site: TopicSite): TopicSite {
  if (site.pages.length < TEMPLATE_PAGES) return site;
  const times = new Map<string, number>();
  for (const { heads } of site.pages)
    for (const text of new Set(heads.map((head) => head.text))) times.set(text, (times.get(text) ?? 0) + 1);
  const isTemplate = (text: string) => (times.get(text) ?? 0) > site.pages.length / 2;
  return { ...site, pages: site.pages.map((page) => ({ ...page, heads: page.heads.filter(({ text }) => !isTemplate(text)) })) };
}

/** Every site has these, and nobody searches for them. */
const FURNITURE = new Set(
  "home|about|about us|contact|contact us|login|menu|search|sitemap|newsletter|privacy|privacy policy|cookies|cookie policy|terms|terms of service|page|website".split(
    "|",
  ),
);

/** The site's own name, as its address has it, or what stands on every site. */
function isNoTopic(phrase: string, host: string): boolean {
  const plain = phrase.toLowerCase();
  const letters = plain.replace(/[^\p{L}\p{N}]/gu, "");
  const names = host
    .split(".")
    .slice(0, -1)
    .map((label) => label.replaceAll("-", ""));
  return FURNITURE.has(plain) || names.some((name) => name.length > 4 && letters.includes(name));
}

export function headlineOf(topics: readonly Topic[], sites: readonly TopicSite[]): string {
  const read = sites.filter(({ pages }) => pages.length > 0);
  if (read.length === 0)
    return sites.length === 1 ? `${sites[0]?.host} could not be read.` : `None of the ${sites.length} sites could be read.`;
  if (sites.length === 1) return `${countWords(topics.length, "topic")} on your pages, and no site to compare them with.`;
  if (read.length === 1) return `Only ${read[0]?.host} could be read, so there is nothing to compare it with.`;
  if (sites[0]?.pages.length === 0) return `Your site could not be read. ${countWords(topics.length, "topic")} on the others.`;
  const count = (kind: Topic["kind"]) => topics.filter((topic) => topic.kind === kind).length;
  const [shared, missing] = [count("shared"), count("missing")];
  return `You share ${shared === 0 ? "no topics" : countWords(shared, "topic")}. ${missing === 0 ? "None is" : missing === 1 ? "1 is" : `${missing} are`} missing on your pages.`;
}
