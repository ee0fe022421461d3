import { setImmediate as breathe, setTimeout as delay } from "node:timers/promises";
import type { ToolPorts } from "#core/tool/tool-ports.ts";
import { checkTarget } from "#engines/crawler/link-check/check-target.ts";
import { createHostQueue } from "#engines/crawler/link-check/host-queue.ts";
import { isOutsideSilent } from "#engines/crawler/link-check/outside-reach.ts";
import type { TargetFacts } from "#engines/crawler/link-check/target-facts.ts";
import { targetVerdict } from "#engines/crawler/link-check/target-verdict.ts";

interface Link {
  /** A path of ours, or the whole address. */
  href: string;
  /** Why it is not among those that answer. */
  words: string;
}

/** What became of the links of an issue. */
export interface LinkReport {
  /** How many lead somewhere. */
  answer: number;
  dead: Link[];
  /** Those that keep programs out, were slow, or were not asked for. */
  unsure: Link[];
}

interface Options {
  origin: string;
  /** Whether a path of ours leads to a page or a file. */
  isOurPage(path: string): Promise<boolean>;
  /** The guarded way to other sites. */
  fetchPage: ToolPorts["fetchPage"];
  now(): Date;
  /** Other sites that are asked at most, and for how long all of them together. */
  most?: number;
  allMs?: number;
}

/** Asks for every address that an issue leads to, ours over no network and others once in ten minutes, so many and so long. */
export function createIssueLinks({ origin, isOurPage, fetchPage, now, most = 40, allMs = 20_000 }: Options) {
  const kept = new Map<string, { at: number; facts: TargetFacts }>();
  const clock = () => now().getTime();

  return async function checkLinks(addresses: readonly string[]): Promise<LinkReport> {
    const web = [...new Set(addresses)].filter((address) => !URL.canParse(address) || /^https?:/i.test(address));
    const own = web.filter((address) => isOwn(address));
    const others = web.filter((address) => !isOwn(address));
    const [ours, theirs] = await Promise.all([Promise.all(own.map(askOurs)), askOthers(others)]);
    const judged = [...ours, ...theirs];
    return {
      answer: judged.filter(({ kind }) => kind === "answer").length,
      dead: judged.filter(({ kind }) => kind === "dead").map(linkOf),
      unsure: judged.filter(({ kind }) => kind === "unsure").map(linkOf),
    };
  };

  function isOwn(address: string): boolean {
    return URL.parse(address)?.origin === origin;
  }

  async function askOurs(address: string): Promise<Judged> {
    const { pathname, search } = new URL(address);
    const isThere = await isOurPage(pathname + search);
    return { href: pathname + search, kind: isThere ? "answer" : "dead", words: isThere ? "" : "There is no such page." };
  }

  async function askOthers(addresses: readonly string[]): Promise<Judged[]> {
    const found = new Map<string, TargetFacts>();
    let asked = 0;
    for (const [address, { at }] of kept) if (clock() - at >= KEPT_MS) kept.delete(address);
    const end = new AbortController();
    const { signal } = end;
    const world = {
      fetchPage,
      now: clock,
      sleep: (ms: number) => delay(ms, undefined, { signal }),
      breathe,
      random: Math.random,
      signal,
      timeout: (ms: number) => AbortSignal.timeout(ms),
    };
    const queue = createHostQueue({ perHost: 2, atOnce: 6, minDelayMs: 0, now: clock, sleep: world.sleep });
    for (const address of addresses) {
      const url = URL.parse(address);
      if (!url) {
        found.set(address, { error: { code: "address_malformed", message: "This is no address." } });
        continue;
      }
      url.hash = "";
      const known = kept.get(url.href)?.facts;
      if (known) found.set(address, known);
      else if (asked++ >= most) found.set(address, { unasked: "limit" });
      else {
        found.set(address, { unasked: "time" });
        queue.add(url.host, async () => {
          const { facts } = await checkTarget(url.href, world);
          found.set(address, facts);
          kept.set(url.href, { at: clock(), facts });
        });
      }
    }
    const late = setTimeout(() => end.abort(new Error("the time is over")), allMs);
    try {
      await queue.done();
    } catch (error) {
      // What was not answered by then is listed as such.
      if (!signal.aborted) throw error;
    } finally {
      clearTimeout(late);
    }
    const isSilent = isOutsideSilent([...found].map(([address, facts]) => [address, { facts, isInternal: false }]));
    return [...found].map(([href, facts]) => {
      const verdict = targetVerdict(href, facts);
      const kind = KINDS[verdict.class];
      const words = facts.unasked === "time" ? `No answer within ${allMs / 1_000} seconds.` : verdict.words;
      return { href, kind: isSilent && kind === "dead" ? "unsure" : kind, words };
    });
  }
}

/** An answer is believed for so long: every save asks again. */
const KEPT_MS = 600_000;

interface Judged extends Link {
  kind: "answer" | "dead" | "unsure";
}

const linkOf = ({ href, words }: Judged): Link => ({ href, words });

const KINDS = {
  ok: "answer",
  redirected: "answer",
  insecure: "answer",
  broken: "dead",
  "soft-404": "dead",
  "server-error": "dead",
  blocked: "unsure",
  unverifiable: "unsure",
} as const;
