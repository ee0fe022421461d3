import type { APIRequestContext } from "@playwright/test";
import { type PageFacts, readPageFacts } from "./read-page.ts";

export interface CrawledPage extends PageFacts {
  path: string;
  html: string;
  /** Clicks from the home page, at least. */
  clicks: number;
}

export interface CrawledSite {
  origin: string;
  /** By path, HTML with status 200 only. */
  pages: ReadonlyMap<string, CrawledPage>;
  /** What every internal address answered. */
  answers: ReadonlyMap<string, { status: number; location: string | undefined; from: string }>;
}

const AT_ONCE = 6;

/** Follows every link of the site from its home page, level by level. */
export async function crawlSite(request: APIRequestContext): Promise<CrawledSite> {
  const pages = new Map<string, CrawledPage>();
  const answers = new Map<string, { status: number; location: string | undefined; from: string }>();
  const origin = new URL((await request.get("/")).url()).origin;
  let level: { path: string; from: string }[] = [{ path: "/", from: "(the start)" }];
  for (let clicks = 0; level.length > 0; clicks++) {
    const found = new Map<string, string>();
    await inParallel(level, AT_ONCE, async ({ path, from }) => {
      // A kept connection may be closed at the moment it is used again.
      const answer = await request.get(path, { maxRedirects: 0, maxRetries: 3 });
      const location = answer.headers()["location"];
      answers.set(path, { status: answer.status(), location, from });
      if (location) found.set(new URL(location, origin + path).pathname, path);
      if (answer.status() !== 200 || !answer.headers()["content-type"]?.startsWith("text/html")) return;
      const html = await answer.text();
      const facts = readPageFacts(html);
      pages.set(path, { ...facts, path, html, clicks });
      for (const link of facts.links) {
        const target = internalPath(link, origin + path);
        if (target !== undefined && !found.has(target)) found.set(target, path);
      }
    });
    level = [...found].filter(([path]) => !answers.has(path)).map(([path, from]) => ({ path, from }));
  }
  return { origin, pages, answers };
}

/** Path and query of a link that stays on the site. Queries that would run a tool are left off: its page is what is linked. */
function internalPath(link: string, base: string): string | undefined {
  if (!URL.canParse(link, base)) return `(not an address) ${link}`;
  const { origin, pathname, search } = new URL(link, base);
  if (origin !== new URL(base).origin) return undefined;
  return pathname.startsWith("/tools/") ? pathname : pathname + search;
}

export async function inParallel<Item>(items: readonly Item[], atOnce: number, work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = [...items];
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
    }),
  );
}
