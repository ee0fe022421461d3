import * as google from "#core/sources/google.ts";
import type { SiteGraph } from "./site-graph.ts";
import type { SiteGroup, SiteRule } from "./site-rule.ts";

/** More clicks than these, and people and crawlers come seldom. */
const DEEP = 4;

/** Rules about the links between pages. */
export const linkRules: readonly SiteRule[] = [
  {
    id: "site-dead-link",
    title: "Internal links lead to pages that answer",
    kind: "links-dead",
    checkedBy: "broken-link-detector",
    sources: [google.linkPractices],
    fault: (pages) => `${pages} dead ${pages === 1 ? "address is" : "addresses are"} linked from your own pages`,
    detail: "Mend the link, or redirect the address to the page that took its place.",
    find: (site) => linkedFaults(site, ["dead", "server-error", "no-answer"]),
  },
  {
    id: "site-closed-links",
    title: "Links can be followed by a crawler",
    kind: "links-uncrawlable",
    sources: [google.linkPractices],
    fault: (pages) => `${pages} ${pages === 1 ? "page has" : "pages have"} links that no crawler can follow`,
    detail:
      "No href, a script in its place, or something that is no address. People without a mouse and crawlers stop there. Give each link the address that it opens.",
    find: ({ pages }) =>
      pages.flatMap(({ url, closedLinks }) =>
        closedLinks > 0 ? { label: `${closedLinks} ${closedLinks === 1 ? "link" : "links"}`, urls: [url] } : [],
      ),
  },
  {
    id: "site-orphan",
    title: "Every page in the sitemap is linked",
    kind: "page-unlinked",
    sources: [google.linkPractices],
    fault: (pages) =>
      `${pages} ${pages === 1 ? "page is" : "pages are"} in the sitemap, and no page links to ${pages === 1 ? "it" : "them"}`,
    detail: "Visitors never find an orphan, and Google gives it little weight. Link to it from a page of its subject, or let it go.",
    find: orphans,
  },
  {
    id: "site-nofollow-only",
    title: "Pages that should rank are linked without nofollow",
    kind: "links-nofollow",
    sources: [google.linkPractices],
    fault: (pages) => `${pages} ${pages === 1 ? "page is" : "pages are"} linked by nofollow only`,
    detail: "Your own pages tell crawlers not to follow. Take rel=nofollow off internal links; use noindex on what should stay out.",
    find: nofollowOnly,
  },
  {
    id: "site-linked-redirect",
    title: "Internal links lead straight to their page",
    kind: "links-redirected",
    checkedBy: "broken-link-detector",
    sources: [google.redirects],
    fault: (pages) => `${pages} linked ${pages === 1 ? "address redirects" : "addresses redirect"}`,
    detail: "Each click makes a detour. Write the final address into the link.",
    find: (site) => linkedFaults(site, ["redirect"]),
  },
  {
    id: "site-linked-noindex",
    title: "Internal links lead to pages that may be shown",
    kind: "link-counts",
    sources: [google.linkPractices],
    fault: (pages) => `${pages} linked ${pages === 1 ? "page keeps itself" : "pages keep themselves"} out of the results`,
    detail: "Noindex, or a canonical that names another page. Right for a cart or a filter; a waste of links for anything else.",
    find: (site) => linkedFaults(site, ["noindex", "canonical"]),
  },
  {
    id: "site-deep-page",
    title: `Pages are within ${DEEP} clicks of the home page`,
    kind: "link-counts",
    sources: [google.linkPractices],
    fault: (pages) => `${pages} ${pages === 1 ? "page is" : "pages are"} more than ${DEEP} clicks from the home page`,
    detail: "Link to what matters from a page that is nearer: a category, a hub, the home page itself.",
    find: ({ pages }) =>
      byLabel(
        pages.filter(({ clicks = 0, verdict }) => clicks > DEEP && verdict.belongs),
        ({ clicks }) => `${clicks} clicks`,
      ),
  },
  {
    id: "site-dead-end",
    title: "Every page leads on",
    kind: "link-counts",
    sources: [google.linkPractices],
    fault: (pages) => `${pages} ${pages === 1 ? "page links" : "pages link"} to no other page of the site`,
    detail: "A reader who arrives there can only leave. Add the menu, or a next step in the text.",
    find: deadEnds,
  },
];

function linkedFaults({ pages, edges }: SiteGraph, reasons: readonly string[]): SiteGroup[] {
  const linked = new Set(edges.map(({ to }) => to));
  return pages.flatMap(({ url, verdict }, number) =>
    !verdict.belongs && reasons.includes(verdict.reason) && linked.has(number) ? { label: verdict.words, urls: [url] } : [],
  );
}

/** Only when all was read: an unread page might link to them. */
function orphans({ pages, edges, home, isComplete }: SiteGraph): SiteGroup[] {
  if (!isComplete) return [];
  const linked = new Set(edges.flatMap(({ to }) => [to, pages[to]?.end ?? to]));
  const found = pages.filter(({ inSitemap, verdict }, number) => inSitemap && verdict.belongs && number !== home && !linked.has(number));
  return found.length === 0 ? [] : [{ label: "Known from the sitemap alone", urls: found.map(({ url }) => url) }];
}

function nofollowOnly({ pages, edges, home }: SiteGraph): SiteGroup[] {
  const followed = new Set(edges.filter(({ nofollow }) => !nofollow).flatMap(({ to }) => [to, pages[to]?.end ?? to]));
  const linked = new Set(edges.map(({ to }) => to));
  const found = pages.filter(({ verdict }, number) => verdict.belongs && number !== home && linked.has(number) && !followed.has(number));
  return found.length === 0 ? [] : [{ label: "All links to it carry nofollow", urls: found.map(({ url }) => url) }];
}

function deadEnds({ pages, edges }: SiteGraph): SiteGroup[] {
  const leading = new Set(edges.map(({ from }) => from));
  const found = pages.filter(({ verdict }, number) => verdict.belongs && pages.length > 1 && !leading.has(number));
  return found.length === 0 ? [] : [{ label: "No internal link on it", urls: found.map(({ url }) => url) }];
}

function byLabel<Page extends { url: string }>(pages: readonly Page[], labelOf: (page: Page) => string): SiteGroup[] {
  const groups = new Map<string, string[]>();
  for (const page of pages) groups.set(labelOf(page), [...(groups.get(labelOf(page)) ?? []), page.url]);
  return [...groups].map(([label, urls]) => ({ label, urls }));
}
