import { type HeadTag, metaTag, oneLine } from "#engines/head-tags/head-tag.ts";
import { ogTags } from "#engines/head-tags/og-tags.ts";
import { languageRows, type MetaFields } from "./meta-fields.ts";
import { robotsContent } from "./robots-content.ts";

/**
 * The tags of a head in the order that works: the character set within the first 1,024 bytes, as the HTML standard asks; viewport and
 * referrer before anything is laid out or fetched; then what search engines read; then what networks read.
 */
export function metaTags(fields: MetaFields): HeadTag[] {
  const charset = oneLine(fields.charset);
  const title = oneLine(fields.title);
  return [
    ...(charset ? [{ element: "meta", attributes: [["charset", charset]] } satisfies HeadTag] : []),
    ...named("viewport", fields.viewport),
    ...named("referrer", fields.referrer),
    ...(title ? [{ element: "title", attributes: [], text: title } satisfies HeadTag] : []),
    ...named("description", fields.description),
    ...link("canonical", fields.canonical),
    ...named("robots", robotsContent(fields)),
    ...languageRows(fields)
      .filter(({ href }) => href !== "")
      .flatMap(({ code, href }) => link("alternate", href, [["hreflang", code]])),
    ...named("author", fields.author),
    ...named("keywords", fields.keywords),
    ...named("geo.region", fields.geoRegion),
    ...named("geo.placename", fields.geoPlacename),
    ...named("geo.position", fields.geoPosition),
    ...themeColors(fields),
    ...named("color-scheme", fields.colorScheme),
    ...(fields.social ? shareTags(fields) : []),
    // The ICO carries a size, or Chrome would take it over the SVG.
    ...link("icon", fields.iconIco, [["sizes", "32x32"]]),
    ...link("icon", fields.iconSvg, [["type", "image/svg+xml"]]),
    ...link("icon", fields.iconPng, [
      ["type", "image/png"],
      ["sizes", "96x96"],
    ]),
    ...link("apple-touch-icon", fields.appleTouchIcon),
    ...link("manifest", fields.manifest),
    ...named("google-site-verification", tokenOf(fields.verifyGoogle)),
    ...named("msvalidate.01", tokenOf(fields.verifyBing)),
    ...named("yandex-verification", tokenOf(fields.verifyYandex)),
    ...named("p:domain_verify", tokenOf(fields.verifyPinterest)),
    ...named("facebook-domain-verification", tokenOf(fields.verifyFacebook)),
  ];
}

/** Consoles give a whole tag; what counts is in its content. */
export function tokenOf(given: string | undefined): string {
  const text = oneLine(given);
  return /content\s*=\s*["']?([^"'\s>]+)/i.exec(text)?.[1] ?? text;
}

function named(name: string, value: string | undefined): HeadTag[] {
  const content = oneLine(value);
  return content === "" ? [] : [metaTag("name", name, content)];
}

function link(rel: string, value: string | undefined, attributes: HeadTag["attributes"] = []): HeadTag[] {
  const href = oneLine(value);
  return href === "" ? [] : [{ element: "link", attributes: [["rel", rel], ...attributes, ["href", href]] }];
}

function themeColors({ themeColor, themeColorDark }: MetaFields): HeadTag[] {
  const [light, dark] = [oneLine(themeColor), oneLine(themeColorDark)];
  if (dark === "") return named("theme-color", light);
  return [...withMedia(light, "(prefers-color-scheme: light)"), ...withMedia(dark, "(prefers-color-scheme: dark)")];
}

function withMedia(color: string, media: string): HeadTag[] {
  return named("theme-color", color).map((tag) => ({ ...tag, attributes: [...tag.attributes, ["media", media]] }));
}

function shareTags(fields: MetaFields): HeadTag[] {
  return ogTags({
    title: fields.ogTitle?.trim() || fields.title,
    type: fields.ogType?.trim() || "website",
    url: fields.canonical?.trim() || fields.url,
    image: fields.ogImage,
    imageAlt: fields.ogImageAlt,
    description: fields.ogDescription?.trim() || fields.description,
    siteName: fields.ogSiteName,
    locale: fields.ogLocale,
    twitterCard: fields.twitterCard,
    twitterSite: fields.twitterSite,
  });
}
