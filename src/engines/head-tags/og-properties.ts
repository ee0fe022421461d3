/**
 * Every property of the protocol (https://ogp.me/), of Facebook and of X cards, in the order in which they are written. Input, form,
 * tags and import all come from this table.
 */
export const ogProperties = [
  { field: "title", key: "og:title", kind: "text", label: "Title" },
  { field: "type", key: "og:type", kind: "text", label: "Type" },
  { field: "url", key: "og:url", kind: "address", label: "Address of the page" },

  { field: "image", key: "og:image", kind: "address", label: "Address of the picture" },
  { field: "imageSecureUrl", key: "og:image:secure_url", kind: "address", label: "Picture by https", of: "image" },
  { field: "imageType", key: "og:image:type", kind: "text", label: "MIME type", of: "image" },
  { field: "imageWidth", key: "og:image:width", kind: "integer", label: "Width in pixels", of: "image" },
  { field: "imageHeight", key: "og:image:height", kind: "integer", label: "Height in pixels", of: "image" },
  { field: "imageAlt", key: "og:image:alt", kind: "text", label: "What the picture shows", of: "image" },
  { field: "moreImages", key: "og:image", kind: "addresses", label: "Further pictures, one a line" },

  { field: "description", key: "og:description", kind: "text", label: "Description" },
  { field: "siteName", key: "og:site_name", kind: "text", label: "Name of the site" },
  { field: "locale", key: "og:locale", kind: "text", label: "Locale" },
  { field: "localeAlternate", key: "og:locale:alternate", kind: "texts", label: "Other locales of this page, one a line" },
  { field: "determiner", key: "og:determiner", kind: "text", label: "Determiner" },

  { field: "video", key: "og:video", kind: "address", label: "Address of a video" },
  { field: "videoSecureUrl", key: "og:video:secure_url", kind: "address", label: "Video by https", of: "video" },
  { field: "videoType", key: "og:video:type", kind: "text", label: "MIME type of the video", of: "video" },
  { field: "videoWidth", key: "og:video:width", kind: "integer", label: "Width of the video", of: "video" },
  { field: "videoHeight", key: "og:video:height", kind: "integer", label: "Height of the video", of: "video" },
  { field: "audio", key: "og:audio", kind: "address", label: "Address of a sound" },
  { field: "audioSecureUrl", key: "og:audio:secure_url", kind: "address", label: "Sound by https", of: "audio" },
  { field: "audioType", key: "og:audio:type", kind: "text", label: "MIME type of the sound", of: "audio" },

  { field: "articlePublishedTime", key: "article:published_time", kind: "date", label: "Published", types: ["article"] },
  { field: "articleModifiedTime", key: "article:modified_time", kind: "date", label: "Changed", types: ["article"] },
  { field: "articleExpirationTime", key: "article:expiration_time", kind: "date", label: "Out of date after", types: ["article"] },
  { field: "articleAuthor", key: "article:author", kind: "addresses", label: "Profiles of the authors, one a line", types: ["article"] },
  { field: "articleSection", key: "article:section", kind: "text", label: "Section", types: ["article"] },
  { field: "articleTag", key: "article:tag", kind: "texts", label: "Tags, one a line", types: ["article"] },

  { field: "profileFirstName", key: "profile:first_name", kind: "text", label: "First name", types: ["profile"] },
  { field: "profileLastName", key: "profile:last_name", kind: "text", label: "Last name", types: ["profile"] },
  { field: "profileUsername", key: "profile:username", kind: "text", label: "User name", types: ["profile"] },
  { field: "profileGender", key: "profile:gender", kind: "text", label: "Gender", types: ["profile"] },

  { field: "bookAuthor", key: "book:author", kind: "addresses", label: "Profiles of the authors, one a line", types: ["book"] },
  { field: "bookIsbn", key: "book:isbn", kind: "text", label: "ISBN", types: ["book"] },
  { field: "bookReleaseDate", key: "book:release_date", kind: "date", label: "Released", types: ["book"] },
  { field: "bookTag", key: "book:tag", kind: "texts", label: "Tags, one a line", types: ["book"] },

  {
    field: "videoActor",
    key: "video:actor",
    kind: "rows",
    parts: ["video:actor:role"],
    label: "Actors, one a line: profile | role",
    types: ["video.movie", "video.episode", "video.tv_show", "video.other"],
  },
  {
    field: "videoDirector",
    key: "video:director",
    kind: "addresses",
    label: "Directors, one a line",
    types: ["video.movie", "video.episode", "video.tv_show", "video.other"],
  },
  {
    field: "videoWriter",
    key: "video:writer",
    kind: "addresses",
    label: "Writers, one a line",
    types: ["video.movie", "video.episode", "video.tv_show", "video.other"],
  },
  {
    field: "videoDuration",
    key: "video:duration",
    kind: "integer",
    label: "Length in seconds",
    types: ["video.movie", "video.episode", "video.tv_show", "video.other"],
  },
  {
    field: "videoReleaseDate",
    key: "video:release_date",
    kind: "date",
    label: "Released",
    types: ["video.movie", "video.episode", "video.tv_show", "video.other"],
  },
  {
    field: "videoTag",
    key: "video:tag",
    kind: "texts",
    label: "Tags, one a line",
    types: ["video.movie", "video.episode", "video.tv_show", "video.other"],
  },
  { field: "videoSeries", key: "video:series", kind: "address", label: "Address of the series", types: ["video.episode"] },

  { field: "musicDuration", key: "music:duration", kind: "integer", label: "Length in seconds", types: ["music.song"] },
  {
    field: "musicAlbum",
    key: "music:album",
    kind: "rows",
    parts: ["music:album:disc", "music:album:track"],
    label: "Albums, one a line: address | disc | track",
    types: ["music.song"],
  },
  {
    field: "musicSong",
    key: "music:song",
    kind: "rows",
    parts: ["music:song:disc", "music:song:track"],
    label: "Songs, one a line: address | disc | track",
    types: ["music.album", "music.playlist"],
  },
  {
    field: "musicMusician",
    key: "music:musician",
    kind: "addresses",
    label: "Musicians, one a line",
    types: ["music.song", "music.album"],
  },
  { field: "musicReleaseDate", key: "music:release_date", kind: "date", label: "Released", types: ["music.album"] },
  {
    field: "musicCreator",
    key: "music:creator",
    kind: "addresses",
    label: "Creators, one a line",
    types: ["music.playlist", "music.radio_station"],
  },

  { field: "paymentDescription", key: "payment:description", kind: "text", label: "What is paid for", types: ["payment.link"] },
  { field: "paymentCurrency", key: "payment:currency", kind: "text", label: "Currency (ISO 4217)", types: ["payment.link"] },
  { field: "paymentAmount", key: "payment:amount", kind: "text", label: "Amount", types: ["payment.link"] },
  { field: "paymentExpiresAt", key: "payment:expires_at", kind: "date", label: "Open until", types: ["payment.link"] },
  { field: "paymentStatus", key: "payment:status", kind: "text", label: "Status", types: ["payment.link"] },
  { field: "paymentId", key: "payment:id", kind: "text", label: "Number of the link", types: ["payment.link"] },
  { field: "paymentSuccessUrl", key: "payment:success_url", kind: "address", label: "Page after payment", types: ["payment.link"] },

  { field: "fbAppId", key: "fb:app_id", kind: "text", label: "Facebook app ID" },

  { field: "twitterCard", key: "twitter:card", kind: "text", label: "Card", attribute: "name" },
  { field: "twitterSite", key: "twitter:site", kind: "text", label: "Account of the site", attribute: "name" },
  { field: "twitterCreator", key: "twitter:creator", kind: "text", label: "Account of the author", attribute: "name" },
  { field: "twitterTitle", key: "twitter:title", kind: "text", label: "Another title for X", attribute: "name" },
  { field: "twitterDescription", key: "twitter:description", kind: "text", label: "Another description for X", attribute: "name" },
  { field: "twitterImage", key: "twitter:image", kind: "address", label: "Another picture for X", attribute: "name" },
  {
    field: "twitterImageAlt",
    key: "twitter:image:alt",
    kind: "text",
    label: "What that picture shows",
    attribute: "name",
    of: "twitterImage",
  },
] as const satisfies readonly OgProperty[];

interface OgProperty {
  /** Name in input and form. */
  field: string;
  key: string;
  /** `rows`: an address and its parts, parted by a bar. */
  kind: "text" | "address" | "integer" | "date" | "texts" | "addresses" | "rows";
  label: string;
  /** X reads `name`, all others `property`. */
  attribute?: "name";
  /** A structured property: written right after this one, and not without it. */
  of?: string;
  /** The object types it belongs to; all when there is none. */
  types?: readonly string[];
  parts?: readonly string[];
}

type Property = (typeof ogProperties)[number];
type ListField = Extract<Property, { kind: "texts" | "addresses" | "rows" }>["field"];
type TextField = Exclude<Property["field"], ListField>;
export type OgField = Property["field"];

/** What tags are made from; a missing field is no tag. */
export type OgFields = { [Field in TextField]?: string | undefined } & { [Field in ListField]?: string[] | undefined };

/** The types of https://ogp.me/#types, and payment links. */
export const ogTypes = [
  "website",
  "article",
  "profile",
  "book",
  "video.movie",
  "video.episode",
  "video.tv_show",
  "video.other",
  "music.song",
  "music.album",
  "music.playlist",
  "music.radio_station",
  "payment.link",
] as const;

export const isList = (property: OgProperty): boolean =>
  property.kind === "texts" || property.kind === "addresses" || property.kind === "rows";

/** Whether a property has a place in an object of this type. */
export function belongsTo(property: OgProperty, type: string | undefined): boolean {
  return property.types === undefined || property.types.includes(type ?? "");
}
