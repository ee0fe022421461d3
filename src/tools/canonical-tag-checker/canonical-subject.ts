import { headerOf } from "#core/http/header-of.ts";
import type { PageSnapshot } from "#engines/page-snapshot/page-snapshot.ts";
import type { RenderedSnapshot } from "#engines/page-snapshot/render-snapshot.ts";
import { keptOutBy } from "#engines/page-snapshot/robots-directives.ts";
import type { Around } from "./around.ts";
import type { CanonicalFacts } from "./canonical-tag-checker.schema.ts";
import { type Declared, declaredCanonicals, isSameAddress } from "./declared-canonicals.ts";

/** What the canonical rules read. */
export interface CanonicalSubject {
  snapshot: PageSnapshot;
  pageUrl: string;
  /** Pasted without an address, so that nothing can be compared with it. */
  isPlaceless: boolean;
  isHtml: boolean;
  declared: readonly Declared[];
  /** Those that Google reads. */
  counted: readonly Declared[];
  canonical: string | null;
  kind: CanonicalFacts["kind"];
  /** What keeps the page out of results, as it stands: noindex, or a day that has passed. */
  keptOut: { name: string; line: number | null; column: number | null; snippet: string } | null;
  alternates: readonly { language: string; url: string; line: number | null; column: number | null; snippet: string }[];
  around: Around;
  /** The page after its scripts ran; null when nobody asked. */
  rendered: RenderedSnapshot | null;
}

export function canonicalSubject(
  snapshot: PageSnapshot,
  { now, around, rendered }: { now: Date; around: Around; rendered: RenderedSnapshot | null },
): CanonicalSubject {
  const pageUrl = snapshot.request.url;
  const isPlaceless = snapshot.response === null && new URL(pageUrl).hostname === "your-site.example";
  const isHtml = isHtmlPage(snapshot);
  const declared = declaredCanonicals(snapshot, isHtml);
  const counted = declared.filter(({ ignored }) => ignored === null);
  const canonical = chosenCanonical(snapshot);
  const closed = keptOutBy(snapshot, now);
  return {
    snapshot,
    pageUrl,
    isPlaceless,
    isHtml,
    declared,
    counted,
    canonical,
    kind: kindOf(declared, counted, canonical, pageUrl),
    keptOut: closed ? { ...closed.fact, name: closed.name === "none" ? "noindex" : closed.name } : null,
    alternates: snapshot.links
      .filter(({ rel, attributes, resolved }) => rel.includes("alternate") && attributes["hreflang"] !== undefined && resolved !== null)
      .slice(0, 300)
      .map(({ attributes, resolved, line, column, snippet }) => ({
        language: attributes["hreflang"] ?? "",
        url: resolved ?? "",
        line,
        column,
        snippet,
      })),
    around,
    rendered,
  };
}

/** The one address that all counted declarations name; null when there is none or when they disagree. */
export function chosenCanonical(snapshot: PageSnapshot): string | null {
  const urls = declaredCanonicals(snapshot, isHtmlPage(snapshot)).flatMap(({ ignored, url }) => (ignored === null && url ? [url] : []));
  const [first] = urls;
  return first !== undefined && urls.every((url) => isSameAddress(url, first)) ? first : null;
}

/** Those in the head that count: scripts reach no header. */
export function renderedCanonicals(snapshot: PageSnapshot): string[] {
  return declaredCanonicals(snapshot, true).flatMap(({ ignored, url, where }) =>
    ignored === null && url && where === "head" ? [url] : [],
  );
}

/** The text that a page is about, for comparing two pages. */
export function mainText({ textBlocks }: PageSnapshot): string {
  const main = textBlocks.filter(({ region }) => region === "main");
  return (main.length > 0 ? main : textBlocks.filter(({ region }) => region === "body"))
    .map(({ text }) => text)
    .join(" ")
    .slice(0, 200_000);
}

function kindOf(
  declared: readonly Declared[],
  counted: readonly Declared[],
  canonical: string | null,
  pageUrl: string,
): CanonicalFacts["kind"] {
  if (declared.length === 0) return "none";
  if (counted.length === 0) return "ignored";
  if (canonical === null) return "conflict";
  return isSameAddress(canonical, pageUrl) ? "self" : "other";
}

function isHtmlPage({ response }: PageSnapshot): boolean {
  const type = headerOf(response?.headers ?? [], "content-type");
  return type === undefined || /^(?:text\/html|application\/xhtml\+xml)\b/i.test(type.trim());
}
