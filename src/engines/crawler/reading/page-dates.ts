import type { Lastmod } from "#core/crawl/crawl-event.ts";

/** Dates that a page gives for itself, as written. */
export interface DateEvidence {
  articleModified?: string;
  jsonLd: readonly string[];
  /** `<time>` that is marked as the change, or the only one of the page. */
  time?: string;
}

const DAY_MS = 86_400_000;

/**
 * When the page changed, if something proves it. What an author or a system wrote into the page comes before the header, which
 * many servers set to the moment of the answer; a header of the last minute therefore proves nothing.
 */
export function lastmodOf(evidence: DateEvidence, lastModifiedHeader: string | undefined, nowMs: number): Lastmod | undefined {
  const latest = evidence.jsonLd
    .flatMap((text) => toXmlDate(text, nowMs) ?? [])
    .sort((a, b) => Date.parse(a) - Date.parse(b))
    .at(-1);
  const candidates: [string | undefined, Lastmod["source"]][] = [
    [evidence.articleModified && toXmlDate(evidence.articleModified, nowMs), "article:modified_time"],
    [latest, "JSON-LD dateModified"],
    [evidence.time && toXmlDate(evidence.time, nowMs), "<time>"],
    [lastModifiedHeader && fromHeader(lastModifiedHeader, nowMs), "Last-Modified header"],
  ];
  for (const [date, source] of candidates) if (date) return { date, source };
  return undefined;
}

/** `2024-05-01`, or with time and zone: the two forms that the sitemap's schema takes (xsd:date, xsd:dateTime). A time without a zone is dropped. */
function toXmlDate(text: string, nowMs: number): string | undefined {
  const match = /^\s*(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(:\d\d)?(?:\.\d+)?\s*(Z|[+-]\d\d:?\d\d)?)?\s*$/i.exec(text);
  if (!match) return undefined;
  const [, day = "", time, seconds = ":00", zone] = match;
  const offset = zone && (/^z$/i.test(zone) ? "Z" : zone.replace(/^(...)(\d\d)$/, "$1:$2"));
  const date = time && offset ? `${day}T${time}${seconds}${offset}` : day;
  return isPlausible(date, day, nowMs) ? date : undefined;
}

function isPlausible(date: string, day: string, nowMs: number): boolean {
  const at = Date.parse(date);
  // Date.parse takes February 31 for March 3.
  const isReal = new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day) ?? false;
  return isReal && at >= Date.UTC(1991, 0, 1) && at <= nowMs + DAY_MS;
}

function fromHeader(text: string, nowMs: number): string | undefined {
  const at = Date.parse(text);
  if (!/GMT\s*$/.test(text) || Number.isNaN(at) || at < Date.UTC(1991, 0, 1) || at > nowMs - 60_000) return undefined;
  return new Date(at).toISOString().replace(".000Z", "Z");
}
