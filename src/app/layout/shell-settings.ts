import type { SiteSettings } from "#content/site-settings/site-settings.content-type.ts";

/** What every page carries of the settings. The home page's words stay with the home page. */
export interface ShellSettings
  extends Pick<SiteSettings, "brandName" | "brandColor" | "tagline" | "offices" | "socials" | "awardBadges" | "disclaimer"> {
  mail: Pick<SiteSettings["mail"], "hello">;
  /** What the home page says of itself in results. */
  description: string;
}

export function shellSettings({
  brandName,
  brandColor,
  tagline,
  seo,
  offices,
  socials,
  awardBadges,
  disclaimer,
  mail,
}: SiteSettings): ShellSettings {
  return {
    brandName,
    ...(brandColor && { brandColor }),
    tagline,
    description: seo.description,
    offices,
    socials,
    awardBadges,
    disclaimer,
    mail: { hello: mail.hello },
  };
}
