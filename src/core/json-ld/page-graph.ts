import { breadcrumbList } from "./breadcrumb-list.ts";
import type { JsonLdNode } from "./json-ld-node.ts";
import { type Agency, organization } from "./organization.ts";
import { type WebPageFacts, webPage } from "./web-page.ts";
import { webSite } from "./web-site.ts";

/** What every page says about itself: the agency, the site, the page and its breadcrumb. `crumbs` end with the page; the home page has none. */
export function pageGraph(agency: Agency, page: WebPageFacts, crumbs: readonly { name: string; to: string }[]): JsonLdNode[] {
  return [
    organization(page.origin, agency, { whole: page.type === "ContactPage" }),
    webSite(page.origin, agency.brandName),
    webPage(page),
    ...(crumbs.length > 1 ? [breadcrumbList(page.origin, crumbs)] : []),
  ];
}
