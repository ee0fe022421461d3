import { headerOf } from "#core/http/header-of.ts";
import { primaryLanguage } from "#engines/language/language-tag.ts";
import { writtenWordsIn } from "#engines/language/segment-text.ts";
import { declaredEncoding } from "#engines/page-snapshot/declared-encoding.ts";
import { headingTreeOf } from "#engines/page-snapshot/heading-tree.ts";
import { siteNameOf } from "#engines/page-snapshot/naming/site-name.ts";
import type { PageSnapshot } from "#engines/page-snapshot/page-snapshot.ts";
import { keptOutBy, robotsDirectivesOf } from "#engines/page-snapshot/robots-directives.ts";
import { DESKTOP_DESCRIPTION } from "#engines/serp-preview/description-limits.ts";
import { resultPreview } from "#engines/serp-preview/result-preview.ts";
import { textWidth } from "#engines/serp-preview/text-width.ts";
import { DESKTOP_TITLE } from "#engines/serp-preview/title-limits.ts";
import { imageFacts, linkFacts } from "./page-counts.ts";
import type { MetaFacts } from "./seo-meta-in-one-click.schema.ts";
import { structuredTypes } from "./structured-types.ts";

/** Everything the summary shows, and what its rules need beside. */
export interface MetaSubject {
  snapshot: PageSnapshot;
  facts: MetaFacts;
  /** JSON-LD that cannot be read. */
  broken: PageSnapshot["jsonLd"];
}

export function metaSubject(snapshot: PageSnapshot, now: Date): MetaSubject {
  const { request, response, links, metas } = snapshot;
  const title = snapshot.titles.find(({ inHead }) => inHead)?.text ?? snapshot.titles[0]?.text ?? null;
  const description = metaOf(snapshot, "description");
  const preview = resultPreview({
    title: title || request.url,
    url: request.url,
    siteName: siteNameOf(snapshot).name,
    description: description ?? "",
  });
  const { types, broken } = structuredTypes(snapshot);
  const canonical = links.find(({ rel, inHead, source }) => rel.includes("canonical") && (inHead || source === "header"))?.resolved ?? null;
  return {
    snapshot,
    broken,
    facts: {
      title,
      titleCharacters: [...(title ?? "")].length,
      titlePx: Math.round(textWidth(title ?? "", DESKTOP_TITLE).px),
      description,
      descriptionCharacters: [...(description ?? "")].length,
      descriptionPx: Math.round(textWidth(description ?? "", DESKTOP_DESCRIPTION).px),
      preview: {
        siteName: preview.siteName,
        breadcrumb: preview.breadcrumb,
        desktop: { title: preview.desktop.title, px: preview.desktop.px },
        description: preview.description,
      },
      canonical,
      robots: robotsTexts(snapshot),
      indexable: indexability(snapshot, canonical, now),
      language: snapshot.lang?.raw.trim() || null,
      charset: declaredEncoding(snapshot) ?? "not said",
      viewport: metaOf(snapshot, "viewport"),
      author: metaOf(snapshot, "author"),
      publisher: metaOf(snapshot, "publisher") ?? linkOf(snapshot, "publisher"),
      keywords: metaOf(snapshot, "keywords"),
      generator: metaOf(snapshot, "generator"),
      themeColor: metaOf(snapshot, "theme-color"),
      server: {
        status: response?.status ?? null,
        firstByteMs: response ? Math.round(snapshot.hops.at(-1)?.firstByteMs ?? 0) : null,
        bytes: response?.bytes ?? null,
        bytesWire: response?.bytesWire ?? null,
        type: headerOf(response?.headers ?? [], "content-type") ?? null,
      },
      words: mainWords(snapshot),
      headings: headingTreeOf(snapshot),
      images: imageFacts(snapshot),
      links: linkFacts(snapshot),
      openGraph: tagsOf(snapshot, /^(?:og|article|book|profile|video|music|fb|product):/),
      twitter: tagsOf(snapshot, /^twitter:/),
      structuredData: types,
      hreflang: links
        .filter(({ rel, attributes }) => rel.includes("alternate") && attributes["hreflang"] !== undefined)
        .slice(0, 100)
        .map(({ attributes, resolved, raw }) => ({
          language: attributes["hreflang"] ?? "",
          url: resolved ?? raw,
          isSelf: resolved === request.url,
        })),
      icons: links
        .filter(({ rel }) => rel.some((name) => ["icon", "apple-touch-icon", "mask-icon", "apple-touch-icon-precomposed"].includes(name)))
        .slice(0, 30)
        .map(({ rel, resolved, raw, attributes }) => ({
          rel: rel.join(" "),
          url: (resolved ?? raw).slice(0, 500),
          sizes: attributes["sizes"] ?? "",
        })),
      metas: metas
        .filter(({ name, httpEquiv }) => name !== null || httpEquiv !== null)
        .slice(0, 200)
        .map(({ name, httpEquiv, raw }) => ({ name: name ?? `http-equiv ${httpEquiv}`, value: raw.slice(0, 1000) })),
    },
  };
}

/** The first tag of a name that the page itself carries in its head, or anywhere. */
function metaOf({ metas }: PageSnapshot, wanted: string): string | null {
  const found = metas.filter((meta) => keysOf(meta).includes(wanted));
  return (found.find(({ inHead }) => inHead) ?? found[0])?.raw.trim().slice(0, 2000) || null;
}

function linkOf({ links }: PageSnapshot, wanted: string): string | null {
  return links.find(({ rel }) => rel.includes(wanted))?.resolved ?? null;
}

function tagsOf({ metas }: PageSnapshot, pattern: RegExp) {
  return metas
    .flatMap((meta) =>
      keysOf(meta)
        .filter((key) => pattern.test(key))
        .map((name) => ({ name, value: meta.raw.slice(0, 1000) })),
    )
    .slice(0, 100);
}

/** What one tag says: a name, and a property that may be a list of words. */
function keysOf({ property, name }: PageSnapshot["metas"][number]): string[] {
  return [...new Set([...(property?.split(/\s+/) ?? []), ...(name === null ? [] : [name])])];
}

function robotsTexts(snapshot: PageSnapshot): string[] {
  const said = robotsDirectivesOf(snapshot).map(
    ({ agent, name, value }) => `${agent ? `${agent}: ` : ""}${name}${value === null ? "" : `:${value}`}`,
  );
  return [...new Set(said)].slice(0, 50);
}

/** What the page itself says; robots.txt is another file, and another tool's. */
function indexability(snapshot: PageSnapshot, canonical: string | null, now: Date): MetaFacts["indexable"] {
  const { response, request } = snapshot;
  if (response && (response.status < 200 || response.status > 299))
    return { yes: false, why: `It answers with status ${response.status}.` };
  const closed = keptOutBy(snapshot, now);
  if (closed) {
    const { fact, name, value } = closed;
    const said = fact.source === "header" ? "An HTTP header" : "A meta tag";
    const why = name === "unavailable_after" ? `took it out of results: unavailable_after ${value}` : `says ${name}`;
    return { yes: false, why: `${said} ${why}.` };
  }
  if (canonical !== null && canonical.split("#")[0] !== request.url.split("#")[0])
    return { yes: true, why: "Nothing forbids it, but its canonical names another address." };
  return { yes: true, why: "Nothing on the page forbids it." };
}

const MAX_CHARACTERS = 500_000;

function mainWords({ textBlocks, lang }: PageSnapshot): number {
  const main = textBlocks.filter(({ region }) => region === "main");
  const blocks = main.length > 0 ? main : textBlocks.filter(({ region }) => region === "body");
  const language = primaryLanguage(lang?.raw ?? "") ?? "en";
  const supported = Intl.Segmenter.supportedLocalesOf([language]).length > 0 ? language : "en";
  let left = MAX_CHARACTERS;
  let words = 0;
  for (const { text } of blocks) {
    left -= text.length;
    if (left < 0) break;
    words += writtenWordsIn(text, supported).length;
  }
  return words;
}
