import { framedUrl } from "#content/image/framed-url.ts";
import type { SiteSettings } from "#content/site-settings/site-settings.content-type.ts";

/** What every page carries of the settings. The home page's words stay with the home page. */
export interface ShellSettings
  extends Pick<SiteSettings, "brandName" | "brandColor" | "tagline" | "offices" | "socials" | "awardBadges" | "disclaimer"> {
  /** The address of the agency's own sign. */
  logo?: string | undefined;
  mail: Pick<SiteSettings["mail"], "hello">;
  /** What the home page says of itself in results. */
  description: string;
}

/** Over the 112 pixels that search engines ask of a logo. */
const LOGO_SIZE = { width: 192, height: 192 };

export function shellSettings(
  { brandName, brandColor, logo, tagline, seo, offices, socials, awardBadges, disclaimer, mail }: SiteSettings,
  imageBase: string,
): ShellSettings {
  return {
    brandName,
    ...(brandColor && { brandColor }),
    ...(logo && { logo: framedUrl(logo, LOGO_SIZE, imageBase) }),
    tagline,
    description: seo.description,
    offices,
    socials,
    awardBadges,
    disclaimer,
    mail: { hello: mail.hello },
  };
}
