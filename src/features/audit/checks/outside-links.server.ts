import { setImmediate as breathe, setTimeout as delay } from "node:timers/promises";
import type { CrawlState } from "#core/crawl/crawl-state.ts";
import type { SiteFinding } from "#core/crawl/site-finding.schema.ts";
import type { ToolPorts } from "#core/tool/tool-ports.ts";
import { createLinkChecker } from "#engines/crawler/link-check/link-checker.ts";
import { isOutsideSilent } from "#engines/crawler/link-check/outside-reach.ts";
import type { TargetFacts } from "#engines/crawler/link-check/target-facts.ts";
import { targetVerdict } from "#engines/crawler/link-check/target-verdict.ts";
import { siteOf } from "#engines/crawler/page-address.ts";
import { isTrialHost } from "#engines/crawler/trial-host.ts";
import type { LinkPlace } from "../audit-report.ts";
import { outsideLinkRule } from "./site-check-rules.ts";

/** What was asked of other sites, and what came of it. */
export interface OutsideLinks {
  finding: SiteFinding | undefined;
  /** Where the dead ones are linked. */
  places: LinkPlace[];
  /** Addresses on other sites that the pages name. */
  named: number;
  checked: number;
  /** None of several hosts said a word: then the fault may well be ours. */
  isSilent: boolean;
}

const MOST = 60;
const ALL_MS = 60_000;
const SHOWN = 50;

/** Asks for what the pages link to on other sites, the most linked first: once each, gently by host, so many and so long. */
export async function checkOutsideLinks(
  state: CrawlState,
  { fetchPage, now, signal }: Pick<ToolPorts, "fetchPage" | "now"> & { signal: AbortSignal },
): Promise<OutsideLinks> {
  const carriers = outsideOf(state);
  const asked = [...carriers].toSorted(([, a], [, b]) => b.size - a.size).slice(0, MOST);
  const answers = new Map<string, TargetFacts>();
  const isTrial = isTrialHost(new URL(state.home ?? "").hostname);
  const checker = createLinkChecker({
    world: {
      fetchPage,
      now: () => now().getTime(),
      sleep: (ms) => delay(isTrial ? 0 : ms, undefined, { signal }),
      breathe,
      random: Math.random,
      signal,
      timeout: (ms) => AbortSignal.timeout(ms),
    },
    perHost: 2,
    minDelayMs: isTrial ? 0 : 250,
    atOnce: 8,
    onChecked: (address, facts) => void answers.set(address, facts),
  });
  for (const [address] of asked) checker.add(address);
  const end = new AbortController();
  await Promise.race([checker.done(), delay(ALL_MS, undefined, { signal: end.signal }).catch(() => undefined)]);
  end.abort();
  signal.throwIfAborted();
  await checker.stop();
  const isSilent = isOutsideSilent([...answers].map(([address, facts]) => [address, { facts, isInternal: false }]));
  const dead = isSilent ? [] : deadOf(answers, carriers);
  return {
    named: carriers.size,
    checked: answers.size,
    isSilent,
    finding: findingOf(dead),
    places: dead.flatMap(({ address, pages }) => pages.map((page) => ({ page, link: address }))),
  };
}

/** Addresses on other sites with the pages that link to them. */
function outsideOf({ home, links }: CrawlState): Map<string, Set<string>> {
  const own = siteOf(new URL(home ?? "").hostname);
  const carriers = new Map<string, Set<string>>();
  for (const [page, packed] of links.byPage) {
    for (const [at, number] of packed.entries()) {
      const shape = at % 2 === 0 ? links.shapes[number] : undefined;
      if (!shape || (shape.kind !== "a" && shape.kind !== "area") || shape.flags.invalid || shape.url.length > 2_048) continue;
      const url = /^https?:/.test(shape.url) ? URL.parse(shape.url) : null;
      if (!url || siteOf(url.hostname) === own) continue;
      url.hash = "";
      carriers.set(url.href, (carriers.get(url.href) ?? new Set()).add(page));
    }
  }
  return carriers;
}

interface DeadLink {
  address: string;
  words: string;
  pages: string[];
}

function deadOf(answers: ReadonlyMap<string, TargetFacts>, carriers: ReadonlyMap<string, ReadonlySet<string>>): DeadLink[] {
  return [...answers].flatMap(([address, facts]) => {
    const verdict = targetVerdict(address, facts);
    const isDead = verdict.class === "broken" || verdict.class === "soft-404";
    return isDead ? { address, words: verdict.words, pages: [...(carriers.get(address) ?? [])] } : [];
  });
}

function findingOf(dead: readonly DeadLink[]): SiteFinding | undefined {
  const groups = dead.map(({ address, words, pages }) => ({ label: `${address}: ${words}`, urls: pages.slice(0, SHOWN) }));
  if (groups.length === 0) return undefined;
  return {
    ruleId: outsideLinkRule.id,
    kind: outsideLinkRule.kind,
    grade: "advice",
    title: `${groups.length} ${groups.length === 1 ? "link to another site leads" : "links to other sites lead"} nowhere`,
    detail: `Name the page that took its place, or take the link out: ${groups
      .slice(0, 5)
      .map(({ label }) => label)
      .join(" ")}${groups.length > 5 ? ` And ${groups.length - 5} more; the broken link detector lists them all.` : ""}`,
    sources: [...outsideLinkRule.sources],
    pages: new Set(groups.flatMap(({ urls }) => urls)).size,
    groups,
  };
}
