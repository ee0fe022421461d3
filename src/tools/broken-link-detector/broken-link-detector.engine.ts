import { type CrawlState, crawlState } from "#core/crawl/crawl-state.ts";
import { countWords, crawlNotes, endedWords, scriptBuiltPages, scriptNotes, trapWords } from "#core/crawl/crawl-words.ts";
import type { LinkShape } from "#core/crawl/page-link.ts";
import { PASTED } from "#core/crawl/pasted-address.ts";
import { present } from "#core/errors/present.ts";
import { isOutsideSilent } from "#engines/crawler/link-check/outside-reach.ts";
import { verdictByScheme } from "#engines/crawler/link-check/plain-schemes.ts";
import type { TargetFacts } from "#engines/crawler/link-check/target-facts.ts";
import { type LinkClass, type LinkVerdict, targetVerdict } from "#engines/crawler/link-check/target-verdict.ts";
import type { BrokenLinkOutput, LinkFinding } from "./broken-link-detector.schema.ts";
import { type BrokenLinkEvent, isCrawlEvent } from "./broken-link-event.ts";
import { createClosestAddress } from "./closest-address.ts";
import { createTargetOf, type LinkTarget } from "./link-book.ts";
import { runVerdict } from "./run-verdict.ts";

const MAX_FINDINGS = 2_000;
const MAX_SOURCES = 50;

/** Worst first; what needs no repair comes last. */
const classOrder: readonly LinkClass[] = ["broken", "soft-404", "server-error", "insecure", "redirected", "blocked", "unverifiable", "ok"];

/** The result from what a run reported: finished, or on the way. Undefined before the first page was read. */
export function brokenLinksFrom(events: readonly BrokenLinkEvent[], maxSources = MAX_SOURCES): BrokenLinkOutput | undefined {
  const state = crawlState(events.filter(isCrawlEvent));
  const { home } = state;
  if (home === undefined || state.arrivals.length === 0) return undefined;
  const checks = readChecks(events);
  const judged = judgeLinks(state, checks, maxSources);
  const outsideSilent = isOutsideSilent(judged);
  if (outsideSilent) doubtOutside(judged);
  const counts = Object.fromEntries(classOrder.map((name) => [name, 0])) as Record<LinkClass, number>;
  for (const { verdict } of judged.values()) if (verdict) counts[verdict.class]++;
  const findings = listFindings(judged, state, checks.ended !== undefined);
  const mode = modeOf(state);
  const ended: BrokenLinkOutput["ended"] =
    checks.ended === undefined ? "stopped" : checks.ended === "complete" ? (state.finished?.reason ?? "complete") : checks.ended;
  const run: Parameters<typeof runVerdict>[0] = {
    counts,
    ended: mode === "site" || checks.ended !== "complete" ? ended : "complete",
    links: [...state.links.byPage.values()].reduce((sum, edges) => sum + edges.length / 2, 0) + state.links.more,
    anchors: anchorsIn(state),
    scriptBuilt: scriptBuiltPages(state),
  };
  return {
    verdict: runVerdict({ ...run, outsideSilent }),
    ...run,
    mode,
    home,
    endedWords: wordsOf(mode, checks.ended, state, judged),
    pagesRead: state.arrivals.length,
    seconds: Math.round(checks.lastAt / 1_000),
    targets: judged.size,
    checked: [...judged.values()].filter(({ verdict }) => verdict).length,
    findings: findings.slice(0, MAX_FINDINGS),
    moreFindings: Math.max(0, findings.length - MAX_FINDINGS),
    traps: state.traps.map((trap) => ({ words: trapWords(trap), example: trap.example })),
    notes: [
      ...(outsideSilent ? ["No other site answered us, so links to other sites could not be verified from here."] : []),
      ...(mode === "site" ? crawlNotes(state) : scriptNotes(state)),
      ...(state.links.more > 0
        ? [`${countWords(state.links.more, "link")} beyond our limits ${state.links.more === 1 ? "was" : "were"} not looked at.`]
        : []),
    ],
  };
}

/** Links that visitors follow. */
function anchorsIn({ links: { shapes, byPage } }: CrawlState): number {
  const isAnchor = shapes.map(({ kind }) => kind === "a" || kind === "area");
  let count = 0;
  for (const edges of byPage.values()) for (let at = 0; at < edges.length; at += 2) if (isAnchor[present(edges[at])]) count++;
  return count;
}

interface Checks {
  facts: ReadonlyMap<string, TargetFacts>;
  missing: ReadonlyMap<string, ReadonlySet<string>>;
  ended?: "complete" | "limit" | "time";
  ownOnly: boolean;
  /** Milliseconds from the first event to the last. */
  lastAt: number;
}

function readChecks(events: readonly BrokenLinkEvent[]): Checks {
  const facts = new Map<string, TargetFacts>();
  const missing = new Map<string, ReadonlySet<string>>();
  let ended: Checks["ended"];
  let ownOnly = false;
  for (const event of events) {
    if (event.kind === "checked") {
      const { kind, at, url, ...rest } = event;
      facts.set(url, rest);
    } else if (event.kind === "fragments") missing.set(event.url, new Set(event.missing));
    else if (event.kind === "checks-ended") {
      ended ??= event.reason;
      ownOnly = event.ownOnly ?? false;
    }
  }
  const lastAt = (events.at(-1)?.at ?? 0) - (events[0]?.at ?? 0);
  return { facts, missing, ownOnly, lastAt, ...(ended ? { ended } : {}) };
}

interface Judged {
  /** Undefined while nobody has asked for it. */
  verdict: LinkVerdict | undefined;
  facts: TargetFacts | undefined;
  sources: LinkFinding["sources"];
  places: number;
  isInternal: boolean;
}

/** One entry for each address, and for each missing fragment, with the places where it stands. */
function judgeLinks(state: CrawlState, checks: Checks, maxSources: number): Map<string, Judged> {
  const toTarget = createTargetOf(state);
  const keys = state.links.shapes.map((shape) => keyOf(shape, toTarget(shape), checks));
  const judged = new Map<string, Judged>();
  for (const [page, edges] of state.links.byPage) {
    const isSecure = page.startsWith("https:");
    for (let at = 0; at < edges.length; at += 2) {
      const number = present(edges[at]);
      const shape = state.links.shapes[number];
      const key = keys[number];
      if (!shape || key === undefined) continue;
      const entry = judged.get(key.key) ?? { ...judge(shape, key, state, checks), sources: [], places: 0 };
      judged.set(key.key, entry);
      if (entry.verdict?.class === "ok" && isSecure && isInsecure(key.key))
        entry.verdict = { class: "insecure", words: "Answers over plain http, and is linked from a page on https." };
      entry.places++;
      if (entry.sources.length < maxSources) {
        const { text, region, rel, kind } = shape;
        entry.sources.push({ page, line: edges[at + 1] ?? 0, text, region, rel: [...rel], kind });
      }
    }
  }
  return judged;
}

function doubtOutside(judged: ReadonlyMap<string, Judged>): void {
  for (const entry of judged.values())
    if (!entry.isInternal && entry.facts?.error) entry.verdict = { class: "unverifiable", words: "Could not verify from here." };
}

interface Key {
  key: string;
  /** Undefined for what is not fetched. */
  target: LinkTarget | undefined;
  /** Set when the page is there and the part of it is not. */
  missing?: string;
}

function keyOf({ url }: LinkShape, target: LinkTarget | undefined, { missing }: Checks): Key | undefined {
  if (url === "") return undefined;
  if (!target) return { key: url, target };
  const { address, identity, fragment } = target;
  const isMissing = fragment !== undefined && (missing.get(address)?.has(fragment) || missing.get(identity)?.has(fragment));
  return isMissing ? { key: `${address}#${fragment}`, target, missing: fragment } : { key: address, target };
}

function judge(
  shape: LinkShape,
  { missing, target }: Key,
  state: CrawlState,
  checks: Checks,
): Pick<Judged, "verdict" | "facts" | "isInternal"> {
  if (!target) return { verdict: plainVerdict(shape), facts: undefined, isInternal: false };
  const facts = checks.facts.get(target.address) ?? checks.facts.get(target.identity) ?? factsOfPage(state, target.identity);
  const isInternal = new URL(target.address).host === new URL(state.home ?? PASTED).host;
  if (missing !== undefined)
    return { verdict: { class: "broken", words: `The page answers, but nothing on it is called “${missing}”.` }, facts, isInternal };
  if (target.address.startsWith(PASTED) && target.address !== PASTED)
    return {
      verdict: { class: "unverifiable", words: "A relative address. Give the address of the page, and we can ask for it." },
      facts,
      isInternal: false,
    };
  const unasked = !isInternal && checks.ownOnly ? "other-site" : checks.ended === "time" ? "time" : "limit";
  const known: TargetFacts | undefined = facts ?? (checks.ended ? { unasked } : undefined);
  return { verdict: known && targetVerdict(target.address, known), facts, isInternal };
}

function plainVerdict({ url, flags }: LinkShape): LinkVerdict {
  if (flags.posts) return { class: "unverifiable", words: "A form sends here by POST. We do not submit forms." };
  if (flags.invalid) return { class: "broken", words: "Not an address: no browser can open it." };
  return verdictByScheme(url) ?? { class: "ok", words: "" };
}

/** What the crawl saw of a page of the site. A redirect is followed to its end by a check of its own. */
function factsOfPage({ pages, closed }: CrawlState, identity: string): TargetFacts | undefined {
  const rule = closed.get(identity);
  if (rule) return { closed: { line: rule.line, rule: rule.rule } };
  const { status, error, type } = pages.get(identity)?.facts ?? {};
  if (error) return { error };
  if (status === undefined || (status >= 300 && status < 400)) return undefined;
  return { status, ...(type === undefined ? {} : { type }) };
}

const isInsecure = (address: string) => address.startsWith("http:");

/** Similar addresses are looked for when all are known. */
function listFindings(judged: ReadonlyMap<string, Judged>, state: CrawlState, isOver: boolean): LinkFinding[] {
  const answering = [...state.pages.values()].filter(({ facts }) => facts?.status === 200).map(({ url }) => url);
  const closest = createClosestAddress(answering);
  const findings = [...judged].flatMap(([url, { verdict, facts, sources, places, isInternal }]): LinkFinding[] => {
    if (!verdict || verdict.class === "ok") return [];
    const finalUrl = facts?.hops?.at(-1)?.[1];
    const replacement = replacementOf(url, verdict, finalUrl, isInternal && isOver ? closest : undefined);
    const isGone = ["broken", "soft-404", "server-error"].includes(verdict.class) && /^https?:/.test(url);
    return [
      {
        url,
        class: verdict.class,
        words: verdict.words,
        ...(facts?.status === undefined ? {} : { status: facts.status }),
        isInternal,
        ...(finalUrl === undefined ? {} : { finalUrl }),
        sources,
        places,
        ...(replacement ? { replacement } : {}),
        ...(isGone ? { archive: `https://web.archive.org/web/*/${url.split("#", 1)[0]}` } : {}),
      },
    ];
  });
  return findings.sort(
    (a, b) => classOrder.indexOf(a.class) - classOrder.indexOf(b.class) || b.places - a.places || (a.url < b.url ? -1 : 1),
  );
}

function replacementOf(
  url: string,
  verdict: LinkVerdict,
  finalUrl: string | undefined,
  closest: ((dead: string) => string | undefined) | undefined,
): LinkFinding["replacement"] {
  if (verdict.class === "redirected" && finalUrl !== undefined) return { url: finalUrl, why: "Where the redirect ends." };
  if (verdict.class === "insecure")
    return { url: url.replace(/^http:/, "https:"), why: "The same address over https; try it before you write it." };
  const isGone = verdict.class === "broken" || verdict.class === "soft-404";
  if (!isGone || !closest || !/^https?:/.test(url)) return undefined;
  if (url.includes("#")) return { url: url.split("#", 1)[0] ?? "", why: "The page without the missing part." };
  const similar = closest(url);
  return similar === undefined ? undefined : { url: similar, why: "The closest address on your site that answers." };
}

function modeOf({ home, started }: CrawlState): BrokenLinkOutput["mode"] {
  if (home === PASTED || started?.asked === "") return "html";
  return started?.maxPages === 1 && started.maxDepth === 1 ? "page" : "site";
}

function wordsOf(mode: BrokenLinkOutput["mode"], ended: Checks["ended"], state: CrawlState, judged: ReadonlyMap<string, Judged>): string {
  const left = [...judged.values()].filter(({ verdict }) => !verdict).length;
  if (ended === undefined) return `Stopped with ${countWords(left, "address", "addresses")} still to be asked for.`;
  if (ended === "time") return "Ten minutes were over before every address was asked for.";
  if (ended === "limit") return "There were more addresses than one run asks for.";
  if (mode === "site") return endedWords(state.finished?.reason ?? "complete", state);
  return "Every link of the page was looked at.";
}
