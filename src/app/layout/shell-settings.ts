import type { SiteSettings } from "#content/site-settings/site-settings.schema.ts";

/** What every page carries of the settings. The home page's words stay with the home page. */
export type ShellSettings = Pick<SiteSettings, "brandName" | "tagline" | "offices" | "socials" | "awardBadges" | "disclaimer">;

export function shellSettings({ brandName, tagline, offices, socials, awardBadges, disclaimer }: SiteSettings): ShellSettings {
  return { brandName, tagline, offices, socials, awardBadges, disclaimer };
}
