import { present } from "#core/errors/present.ts";
import * as google from "#core/sources/google.ts";
import type { SiteGraph, SitePage } from "./site-graph.ts";
import type { SiteGroup, SiteRule } from "./site-rule.ts";

/** Fewer words than these are a form or a picture, and alike by nature. */
const MIN_WORDS = 20;

/** Pages that search engines may show, and that say the same. */
export const duplicateRules: readonly SiteRule[] = [
  {
    id: "site-duplicate-title",
    title: "No two pages share a title",
    kind: "title-same",
    checkedBy: "title-tag-checker",
    sources: [google.titleLinks],
    fault: (pages) => `${pages} pages share their title with another`,
    detail: "Results with the same words cannot be told apart. Give each page a title that names what only it holds.",
    find: (site) => alike(site, ({ facts }) => facts.title),
  },
  {
    id: "site-duplicate-description",
    title: "No two pages share a meta description",
    kind: "description-style",
    sources: [google.snippets],
    fault: (pages) => `${pages} pages share their meta description with another`,
    detail: "Google writes its own snippet when the description fits several pages. Say what this page answers, or leave the tag out.",
    find: (site) => alike(site, ({ facts }) => facts.content?.description),
  },
  {
    id: "site-duplicate-h1",
    title: "No two pages share a first heading",
    kind: "title-edge",
    sources: [google.titleLinks],
    fault: (pages) => `${pages} pages share their H1 with another`,
    detail: "A visitor who lands on one of them cannot see which one it is. Google takes titles from headings too.",
    find: (site) => alike(site, ({ facts }) => facts.content?.h1),
  },
  {
    id: "site-duplicate-body",
    title: "No two pages hold the same text",
    kind: "text-same",
    sources: [google.canonicalUrls],
    fault: (pages) => `${pages} pages hold the same text as another`,
    detail:
      "Keep one, and point the others to it by a redirect or a canonical. Menus, headers and footers were left out of the comparison.",
    find: (site) =>
      alike(
        site,
        ({ facts: { content } }) => (content?.bodyHash !== undefined && content.words >= MIN_WORDS ? String(content.bodyHash) : undefined),
        ({ facts }) => `${facts.content?.words} words each`,
      ),
  },
];

/** Same words in another case are the same words. */
function alike(
  site: SiteGraph,
  wordsOf: (page: SitePage) => string | undefined,
  labelOf: (page: SitePage) => string = (page) => wordsOf(page) ?? "",
): SiteGroup[] {
  const groups = new Map<string, SitePage[]>();
  for (const page of site.pages) {
    const key = page.verdict.belongs ? wordsOf(page)?.toLowerCase() : undefined;
    if (!key) continue;
    const group = groups.get(key);
    if (group) group.push(page);
    else groups.set(key, [page]);
  }
  return [...groups.values()]
    .filter((pages) => pages.length > 1)
    .sort((a, b) => b.length - a.length)
    .map((pages) => ({ label: labelOf(present(pages[0])), urls: pages.map(({ url }) => url) }));
}
