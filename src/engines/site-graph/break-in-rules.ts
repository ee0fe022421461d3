import { isPage } from "#core/crawl/crawl-words.ts";
import * as google from "#core/sources/google.ts";
import { spamWordsIn } from "#core/text/spam-words.ts";
import type { SiteGraph, SitePage } from "./site-graph.ts";
import type { SiteGroup, SiteRule } from "./site-rule.ts";

/** Traces of a site that was broken into. */
export const breakInRules: readonly SiteRule[] = [
  {
    id: "site-foreign-pages",
    title: "Every page belongs to the site",
    kind: "break-in",
    sources: [google.hackedContent],
    fault: (pages) =>
      `${pages} ${pages === 1 ? "page looks" : "pages look"} as if somebody else had put ${pages === 1 ? "it" : "them"} there`,
    detail:
      "Another trade or another script than the rest of the site: so look the pages that a break-in leaves behind, for search engines and out of your menus. If they are not yours, remove them, let their addresses answer 410, change every password, update what the site runs on, and look at the security report of Search Console.",
    find: foreignPages,
  },
];

/** Past this share it is what the site is about. */
const MOST = 0.3;

function foreignPages(site: SiteGraph): SiteGroup[] {
  const pages = site.pages.filter(({ facts }) => isPage(facts));
  const home = site.pages[site.home];
  if (!home) return [];
  const found = pages.flatMap((page) => {
    const sign = page === home ? undefined : (tradeOf(page, home) ?? scriptOf(page, home, site));
    return sign === undefined ? [] : { label: sign, urls: [page.url] };
  });
  return found.length > Math.max(1, pages.length * MOST) ? [] : found;
}

const wordsOf = ({ facts }: SitePage) => [facts.title, facts.content?.h1, facts.content?.description].join(" ");

function tradeOf(page: SitePage, home: SitePage): string | undefined {
  const words = spamWordsIn(wordsOf(page));
  return words === undefined || spamWordsIn(wordsOf(home)) !== undefined ? undefined : `Its title or heading says “${words}”.`;
}

const scripts = ["Latin", "Han", "Hiragana", "Katakana", "Hangul", "Thai", "Cyrillic", "Arabic", "Hebrew", "Devanagari", "Greek"] as const;
const letters = new Map(scripts.map((script) => [script, new RegExp(`\\p{Script=${script}}`, "gu")] as const));

/** Japanese is one writing of three scripts. */
const JAPANESE: readonly string[] = ["Han", "Hiragana", "Katakana"];

/** A translation names its other languages, stands in a folder of its language, or is in the menu: what a break-in leaves does none of it. */
function scriptOf(page: SitePage, home: SitePage, { pages, edges, home: homeNumber }: SiteGraph): string | undefined {
  const [own, usual] = [mainScript(wordsOf(page)), mainScript(wordsOf(home))];
  if (own === undefined || usual === undefined || own === usual || (JAPANESE.includes(own) && JAPANESE.includes(usual))) return undefined;
  const isTranslation =
    (page.facts.content?.alternates?.length ?? 0) > 0 || /(?:^|[/.=])[a-z]{2}(?:[-_][a-z]{2,4})?(?:[/.&]|$)/i.test(placeOf(page.url));
  const isInMenu = edges.some(({ from, to, shape }) => from === homeNumber && shape.region === "nav" && pages[to] === page);
  return isTranslation || isInMenu
    ? undefined
    : `Written in ${WRITING[own] ?? own} letters, the home page in ${WRITING[usual] ?? usual} ones.`;
}

const WRITING: Record<string, string> = { Han: "Chinese or Japanese", Hiragana: "Japanese", Katakana: "Japanese", Hangul: "Korean" };

/** Where a language is named in an address: before the domain, in the path, in the query. */
const placeOf = (url: string): string => {
  const { hostname, pathname, search } = new URL(url);
  return `${hostname.split(".")[0]}${pathname.replace(/\.\w+$/, "")}${search}`;
};

/** The script of most letters; undefined where there are too few to say. */
function mainScript(text: string): string | undefined {
  const counts = [...letters].map(([script, pattern]) => ({ script, count: text.match(pattern)?.length ?? 0 }));
  const [most] = counts.toSorted((a, b) => b.count - a.count);
  return most && most.count >= 4 ? most.script : undefined;
}
