import { type RobotsDirective, readRobotsTag } from "#core/http/robots-tag.ts";
import { type HeadTag, metaTag } from "#engines/head-tags/head-tag.ts";
import type { LinkFact, PageSnapshot } from "#engines/page-snapshot/page-snapshot.ts";
import type { MetaFields } from "./meta-fields.ts";

export interface ImportedMeta {
  /** What the form is filled with. */
  fields: MetaFields;
  /** The page's own tags that this generator writes, in their order. */
  before: HeadTag[];
  /** Tags that it does not write, and so leaves alone. */
  others: string[];
}

/** Reads a page's head into the fields of the generator. */
export function importMeta(snapshot: PageSnapshot): ImportedMeta {
  const before: HeadTag[] = [];
  const others: string[] = [];
  const fields: MetaFields = { url: snapshot.request.url };
  const title = snapshot.titles[0];
  if (title) {
    before.push({ element: "title", attributes: [], text: title.text });
    fields.title = title.text.slice(0, MAX);
  }
  if (snapshot.lang) fields.lang = snapshot.lang.raw.trim();
  for (const meta of snapshot.metas) {
    if (meta.inNoscript) continue;
    const key = meta.name ?? meta.property ?? meta.httpEquiv ?? "";
    const content = meta.raw.replace(/\s+/g, " ").trim().slice(0, MAX);
    const declared = meta.charset ?? (meta.httpEquiv === "content-type" ? /charset=([\w-]+)/i.exec(content)?.[1] : undefined);
    if (declared) {
      before.push({ element: "meta", attributes: [["charset", declared]] });
      fields.charset ??= declared.toLowerCase();
    } else if (key === "robots") {
      before.push(metaTag("name", key, content));
      Object.assign(fields, robotsFields(readRobotsTag(content)));
    } else if (key === "theme-color") {
      const media = /media\s*=\s*["']([^"']*)/i.exec(meta.snippet)?.[1];
      before.push({
        ...metaTag("name", key, content),
        attributes: [...metaTag("name", key, content).attributes, ...(media ? [["media", media] as const] : [])],
      });
      if (media?.includes("dark")) fields.themeColorDark ??= content;
      else fields.themeColor ??= content;
    } else {
      // One tag may speak to two readers: name="description" property="og:description".
      const also = meta.name !== null && meta.property !== null && meta.property !== key ? [meta.property] : [];
      for (const word of [key, ...also]) readNamed(word, content, { fields, before, others });
    }
  }
  for (const link of snapshot.links) readLink(link, fields, before, others);
  if (fields.ogTitle === fields.title) delete fields.ogTitle;
  if (fields.ogDescription === fields.description) delete fields.ogDescription;
  return { fields, before, others };
}

function readNamed(key: string, content: string, { fields, before, others }: ImportedMeta): void {
  const field = Object.hasOwn(names, key) ? names[key] : undefined;
  if (field === undefined) {
    if (key !== "") others.push(key);
    return;
  }
  before.push(metaTag(key.startsWith("og:") ? "property" : "name", key, content));
  if (key.startsWith("og:") || key.startsWith("twitter:")) fields.social = true;
  if (fields[field] === undefined) Object.assign(fields, { [field]: content });
}

const MAX = 2048;

const names: Record<string, Exclude<keyof MetaFields, "hreflang" | "social"> | "url"> = {
  description: "description",
  viewport: "viewport",
  referrer: "referrer",
  author: "author",
  keywords: "keywords",
  "geo.region": "geoRegion",
  "geo.placename": "geoPlacename",
  "geo.position": "geoPosition",
  "color-scheme": "colorScheme",
  "og:title": "ogTitle",
  "og:description": "ogDescription",
  "og:type": "ogType",
  // The address is the canonical's or the page's own; the tag is written from that.
  "og:url": "url",
  "og:image": "ogImage",
  "og:image:alt": "ogImageAlt",
  "og:site_name": "ogSiteName",
  "og:locale": "ogLocale",
  "twitter:card": "twitterCard",
  "twitter:site": "twitterSite",
  "google-site-verification": "verifyGoogle",
  "msvalidate.01": "verifyBing",
  "yandex-verification": "verifyYandex",
  "p:domain_verify": "verifyPinterest",
  "facebook-domain-verification": "verifyFacebook",
};

function readLink(link: LinkFact, fields: MetaFields, before: HeadTag[], others: string[]): void {
  if (link.source === "header" || link.inNoscript) return;
  const href = link.raw.trim().slice(0, MAX);
  const { hreflang, type } = link.attributes;
  const keep = (rel: string, attributes: HeadTag["attributes"] = []) =>
    before.push({ element: "link", attributes: [["rel", rel], ...attributes, ["href", href]] });
  if (link.rel.includes("canonical")) {
    keep("canonical");
    fields.canonical ??= href;
  } else if (link.rel.includes("alternate") && hreflang) {
    keep("alternate", [["hreflang", hreflang]]);
    fields.hreflang = [...(fields.hreflang ?? []), `${hreflang} ${href}`].slice(0, 50);
  } else if (link.rel.includes("icon")) {
    const kind = iconKind(href, type);
    const field = kind === undefined ? undefined : icons[kind];
    if (!kind || !field || fields[field] !== undefined) others.push("icon");
    else {
      keep("icon", kind === "ico" ? [] : [["type", kind === "svg" ? "image/svg+xml" : "image/png"]]);
      fields[field] = href;
    }
  } else if (link.rel.includes("apple-touch-icon") && fields.appleTouchIcon === undefined) {
    keep("apple-touch-icon");
    fields.appleTouchIcon = href;
  } else if (link.rel.includes("manifest") && fields.manifest === undefined) {
    keep("manifest");
    fields.manifest = href;
  } else others.push(link.rel.join(" ") || "link");
}

const icons = { ico: "iconIco", svg: "iconSvg", png: "iconPng" } as const;

function iconKind(href: string, type: string | undefined): keyof typeof icons | undefined {
  if (type?.includes("svg") || /\.svg(?:$|\?)/i.test(href)) return "svg";
  if (type?.includes("png") || /\.png(?:$|\?)/i.test(href)) return "png";
  return type === undefined || /icon/i.test(type) ? "ico" : undefined;
}

/** Directives as the fields of the form. */
function robotsFields(directives: readonly RobotsDirective[]): MetaFields {
  const fields: MetaFields = {};
  for (const { name, value } of directives) {
    if (name === "noindex" || name === "none") fields.robotsIndex = "noindex";
    if (name === "nofollow" || name === "none") fields.robotsFollow = "nofollow";
    if (name === "max-snippet" && value) fields.maxSnippet = value;
    if (name === "max-image-preview" && value) fields.maxImagePreview = value;
    if (name === "max-video-preview" && value) fields.maxVideoPreview = value;
    if (name === "unavailable_after" && value) fields.unavailableAfter = value;
    if (name === "nosnippet") fields.nosnippet = true;
    if (name === "noimageindex") fields.noimageindex = true;
    if (name === "notranslate") fields.notranslate = true;
    if (name === "noarchive" || name === "nocache") fields.noarchive = true;
    if (name === "indexifembedded") fields.indexifembedded = true;
  }
  return fields;
}
