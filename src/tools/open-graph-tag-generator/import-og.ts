import { joinParts, partsOf } from "#core/text/title-parts.ts";
import { fold } from "#core/text/topic-words.ts";
import type { OgField, OgFields } from "#engines/head-tags/og-properties.ts";
import { readOg } from "#engines/head-tags/read-og.ts";
import { siteNameOf } from "#engines/page-snapshot/naming/site-name.ts";
import type { PageSnapshot } from "#engines/page-snapshot/page-snapshot.ts";
import type { OgPage } from "./og-subject.ts";

interface ImportedOg {
  /** As the page has them: what the rules judge. */
  own: OgFields;
  /** With the gaps filled from elsewhere on the page: what the form is filled with. */
  fields: OgFields;
  filled: { field: string; from: string }[];
  page: OgPage;
}

/** The tags of a page, and for those it lacks the best that the page says in other places. */
export function importOg(snapshot: PageSnapshot): ImportedOg {
  const { tags, fields: own } = readOg(snapshot.metas);
  const canonical =
    snapshot.links.find(({ rel, inHead, source }) => rel.includes("canonical") && (inHead || source === "header"))?.resolved ?? null;
  const title = snapshot.titles[0]?.text ?? "";
  const fields: OgFields = { ...own };
  const filled: ImportedOg["filled"] = [];
  for (const [field, value, from] of gapsOf(snapshot, own, canonical, title)) {
    if (value === undefined || value === "" || own[field] !== undefined) continue;
    Object.assign(fields, { [field]: value.slice(0, 2048) });
    filled.push({ field, from });
  }
  const resolved = own.image === undefined ? undefined : URL.parse(own.image, snapshot.base?.resolved ?? snapshot.request.url)?.href;
  if (resolved !== undefined && resolved !== own.image && /^https?:/.test(resolved)) {
    fields.image = resolved;
    filled.push({ field: "image", from: "its own relative address" });
  }
  return { own, fields, filled, page: { url: snapshot.request.url, tags, canonical, title } };
}

type Gap = [field: OgField, value: string | undefined, from: string];

function gapsOf(snapshot: PageSnapshot, own: OgFields, canonical: string | null, title: string): Gap[] {
  const { name, isKnown } = siteNameOf(snapshot);
  const description = snapshot.metas.find((meta) => meta.name === "description" && meta.inHead)?.raw.trim();
  return [
    ["title", own.twitterTitle ?? withoutName(title, isKnown ? name : ""), own.twitterTitle ? "twitter:title" : "the title"],
    ["type", Object.keys(own).some((field) => field.startsWith("article")) ? "article" : "website", "what the page is"],
    ["url", canonical ?? snapshot.request.url, canonical ? "the canonical" : "the page’s address"],
    ["image", own.twitterImage, "twitter:image"],
    ["description", own.twitterDescription ?? description, own.twitterDescription ? "twitter:description" : "the meta description"],
    ["siteName", isKnown ? name : undefined, "the site’s name"],
    ["locale", localeOf(snapshot.lang?.raw ?? ""), "the language of the page"],
    ["twitterCard", "summary_large_image", "our default"],
  ];
}

/** “Pricing | Atlas PM” of Atlas PM → “Pricing”: cards name the site beside the title. */
function withoutName(title: string, name: string): string {
  const parts = partsOf(title);
  const rest = parts.filter(({ text }) => fold(text.trim()) !== fold(name));
  return name === "" || rest.length === 0 ? title : joinParts(rest).trim();
}

function localeOf(lang: string): string | undefined {
  const [, language, country] = /^([a-z]{2,3})(?:-[a-z]{4})?(?:-([a-z]{2}))?$/i.exec(lang.trim()) ?? [];
  if (!language) return undefined;
  const territory = country ?? new Intl.Locale(language).maximize().region;
  return territory && /^[a-z]{2}$/i.test(territory) ? `${language.toLowerCase()}_${territory.toUpperCase()}` : undefined;
}
