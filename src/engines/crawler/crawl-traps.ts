import type { CrawlTrap } from "#core/crawl/crawl-event.ts";

const MAX_REPEATS = 3;
const MAX_QUERY_VARIANTS = 300;
/** A calendar that links to its next month has no end; events are seldom announced further ahead. */
const YEARS_AHEAD = 2;
/** Nor has one that links to its last month. Archives may go further back, so only what calls itself a calendar is judged by it. */
const FIRST_YEAR = 1990;

/** Looks for addresses that a site can make without end. `known` are those already in line, so that a resumed crawl counts on. */
export function createTrapWatch(known: Iterable<string>, year: number) {
  const variants = new Map<string, number>();
  const count = (url: URL) => {
    if (url.search === "") return 0;
    const path = url.origin + url.pathname;
    const counted = (variants.get(path) ?? 0) + 1;
    variants.set(path, counted);
    return counted;
  };
  for (const address of known) count(new URL(address));

  return (address: string): CrawlTrap | undefined => {
    const url = new URL(address);
    const segment = repeatedSegment(url.pathname);
    if (segment !== undefined) return { trap: "repeating-segment", where: segment, example: address };
    const ahead = farYear(url, year);
    if (ahead !== undefined) return { trap: "calendar", where: ahead, example: address };
    if (count(url) > MAX_QUERY_VARIANTS) return { trap: "query-variants", where: url.pathname, example: address };
    return undefined;
  };
}

/** `/a/b/a/b/a/b`: a relative link that was meant to be absolute adds its segments again on every page. */
function repeatedSegment(pathname: string): string | undefined {
  const counts = new Map<string, number>();
  for (const segment of pathname.split("/")) {
    if (segment === "") continue;
    const counted = (counts.get(segment) ?? 0) + 1;
    if (counted >= MAX_REPEATS) return segment;
    counts.set(segment, counted);
  }
  return undefined;
}

/** A year and a month, in the path or in a value, that lie far ahead; in a calendar also far back. */
function farYear({ pathname, search }: URL, year: number): string | undefined {
  const text = `${pathname}${search}`;
  const first = CALENDAR.test(text) ? FIRST_YEAR : 0;
  for (const [, found = ""] of text.matchAll(/(?<=[/=])([12]\d{3})(?:[-/](?:0?[1-9]|1[0-2])|(?:0[1-9]|1[0-2])(?:\d\d)?)(?=[-/&]|$)/g))
    if ((found.startsWith("20") && Number(found) > year + YEARS_AHEAD) || Number(found) < first) return found;
  return undefined;
}

const CALENDAR = /calend|event|agenda|kalender|termin/i;
