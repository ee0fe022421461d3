import type { KindId } from "#core/rules/severities.ts";
import { isOtherSite } from "#core/url/is-other-site.ts";

/** A canonical that gives an inner page up for the front page of its own site. */
export function leadsToFrontPage(page: string, canonical: string): boolean {
  const isFront = /^\/(?:index\.\w{2,5}|home\/?|default\.aspx?)?$/i.test(new URL(page).pathname);
  const { pathname, search } = new URL(canonical);
  return !isFront && pathname === "/" && search === "" && !isOtherSite(page, canonical);
}

/** What a canonical that names another address is: the page handed over, or an unusual choice. */
export function kindOfCanonical(page: string, canonical: string): KindId {
  if (isOtherSite(page, canonical)) return "canonical-elsewhere";
  return leadsToFrontPage(page, canonical) ? "canonical-to-another-page" : "canonical-absent";
}
