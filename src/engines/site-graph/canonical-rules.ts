import { isPage } from "#core/crawl/crawl-words.ts";
import * as google from "#core/sources/google.ts";
import { isOtherSite } from "#core/url/is-other-site.ts";
import type { SiteGraph, SitePage } from "./site-graph.ts";
import type { SiteGroup, SiteRule } from "./site-rule.ts";

/** Where pages send search engines: away, or on by redirect, canonical, hreflang and sitemap. */
export const canonicalRules: readonly SiteRule[] = [
  {
    id: "site-redirect-chain",
    title: "Redirects lead to their end in one step",
    kind: "redirect-hops",
    sources: [google.redirects],
    fault: (pages) => `${pages} ${pages === 1 ? "address redirects" : "addresses redirect"} more than once, or in a circle`,
    detail: "Every step costs a visitor a round trip and a crawler one of the ten that it follows. Point each address to the last one.",
    find: redirectChains,
  },
  {
    id: "site-canonical-target",
    title: "Canonicals name pages that can be shown",
    kind: "canonical-dead",
    sources: [google.canonicalUrls],
    fault: (pages) =>
      `${pages} ${pages === 1 ? "page names a canonical" : "pages name canonicals"} that cannot stand for ${pages === 1 ? "it" : "them"}`,
    detail:
      "A canonical that redirects, is dead, carries noindex or names yet another page is a signal against itself. Name the final address.",
    find: canonicalChains,
  },
  {
    id: "site-canonical-elsewhere",
    title: "Pages keep their own place in results",
    kind: "canonical-elsewhere",
    checkedBy: "canonical-tag-checker",
    sources: [google.canonicalUrls],
    fault: (pages) => `${pages} ${pages === 1 ? "page hands its" : "pages hand their"} place in results to another site`,
    detail: "The canonical names another site, so Google shows that one. Right for a syndicated article; otherwise name the page itself.",
    find: ({ pages }) =>
      pages.flatMap(({ url, facts }) =>
        facts.canonical !== undefined && isOtherSite(url, facts.canonical) ? { label: `names ${facts.canonical}`, urls: [url] } : [],
      ),
  },
  {
    id: "site-canonical-other-page",
    title: "Pages with their own words name themselves as canonical",
    kind: "canonical-to-another-page",
    checkedBy: "canonical-tag-checker",
    sources: [google.canonicalUrls],
    fault: (pages) => `${pages} ${pages === 1 ? "page gives up its" : "pages give up their"} place in results to another page of the site`,
    detail:
      "A canonical is for copies. These pages have titles and words of their own, and are left out of results in favor of the page that they name: often a template with one fixed address. Let each page name itself.",
    find: givenUp,
  },
  {
    id: "site-noindex",
    title: "Pages let themselves be shown",
    kind: "kept-out",
    checkedBy: "seo-meta-in-one-click",
    sources: [google.robotsMeta],
    fault: (pages) => `${pages} ${pages === 1 ? "page keeps itself" : "pages keep themselves"} out of results by noindex`,
    detail:
      "No search engine shows a page that says noindex, in a tag or in a header. Often a setting that a launch left behind: take it out of the template, the plug-in or the server’s settings.",
    find: (site) => single(pagesForSearch(site).filter(({ facts }) => facts.noindex && isPage(facts))),
  },
  {
    id: "site-hreflang-return",
    title: "Language versions point back at each other",
    kind: "hreflang-unreturned",
    sources: [google.localizedVersions],
    fault: (pages) => `${pages} ${pages === 1 ? "page is" : "pages are"} not named back by a language version`,
    detail: "Google ignores an alternate that does not return the link. Add this page to the hreflang list of the other.",
    find: missingReturns,
  },
  {
    id: "site-noindex-in-sitemap",
    title: "The sitemap lists no page with noindex",
    kind: "sitemap-unfit",
    sources: [google.sitemaps],
    fault: (pages) => `${pages} ${pages === 1 ? "page" : "pages"} in the sitemap ${pages === 1 ? "says" : "say"} noindex`,
    detail: "The sitemap asks for them, the pages refuse. Take them out of the file, or lift the noindex.",
    find: ({ pages }) => single(pages.filter(({ inSitemap, verdict }) => inSitemap && !verdict.belongs && verdict.reason === "noindex")),
  },
  {
    id: "site-unfit-in-sitemap",
    title: "The sitemap lists only pages that answer for themselves",
    kind: "sitemap-unfit",
    sources: [google.sitemaps],
    fault: (pages) => `${pages} ${pages === 1 ? "address" : "addresses"} in the sitemap should not be there`,
    detail: "List addresses that answer 200 and name themselves as canonical. The others teach Google not to trust the file.",
    find: ({ pages }) => single(pages.filter(({ inSitemap, verdict }) => inSitemap && !verdict.belongs && verdict.reason !== "noindex")),
  },
];

/** The home page, what the sitemap lists and what the menu leads to; without a sitemap every page but those kept out on purpose. */
function pagesForSearch({ pages, edges, home }: SiteGraph): SitePage[] {
  const menu = new Set(edges.filter(({ from, shape }) => from === home && shape.region === "nav").map(({ to }) => to));
  const hasSitemap = pages.some(({ inSitemap }) => inSitemap);
  return pages.filter(
    ({ url, inSitemap }, number) => number === home || inSitemap || ((menu.has(number) || !hasSitemap) && !isPrivate(url)),
  );
}

/** Carts, accounts, searches, filters and lists by tag. */
function isPrivate(url: string): boolean {
  const { pathname, search } = new URL(url);
  const names =
    /^(?:(?:my-?)?account|author|basket|cart|checkout|log-?in|password|register|search|sign-?(?:in|up)|tag|thank-?you|wish-?list)$/i;
  return search !== "" || pathname.split(/[/.]/).some((segment) => names.test(segment));
}

const single = (pages: readonly SitePage[]): SiteGroup[] =>
  pages.map(({ url, verdict }) => ({ label: verdict.belongs ? "" : verdict.words, urls: [url] }));

function redirectChains({ pages, numberOf }: SiteGraph): SiteGroup[] {
  const isTarget = new Set<number>();
  const nextOf = (page: SitePage | undefined) => (page?.facts.redirectTo === undefined ? undefined : numberOf(page.facts.redirectTo));
  for (const page of pages) {
    const next = nextOf(page);
    if (next !== undefined && nextOf(pages[next]) !== undefined) isTarget.add(next);
  }
  return pages.flatMap((page, start) => {
    // A chain is reported once, at its first address; a circle has no first address and is reported at each.
    const chain = [page.url];
    const seen = new Set([start]);
    let at = nextOf(page);
    while (at !== undefined && !seen.has(at)) {
      seen.add(at);
      chain.push(pages[at]?.url ?? "");
      at = nextOf(pages[at]);
    }
    const isCircle = at === start;
    const last = pages[[...seen].at(-1) ?? start]?.facts.redirectTo;
    const hops = chain.length - 1 + (at === undefined && last !== undefined ? 1 : 0);
    if (!isCircle && (hops < 2 || isTarget.has(start))) return [];
    const shown = at === undefined && last !== undefined ? [...chain, last] : isCircle ? [...chain, page.url] : chain;
    return { label: shown.map((url) => shortened(url, page.url)).join(" → "), urls: [page.url] };
  });
}

function canonicalChains({ pages, numberOf }: SiteGraph): SiteGroup[] {
  return pages.flatMap(({ url, facts }) => {
    const target = facts.canonical === undefined || facts.canonical === url ? undefined : pages[numberOf(facts.canonical) ?? -1];
    if (!target || target.verdict.belongs) return [];
    return { label: `${shortened(target.url, url)}: ${target.verdict.words}`, urls: [url] };
  });
}

/** Other words under another title are no copy; an address with a query often is one, whatever its title says. */
function givenUp({ pages, numberOf }: SiteGraph): SiteGroup[] {
  return pages.flatMap(({ url, facts }) => {
    const target = facts.canonical === undefined || facts.canonical === url ? undefined : pages[numberOf(facts.canonical) ?? -1];
    if (!target || target.url === url || !isPage(target.facts) || new URL(url).search !== "") return [];
    const isCopy = target.facts.title === facts.title || target.facts.content?.bodyHash === facts.content?.bodyHash;
    return isCopy ? [] : { label: `names ${shortened(target.url, url)}`, urls: [url] };
  });
}

function missingReturns({ pages, numberOf }: SiteGraph): SiteGroup[] {
  return pages.flatMap(({ url, facts }) =>
    (facts.content?.alternates ?? []).flatMap(([lang, address]) => {
      const other = pages[numberOf(address) ?? -1];
      if (!other || other.url === url || other.facts.status !== 200 || other.facts.type !== undefined) return [];
      const isNamed = other.facts.content?.alternates?.some(([, back]) => withoutHash(back) === url) ?? false;
      return isNamed ? [] : { label: `${shortened(other.url, url)} (${lang}) does not name it`, urls: [url] };
    }),
  );
}

const withoutHash = (address: string) => address.split("#", 1)[0] ?? "";

/** The path alone on the same host. */
function shortened(address: string, of: string): string {
  const { origin } = new URL(of);
  return address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
}
