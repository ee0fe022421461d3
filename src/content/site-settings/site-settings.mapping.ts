import { type SiteSettings, siteSettings } from "./site-settings.schema.ts";

export const toSiteSettings = (raw: unknown): SiteSettings => siteSettings.parse(raw);
