import type { ContentSource } from "#core/content/content-source.ts";
import { readOne } from "#core/content/read-documents.ts";
import { AppError } from "#core/errors/app-error.ts";
import { toSiteSettings } from "./site-settings.mapping.ts";
import { siteSettingsQuery } from "./site-settings.query.ts";
import type { SiteSettings } from "./site-settings.schema.ts";

/** Every page needs the settings, so a dataset without them is a fault and not an empty page. */
export async function readSettings(source: ContentSource): Promise<SiteSettings> {
  const settings = await readOne(source, siteSettingsQuery, {}, toSiteSettings);
  if (!settings) throw new AppError("content_unavailable");
  return settings;
}
