import type { NewCrawlEvent } from "./crawl-event.ts";
import type { CrawlRules } from "./crawl-rules.ts";
import type { CrawlState } from "./crawl-state.ts";
import { createTrapWatch } from "./crawl-traps.ts";
import { isFile, pageAddress } from "./page-address.ts";

/** What one crawl keeps in mind. A bigger site is told as "and n more". */
const MAX_KNOWN = 5_000;
/** Lists that explain what was left out need no more. */
const MAX_LISTED = 500;

interface Options {
  state: CrawlState;
  home: URL;
  maxDepth: number;
  ignoreQuery: boolean;
  rules: CrawlRules;
  year: number;
  emit(event: NewCrawlEvent): void;
}

/** Decides which addresses of a page join the line, and says of the others why not. */
export function createFrontier({ state, home, maxDepth, ignoreQuery, rules, year, emit }: Options) {
  const trapOf = createTrapWatch(state.pages.keys(), year);
  const trapsTold = new Set(state.traps.map(({ trap, where }) => `${trap} ${where}`));
  const refused = new Set<string>();

  return {
    identity: (address: string, base: string) => pageAddress(address, base, home, { ignoreQuery }),

    /** `from` null: addresses of the site's own sitemap. Returns those that joined. */
    add(from: string | null, links: readonly string[]): readonly string[] {
      const depth = from === null ? 1 : (state.pages.get(from)?.depth ?? 0) + 1;
      const urls: string[] = [];
      const closed: { url: string; line: number; rule: string }[] = [];
      const files: string[] = [];
      const traps: NewCrawlEvent[] = [];
      let more = 0;
      for (const link of links) {
        const url = pageAddress(link, home.href, home, { ignoreQuery });
        if (!url || state.pages.has(url) || state.closed.has(url) || state.files.has(url) || refused.has(url)) continue;
        refused.add(url);
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
        const verdict = rules.allows(url);
        if (!verdict.allowed) {
          if (state.closed.size + closed.length < MAX_LISTED) closed.push({ url, line: verdict.line ?? 0, rule: verdict.rule ?? "" });
          continue;
        }
        const trap = trapOf(url);
        if (trap) {
          const key = `${trap.trap} ${trap.where}`;
          if (!trapsTold.has(key)) traps.push({ kind: "trap", ...trap });
          trapsTold.add(key);
          continue;
        }
        urls.push(url);
      }
      if (urls.length + closed.length + files.length + more > 0)
        emit({
          kind: "found",
          from,
          urls,
          ...(closed.length > 0 ? { closed } : {}),
          ...(files.length > 0 ? { files } : {}),
          ...(more > 0 ? { more } : {}),
        });
      for (const trap of traps) emit(trap);
      return urls;
    },
  };
}
