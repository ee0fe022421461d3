export const SITEMAP = "http://www.sitemaps.org/schemas/sitemap/0.9";
/** Google's own format, which sitemaps.org took over in 2006. */
export const OLD_SITEMAP = "http://www.google.com/schemas/sitemap/0.84";

const EXTENSIONS: Readonly<Record<string, Extension>> = {
  "http://www.google.com/schemas/sitemap-image/1.1": "image",
  "http://www.google.com/schemas/sitemap-video/1.1": "video",
  "http://www.google.com/schemas/sitemap-news/0.9": "news",
  "http://www.w3.org/1999/xhtml": "xhtml",
};

export type Extension = "image" | "video" | "news" | "xhtml";

/** By its namespace, or by the usual prefix where the namespace is missing or wrong. */
export function extensionOf(uri: string, prefix: string): Extension | undefined {
  return EXTENSIONS[uri] ?? PREFIXES.find((one) => one === prefix);
}

/** Of another namespace than the sitemap's own, which the schema lets stand beside the fields. What has none is the sitemap's, unmarked. */
export function isForeign(uri: string, rootUri: string): boolean {
  return ![undefined, "", rootUri, SITEMAP, OLD_SITEMAP].includes(uri);
}

const PREFIXES: readonly Extension[] = ["image", "video", "news", "xhtml"];
