import type { SiteSettings } from "#content/site-settings/site-settings.schema.ts";

/** What every page carries of the settings. The home page's words stay with the home page. */
export interface ShellSettings extends Pick<SiteSettings, "brandName" | "tagline" | "offices" | "socials" | "awardBadges" | "disclaimer"> {
  mail: Pick<SiteSettings["mail"], "hello">;
}

export function shellSettings({ brandName, tagline, offices, socials, awardBadges, disclaimer, mail }: SiteSettings): ShellSettings {
  return { brandName, tagline, offices, socials, awardBadges, disclaimer, mail: { hello: mail.hello } };
}
