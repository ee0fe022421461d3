import { siteConstants } from "#core/site-constants.ts";

/** The studies after this one in the list's order, from its start again when it ends: three at most, never this one. */
export function continueReading<Study extends { seo: { slug: { current: string } } }>(studies: readonly Study[], slug: string): Study[] {
  const at = studies.findIndex(({ seo }) => seo.slug.current === slug);
  return [...studies.slice(at + 1), ...studies.slice(0, Math.max(0, at))].slice(0, siteConstants.continueReading);
}
