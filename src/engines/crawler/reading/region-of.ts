import type { LinkRegion } from "#core/crawl/page-link.ts";

type Attributes = ReadonlyMap<string, string>;

const byRole: Record<string, LinkRegion> = {
  banner: "header",
  navigation: "nav",
  main: "main",
  complementary: "aside",
  contentinfo: "footer",
};
const byTag: Record<string, LinkRegion> = { header: "header", nav: "nav", main: "main", aside: "aside", footer: "footer" };

/** What sites without landmarks call theirs. Ids and whole class names only: “header” as a class names the top of every card. */
const byId: Record<string, LinkRegion> = {
  header: "header",
  masthead: "header",
  nav: "nav",
  navigation: "nav",
  menu: "nav",
  main: "main",
  content: "main",
  "main-content": "main",
  sidebar: "aside",
  footer: "footer",
  colophon: "footer",
};
const byClass: Record<string, LinkRegion> = {
  "site-header": "header",
  navbar: "nav",
  "main-navigation": "nav",
  sidebar: "aside",
  "site-footer": "footer",
};

/** Where the content of an element stands. The header and footer of an article belong to the article. */
export function regionOf(tagName: string, attributes: Attributes, outer: LinkRegion, inSection: boolean): LinkRegion {
  const role = attributes.get("role");
  if (role !== undefined && byRole[role]) return byRole[role];
  const tag = byTag[tagName];
  if (tag !== undefined) return (tag === "header" || tag === "footer") && (inSection || outer === "main") ? outer : tag;
  if (tagName !== "div" && tagName !== "ul" && tagName !== "td") return outer;
  if (outer !== "body") return outer;
  const named = byId[attributes.get("id")?.toLowerCase() ?? ""];
  if (named) return named;
  for (const name of attributes.get("class")?.split(/\s+/) ?? []) if (byClass[name]) return byClass[name];
  return outer;
}
