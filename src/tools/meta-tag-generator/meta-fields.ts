/** Every field of the generator, in the order of the form. Input, form and import come from this table. */
export const metaFields = [
  { field: "title", kind: "text", label: "Title" },
  { field: "description", kind: "text", label: "Description" },
  { field: "url", kind: "address", label: "Address of this page" },
  { field: "canonical", kind: "address", label: "Canonical" },
  { field: "lang", kind: "text", label: "Language" },
  { field: "author", kind: "text", label: "Author" },

  { field: "robotsIndex", kind: "text", label: "In the index" },
  { field: "robotsFollow", kind: "text", label: "Links" },
  { field: "maxSnippet", kind: "text", label: "Longest snippet" },
  { field: "maxImagePreview", kind: "text", label: "Picture in results" },
  { field: "maxVideoPreview", kind: "text", label: "Longest video preview, in seconds" },
  { field: "unavailableAfter", kind: "text", label: "Out of results after" },
  { field: "nosnippet", kind: "switch", label: "No snippet (nosnippet)" },
  { field: "noimageindex", kind: "switch", label: "Pictures of this page not in the index (noimageindex)" },
  { field: "notranslate", kind: "switch", label: "No translation offered (notranslate)" },
  { field: "noarchive", kind: "switch", label: "No stored copy (noarchive)" },
  { field: "indexifembedded", kind: "switch", label: "Indexed where it is embedded (indexifembedded)" },

  { field: "hreflang", kind: "lines", label: "One a line: language, then address" },

  { field: "social", kind: "switch", label: "Write Open Graph and X tags" },
  { field: "ogTitle", kind: "text", label: "Another title for shares" },
  { field: "ogDescription", kind: "text", label: "Another description for shares" },
  { field: "ogType", kind: "text", label: "Type" },
  { field: "ogImage", kind: "address", label: "Address of the picture" },
  { field: "ogImageAlt", kind: "text", label: "What the picture shows" },
  { field: "ogSiteName", kind: "text", label: "Name of the site" },
  { field: "ogLocale", kind: "text", label: "Locale" },
  { field: "twitterCard", kind: "text", label: "Card on X" },
  { field: "twitterSite", kind: "text", label: "Account on X" },

  { field: "charset", kind: "text", label: "Character set" },
  { field: "viewport", kind: "text", label: "Viewport" },
  { field: "themeColor", kind: "text", label: "Theme color" },
  { field: "themeColorDark", kind: "text", label: "Theme color, dark" },
  { field: "colorScheme", kind: "text", label: "Color scheme" },
  { field: "referrer", kind: "text", label: "Referrer" },

  { field: "iconIco", kind: "address", label: "ICO file" },
  { field: "iconSvg", kind: "address", label: "SVG icon" },
  { field: "iconPng", kind: "address", label: "PNG icon, 96 × 96" },
  { field: "appleTouchIcon", kind: "address", label: "Touch icon, 180 × 180" },
  { field: "manifest", kind: "address", label: "Web app manifest" },

  { field: "verifyGoogle", kind: "text", label: "Google Search Console" },
  { field: "verifyBing", kind: "text", label: "Bing Webmaster Tools" },
  { field: "verifyYandex", kind: "text", label: "Yandex Webmaster" },
  { field: "verifyPinterest", kind: "text", label: "Pinterest" },
  { field: "verifyFacebook", kind: "text", label: "Facebook Business" },

  { field: "keywords", kind: "text", label: "Keywords" },
  { field: "geoRegion", kind: "text", label: "geo.region" },
  { field: "geoPlacename", kind: "text", label: "geo.placename" },
  { field: "geoPosition", kind: "text", label: "geo.position" },
] as const;

type Field = (typeof metaFields)[number];
export type MetaField = Field["field"];
type Switch = Extract<Field, { kind: "switch" }>["field"];
type Lines = Extract<Field, { kind: "lines" }>["field"];

export type MetaFields = { [Name in Exclude<MetaField, Switch | Lines>]?: string | undefined } & {
  [Name in Switch]?: boolean | undefined;
} & {
  [Name in Lines]?: string[] | undefined;
};

/** What an empty form begins with: what every page needs. */
export const metaDefaults: MetaFields = {
  charset: "utf-8",
  viewport: "width=device-width, initial-scale=1",
  lang: "en",
  maxImagePreview: "large",
  social: true,
  ogType: "website",
  twitterCard: "summary_large_image",
};

export interface LanguageRow {
  code: string;
  href: string;
  /** As it was written. */
  line: string;
}

/** “fr-CA https://…” and the like, parted by space, bar, comma, equals sign or colon after the code. */
export function languageRows({ hreflang = [] }: MetaFields): LanguageRow[] {
  return hreflang
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [, code = line, href = ""] = /^([^\s|,=]+)[\s|,=]+(\S.*)$/.exec(line) ?? [];
      return { code, href: href.trim(), line };
    });
}
