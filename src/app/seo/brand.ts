import type { SiteSettings } from "#content/site-settings/site-settings.content-type.ts";

/** The site's name for a route's `meta`, from the root loader's settings. */
export function brandOf(matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]): string {
  const root = matches.find((match) => match?.id === "root")?.loaderData as { settings: Pick<SiteSettings, "brandName"> } | undefined;
  return root?.settings.brandName ?? "";
}
