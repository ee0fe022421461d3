import { decoded } from "#core/url/decoded.ts";
import type { PageSnapshot } from "#engines/page-snapshot/page-snapshot.ts";

/** What a page makes of a keyword: the share of its words that each place holds. */
export interface KeywordMatch {
  title: number;
  address: number;
  headings: number;
  description: number;
  text: number;
}

/** Ours, and on the page: where a word stands says how much the page is about it. */
export const WEIGHTS: Readonly<Record<keyof KeywordMatch, number>> = { title: 30, address: 25, headings: 20, description: 15, text: 10 };

/** Clicks by place, as we weigh the first ten: the first counts most. */
const PLACE_WEIGHTS = [0.28, 0.15, 0.11, 0.08, 0.07, 0.05, 0.04, 0.03, 0.03, 0.02];

export function matchOf(keyword: string, { request, titles, headings, metas, textBlocks }: PageSnapshot): KeywordMatch {
  const words = [...new Set(wordsOf(keyword))];
  const share = (text: string) => {
    const held = new Set(wordsOf(text));
    return words.length === 0 ? 0 : words.filter((word) => held.has(word)).length / words.length;
  };
  const path = URL.parse(request.url);
  return {
    title: share(titles[0]?.text ?? ""),
    address: share(decoded(`${path?.hostname} ${path?.pathname}`)),
    headings: share(headings.map(({ raw }) => raw).join(" ")),
    description: share(metas.find(({ name }) => name === "description")?.raw ?? ""),
    text: share(textBlocks.map(({ text }) => text).join(" ")),
  };
}

/** 0 to 100. */
export const matchScore = (match: KeywordMatch): number =>
  Math.round((Object.keys(WEIGHTS) as (keyof KeywordMatch)[]).reduce((sum, place) => sum + match[place] * WEIGHTS[place], 0));

export interface JudgedPage {
  /** 0 to 100, of a source or of our own ranks; null where neither knows it. */
  linkScore: number | null;
  matchScore: number;
  isHome: boolean;
}

/**
 * How strong the pages in the way are: their links weighed by place, more where their words answer the keyword. Null where fewer than
 * three have a link score: then it would be a guess.
 */
export function estimateDifficulty(pages: readonly JudgedPage[]): number | null {
  const known = pages
    .slice(0, PLACE_WEIGHTS.length)
    .flatMap(({ linkScore, ...page }, place) => (linkScore === null ? [] : [{ ...page, linkScore, weight: PLACE_WEIGHTS[place] ?? 0 }]));
  if (known.length < 3) return null;
  const all = known.reduce((sum, { weight }) => sum + weight, 0);
  const mean = (pick: (page: (typeof known)[number]) => number) => known.reduce((sum, page) => sum + pick(page) * page.weight, 0) / all;
  const links = mean(({ linkScore }) => linkScore);
  // Pages that hardly answer the keyword are easier to pass, and so are home pages that stand there by name alone.
  const factor =
    0.7 + 0.3 * (mean((page) => page.matchScore) / 100) - 0.1 * mean(({ isHome, matchScore: score }) => (isHome && score < 50 ? 1 : 0));
  return Math.round(Math.min(100, Math.max(0, links * factor)));
}

export const METHOD =
  "Link scores of the pages, weighed by place, times 0.7 to 1 by how well their title, address, headings, description and text hold the words. Our own formula, version 1.";

/** Folders below the home page. */
export const depthOf = (address: string): number => (URL.parse(address)?.pathname ?? "/").split("/").filter((part) => part !== "").length;

/** Plural and singular are one word; so are capitals and accents. */
function wordsOf(text: string): string[] {
  const plain = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => (word.length > 3 ? word.replace(/(?<=[^s])s$/, "") : word));
}
