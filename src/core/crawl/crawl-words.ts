import type { CrawlTrap, PageFacts, StopReason } from "./crawl-event.ts";
import type { CrawlState } from "./crawl-state.ts";

/** "1 min 12 s" */
export function durationWords(ms: number): string {
  const seconds = Math.round(ms / 1_000);
  if (seconds < 60) return `${seconds} s`;
  return seconds % 60 === 0 ? `${seconds / 60} min` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/** "1 page", "1,200 addresses" */
export function countWords(n: number, one: string, many = `${one}s`): string {
  return `${n.toLocaleString("en-US")} ${n === 1 ? one : many}`;
}

/** "61 of 100 pages", and "23 pages" once there are no more. */
export function progressWords({ arrivals, pages, started, finished }: CrawlState): string {
  const read = started?.limitsPages ? arrivals.filter((url) => isPage(pages.get(url)?.facts)).length : arrivals.length;
  if (finished || !started) return countWords(read, "page");
  return `${read} of ${started.maxPages} pages`;
}

/** An answer that is a page, and not a redirect, a dead end or a file. */
export const isPage = (facts: PageFacts | undefined) => facts?.status === 200 && facts.type === undefined;

/** Time passed, time to go by the pace so far, and what robots.txt said. */
export function crawlWords(state: CrawlState): string {
  const { arrivals, pages, started, robots, finished, activeMs } = state;
  const known = Math.min(pages.size, started?.maxPages ?? pages.size);
  // The pace of fewer than five pages says nothing about the rest.
  const toGo = finished || arrivals.length < 5 ? 0 : (activeMs / arrivals.length) * (known - arrivals.length);
  return [
    `${durationWords(activeMs)}.`,
    ...(toGo > 0 ? [`About ${durationWords(Math.max(5_000, Math.round(toGo / 5_000) * 5_000))} to go.`] : []),
    ...(robots === undefined ? [] : [robots.outcome === "read" ? "robots.txt read and honored." : "No robots.txt, so all of it is open."]),
  ].join(" ");
}

/** Spoken every ten pages and at the end: often enough to know that it goes on, seldom enough to listen to something else. */
export function spokenWords(state: CrawlState): string {
  const read = Math.floor(state.arrivals.length / 10) * 10;
  if (state.finished) return `The crawl has ended with ${countWords(state.arrivals.length, "page")}.`;
  return read === 0 ? "The crawl has begun." : `${read} pages read.`;
}

/** How a crawl ended, as a sentence. */
export function endedWords(ended: StopReason | "stopped", state: CrawlState): string {
  const { maxPages = 0 } = state.started ?? {};
  const left = `${countWords(state.pages.size - state.arrivals.length + state.more, "address", "addresses")} still waiting`;
  switch (ended) {
    case "complete":
      return "Every page that we could reach was read.";
    case "limit":
      return `The limit of ${countWords(maxPages, "page")} was reached with ${left}.`;
    case "time":
      return `Ten minutes were over with ${left}.`;
    case "errors":
      return "Ten answers in a row were errors, so we left the server in peace.";
    case "refused":
      return "The server asked for a pause of more than two minutes, so we stopped.";
    case "robots":
      return "After a restart on our side robots.txt could not be read again, so we stopped.";
    case "stopped":
      return `Stopped with ${left}.`;
  }
}

export function trapWords({ trap, where }: CrawlTrap): string {
  if (trap === "repeating-segment")
    return `Addresses repeat the segment “${where}” three times or more. A relative link probably lacks its slash.`;
  if (trap === "calendar") return `A calendar leads as far as ${where}. Its links go on without end.`;
  return `${where} has more than 300 variants by query string. A filter or a session is in the address.`;
}

/** Pages that scripts likely write. */
export const scriptBuiltPages = ({ pages }: Pick<CrawlState, "pages">): number =>
  [...pages.values()].filter(({ facts }) => facts?.scriptBuilt).length;

/** A page without a link to follow is not the end of a site whose links scripts write. */
export function scriptNotes(state: Pick<CrawlState, "pages">): string[] {
  const count = scriptBuiltPages(state);
  if (count === 0) return [];
  const [have, their] = count === 1 ? ["page has", "its"] : ["pages have", "their"];
  return [
    `${count.toLocaleString("en-US")} ${have} scripts and hardly a word: ${their} text and links likely come by script, and we ran none.`,
  ];
}

/** What a reader of the result should know of the crawl behind it, a sentence each. */
export function crawlNotes(state: CrawlState): string[] {
  const { notes, robots, filtered } = state;
  const delay = notes.get("slowed");
  const asked = notes.get("crawl-delay");
  const depth = notes.get("too-deep");
  const long = notes.get("too-long");
  const hosts = notes.get("robots-elsewhere");
  return [
    ...scriptNotes(state),
    ...(robots?.outcome === "missing" ? [`There is no robots.txt (${robots.status}), which allows everything.`] : []),
    ...(notes.has("http-fallback") ? ["The site does not answer over https, so we read it over http."] : []),
    ...(delay === undefined
      ? []
      : [`The server asked us to slow down. From then on we waited ${(delay / 1_000).toLocaleString("en-US")} s between pages.`]),
    ...(asked === undefined ? [] : [`robots.txt asks for ${asked} s between pages. We waited 10, the most that we keep.`]),
    ...(depth === undefined ? [] : [`Pages more than ${depth} clicks from the home page were not followed.`]),
    ...(long === undefined
      ? []
      : [
          `${countWords(long, "address", "addresses")} of more than 2,048 characters ${long === 1 ? "was" : "were"} left aside: that is more than a sitemap may list.`,
        ]),
    ...(hosts === undefined
      ? []
      : [`robots.txt of ${countWords(hosts, "host")} could not be read, so we took ${hosts === 1 ? "it" : "them"} as closed.`]),
    ...(filtered === 0 ? [] : [`Your patterns left ${countWords(filtered, "address", "addresses")} aside.`]),
  ];
}
