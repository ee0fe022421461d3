import type { MetaFields } from "./meta-fields.ts";

/** The content of the robots tag; "" when everything is as crawlers assume it, which needs no tag. */
export function robotsContent(fields: MetaFields): string {
  const text = (value: string | undefined) => value?.trim() ?? "";
  return [
    text(fields.robotsIndex) === "noindex" ? "noindex" : "",
    text(fields.robotsFollow) === "nofollow" ? "nofollow" : "",
    fields.nosnippet ? "nosnippet" : "",
    text(fields.maxSnippet) && `max-snippet:${text(fields.maxSnippet)}`,
    text(fields.maxImagePreview) && `max-image-preview:${text(fields.maxImagePreview)}`,
    text(fields.maxVideoPreview) && `max-video-preview:${text(fields.maxVideoPreview)}`,
    fields.noimageindex ? "noimageindex" : "",
    fields.notranslate ? "notranslate" : "",
    fields.noarchive ? "noarchive" : "",
    fields.indexifembedded ? "indexifembedded" : "",
    text(fields.unavailableAfter) && `unavailable_after: ${text(fields.unavailableAfter)}`,
  ]
    .filter(Boolean)
    .join(", ");
}
