import { matchesPath } from "#core/crawl/address-pattern.ts";
import type { NewCrawlEvent } from "#core/crawl/crawl-event.ts";
import type { CrawlState } from "#core/crawl/crawl-state.ts";
import type { CrawlRules } from "./crawl-rules.ts";
import { createTrapWatch } from "./crawl-traps.ts";
import { isFile, isTooLong, pageAddress, type SiteBounds } from "./page-address.ts";

/** How many addresses one crawl holds. Of a bigger site the rest is counted and shown as "and n more". */
const MAX_KNOWN = 5_000;
const MAX_RESOLVED = 50_000;
/** Lists that explain what was left out need no more. */
const MAX_LISTED = 500;

interface Options {
  state: CrawlState;
  bounds: SiteBounds;
  /** Patterns of paths; none means all. */
  include: readonly string[];
  exclude: readonly string[];
  maxDepth: number;
  /** What the robots.txt of an address's own host says. */
  allows: CrawlRules["allows"];
  year: number;
  emit(event: NewCrawlEvent): void;
}

/** Decides which addresses of a page join the line, and says of the others why not. */
export function createFrontier({ state, bounds, include, exclude, maxDepth, allows, year, emit }: Options) {
  const trapOf = createTrapWatch(state.pages.keys(), year);
  const reportedTraps = new Set(state.traps.map(({ trap, where }) => `${trap} ${where}`));
  const refused = new Set<string>();

  /** Menus repeat on every page: an address that was resolved once is not resolved again. */
  const resolved = new Map<string, { url: string; origin: string } | undefined>();
  const resolve = (link: string) => {
    const known = resolved.get(link);
    if (known !== undefined || resolved.has(link)) return known;
    const url = pageAddress(link, bounds.home.href, bounds);
    const found = url === undefined ? undefined : { url, origin: new URL(url).origin };
    if (resolved.size < MAX_RESOLVED) resolved.set(link, found);
    return found;
  };
  const isWanted = (url: string) => {
    const { pathname, search } = new URL(url);
    const path = pathname + search;
    return (include.length === 0 || matchesPath(include, path)) && !matchesPath(exclude, path);
  };

  return {
    /** The hosts of the site among these addresses, as origins: their robots.txt has to be read first. */
    origins(links: readonly string[]): ReadonlySet<string> {
      const found = new Set<string>();
      for (const link of links) {
        const origin = resolve(link)?.origin;
        if (origin !== undefined) found.add(origin);
      }
      return found;
    },

    /** `from` null: addresses of the site's own sitemap. Returns those that joined. */
    add(from: string | null, links: readonly string[]): readonly string[] {
      const depth = from === null ? 1 : (state.pages.get(from)?.depth ?? 0) + 1;
      const urls: string[] = [];
      const closed: { url: string; line: number; rule: string }[] = [];
      const files: string[] = [];
      const traps: NewCrawlEvent[] = [];
      let more = 0;
      let filtered = 0;
      let long = 0;
      for (const link of links) {
        const url = resolve(link)?.url;
        if (!url && !refused.has(link) && isTooLong(link, bounds)) {
          refused.add(link);
          long++;
        }
        if (!url || state.pages.has(url) || state.closed.has(url) || state.files.has(url) || refused.has(url)) continue;
        refused.add(url);
        if (!isWanted(url)) {
          filtered++;
          continue;
        }
        if (isFile(url)) {
          if (state.files.size + files.length < MAX_LISTED) files.push(url);
          continue;
        }
        if (depth > maxDepth) {
          if (!state.notes.has("too-deep")) emit({ kind: "note", note: "too-deep", value: maxDepth });
          continue;
        }
        if (state.pages.size + urls.length >= MAX_KNOWN) {
          more++;
          continue;
        }
        const verdict = allows(url);
        if (!verdict.allowed) {
          if (state.closed.size + closed.length < MAX_LISTED) closed.push({ url, line: verdict.line ?? 0, rule: verdict.rule ?? "" });
          continue;
        }
        const trap = trapOf(url);
        if (trap) {
          const key = `${trap.trap} ${trap.where}`;
          if (!reportedTraps.has(key)) traps.push({ kind: "trap", ...trap });
          reportedTraps.add(key);
          continue;
        }
        urls.push(url);
      }
      if (urls.length + closed.length + files.length + filtered + more > 0)
        emit({
          kind: "found",
          from,
          urls,
          ...(closed.length > 0 ? { closed } : {}),
          ...(files.length > 0 ? { files } : {}),
          ...(filtered > 0 ? { filtered } : {}),
          ...(more > 0 ? { more } : {}),
        });
      for (const trap of traps) emit(trap);
      if (long > 0) emit({ kind: "note", note: "too-long", value: (state.notes.get("too-long") ?? 0) + long });
      return urls;
    },
  };
}
