import type { Kysely } from "kysely";
import { getDomain } from "tldts";
import type { SeenLinks } from "#core/datasets/domain-record.ts";
import { compareText } from "#core/lists/compare-text.ts";
import type { NotedLink } from "#core/tool/tool-ports.ts";
import type { Database } from "../database/database-schema.ts";
import type { Logger } from "../log/logger.ts";

/** Pairs of domains that wait to be written; what comes beyond them is left out. */
const MOST_WAITING = 20_000;
/** Rows of the table; the links that were not seen for longest go first. */
const MOST_ROWS = 2_000_000;
const IN_A_STATEMENT = 100;
const WRITE_MS = 20_000;
const EXAMPLES = 25;

interface Waiting {
  source: string;
  target: string;
  pages: number;
  isFollowed: boolean;
}

/** Our own graph: which domain links to which, as the crawls of tools and audits see it. Written in batches, apart from the requests of visitors. */
export function createSeenLinks({ db, now, log, mostRows = MOST_ROWS }: SeenLinksOptions) {
  const waiting = new Map<string, Waiting>();
  let writing: Promise<void> = Promise.resolve();
  const timer = setInterval(() => void tidy(), WRITE_MS);
  timer.unref();

  return {
    /** One page with its links. Links within a domain are none. */
    note(page: string, links: readonly NotedLink[]): void {
      const source = domainOf(page);
      if (source === null) return;
      const targets = new Map<string, boolean>();
      for (const { url, rel } of links) {
        const target = domainOf(url);
        if (target === null || target === source) continue;
        targets.set(target, (targets.get(target) ?? false) || !rel.some((word) => NOT_FOLLOWED.has(word)));
      }
      for (const [target, isFollowed] of targets) add({ source, target, pages: 1, isFollowed });
    },

    flush,

    async of(domain: string): Promise<SeenLinks> {
      const linking = db.selectFrom("seen_link").where("target", "=", domain);
      const [sum, examples] = await Promise.all([
        linking
          .select(({ fn }) => [
            fn.countAll().as("domains"),
            fn.sum("is_followed").as("followed"),
            fn.min("first_seen").as("since"),
            fn.max("last_seen").as("until"),
          ])
          .executeTakeFirstOrThrow(),
        linking
          .select(["source", "pages", "is_followed", "first_seen", "last_seen"])
          .orderBy("is_followed", "desc")
          .orderBy("pages", "desc")
          .orderBy("source")
          .limit(EXAMPLES)
          .execute(),
      ]);
      return {
        domains: Number(sum.domains),
        followed: Number(sum.followed ?? 0),
        since: sum.since,
        until: sum.until,
        examples: examples.map(({ source, pages, is_followed, first_seen, last_seen }) => ({
          domain: source,
          pages,
          isFollowed: is_followed === 1,
          firstSeen: first_seen,
          lastSeen: last_seen,
        })),
      };
    },

    async stop(): Promise<void> {
      clearInterval(timer);
      await tidy();
    },
  };

  function add({ source, target, pages, isFollowed }: Waiting): void {
    const key = `${target} ${source}`;
    const known = waiting.get(key);
    if (known) {
      known.pages += pages;
      known.isFollowed ||= isFollowed;
    } else if (waiting.size < MOST_WAITING) waiting.set(key, { source, target, pages, isFollowed });
  }

  async function tidy(): Promise<void> {
    await flush();
    await forgetOldest().catch(warn);
  }

  /** One after another, so that two batches never change the same rows in another order. */
  function flush(): Promise<void> {
    writing = writing.then(write).catch(warn);
    return writing;
  }

  function warn(error: unknown): void {
    log.warn("links that were seen were not kept", { error });
  }

  async function write(): Promise<void> {
    if (waiting.size === 0) return;
    const rows = [...waiting.values()].toSorted((a, b) => compareText(a.target, b.target) || compareText(a.source, b.source));
    waiting.clear();
    const today = now().toISOString().slice(0, 10);
    let at = 0;
    try {
      for (; at < rows.length; at += IN_A_STATEMENT) await writeSome(rows.slice(at, at + IN_A_STATEMENT), today);
    } catch (error) {
      for (const row of rows.slice(at)) add(row);
      throw error;
    }
  }

  async function writeSome(rows: readonly Waiting[], today: string): Promise<void> {
    await db
      .insertInto("seen_link")
      .values(
        rows.map(({ source, target, pages, isFollowed }) => ({
          source,
          target,
          pages,
          is_followed: isFollowed ? (1 as const) : (0 as const),
          first_seen: today,
          last_seen: today,
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(["target", "source"]).doUpdateSet((eb) => ({
          pages: eb("seen_link.pages", "+", eb.ref("excluded.pages")),
          is_followed: eb.ref("excluded.is_followed"),
          last_seen: eb.ref("excluded.last_seen"),
        })),
      )
      .execute();
  }

  async function forgetOldest(): Promise<void> {
    const oldestKept = await db
      .selectFrom("seen_link")
      .select("last_seen")
      .orderBy("last_seen", "desc")
      .offset(mostRows)
      .limit(1)
      .executeTakeFirst();
    if (oldestKept) await db.deleteFrom("seen_link").where("last_seen", "<=", oldestKept.last_seen).execute();
  }
}

interface SeenLinksOptions {
  db: Kysely<Database>;
  now(): Date;
  log: Pick<Logger, "warn">;
  mostRows?: number;
}

const NOT_FOLLOWED: ReadonlySet<string> = new Set(["nofollow", "ugc", "sponsored"]);

/** What was registered; null for numbers, bare names and endings that no registry runs. */
function domainOf(address: string): string | null {
  return /^https?:/i.test(address) ? getDomain(address, { validateHostname: true }) : null;
}
