import { AppError } from "#core/errors/app-error.ts";
import { headerOf } from "#core/http/header-of.ts";
import { textSimilarity } from "#core/text/simhash.ts";
import type { FetchedPage, ToolPorts } from "#core/tool/tool-ports.ts";
import { type CrawlRules, fetchRules } from "#engines/crawler/crawl-rules.ts";
import type { CheckPorts } from "#engines/page-snapshot/page-check.ts";
import type { PageSnapshot } from "#engines/page-snapshot/page-snapshot.ts";
import { keptOutBy } from "#engines/page-snapshot/robots-directives.ts";
import { takeSnapshot } from "#engines/page-snapshot/take-snapshot.ts";
import { isAllowed } from "#engines/robots/matching/is-allowed.ts";
import { testPath } from "#engines/robots/matching/test-path.ts";
import { parseRobots } from "#engines/robots/parse-robots.ts";
import type { Around } from "./around.ts";
import { chosenCanonical, mainText } from "./canonical-subject.ts";
import type { CanonicalTarget } from "./canonical-tag-checker.schema.ts";
import { isSameAddress } from "./declared-canonicals.ts";
import { readSitemaps, type SitemapReading } from "./find-in-sitemap.server.ts";

const NOTHING_KNOWN: CanonicalTarget["robots"] = { allowed: null, line: null, rule: null };
/** A canonical of a canonical of a canonical is reported; nobody needs the tenth. */
const MAX_CANONICALS = 4;
const TARGET_MS = 10_000;

/** Three fetches for most pages: robots.txt, a sitemap, and the target when it is another page. */
export async function gatherAround(snapshot: PageSnapshot, ports: CheckPorts, signal: AbortSignal): Promise<Around> {
  const page = snapshot.request.url;
  const canonical = chosenCanonical(snapshot);
  const site = siteOf(page, ports, signal);
  const [target, rules, listed] = await Promise.all([
    canonical !== null && !isSameAddress(canonical, page) ? followTarget(canonical, snapshot, ports, signal) : null,
    site.then(({ rules }) => rules),
    site.then(({ sitemaps }) => sitemaps),
  ]);
  return {
    target,
    pageRobots: verdictOf(rules, page),
    sitemap: listed
      ? { page: listed.listed.has(page), canonical: canonical !== null && listed.listed.has(canonical), complete: listed.complete }
      : null,
  };
}

/** Fetches the target and follows redirects and further canonicals from it. */
async function followTarget(canonical: string, source: PageSnapshot, ports: CheckPorts, signal: AbortSignal): Promise<CanonicalTarget> {
  const target: CanonicalTarget = {
    fetched: false,
    problem: null,
    hops: [],
    finalUrl: canonical,
    status: null,
    noindex: null,
    robots: NOTHING_KNOWN,
    loops: false,
    similarity: null,
  };
  if (isReserved(canonical)) return { ...target, problem: "Its name is reserved for examples, so there is nothing to fetch." };
  const seen = new Set([source.request.url]);
  let next: string | null = canonical;
  for (let step = 0; step < MAX_CANONICALS && next !== null; step++) {
    if (seen.has(next)) return { ...target, loops: true };
    seen.add(next);
    const answer = await fetchTarget(next, ports, signal);
    if ("problem" in answer) return step === 0 ? { ...target, problem: answer.problem } : target;
    target.fetched = true;
    target.hops.push(
      ...answer.hops.map(({ url, status }, index) => ({ url, status, by: index === 0 ? ("canonical" as const) : ("redirect" as const) })),
    );
    target.finalUrl = answer.url;
    target.status = answer.status;
    const isHtml = /^(?:text\/html|application\/xhtml\+xml)\b/i.test(headerOf(answer.headers, "content-type") ?? "text/html");
    const read = takeSnapshot(isHtml ? answer : { ...answer, body: new Uint8Array() });
    target.noindex = keptOutBy(read, ports.now())?.fact.snippet ?? null;
    const { rules } = await siteOf(answer.url, ports, signal);
    target.robots = verdictOf(rules, answer.url);
    if (step === 0) target.similarity = textSimilarity(mainText(source), mainText(read)) ?? null;
    // A redirect back to the page itself is reported as that, and not as a circle of canonicals.
    if (isSameAddress(answer.url, source.request.url)) return target;
    const further = chosenCanonical(read);
    next = answer.status === 200 && further !== null && !isSameAddress(further, answer.url) ? further : null;
  }
  return target;
}

async function fetchTarget(address: string, ports: CheckPorts, signal: AbortSignal): Promise<FetchedPage | { problem: string }> {
  try {
    return await ports.fetchPage(new URL(address), { onTruncate: "keep", maxBytes: 2_000_000, totalMs: TARGET_MS, signal });
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    if (error instanceof AppError) return { problem: error.message };
    throw error;
  }
}

interface Site {
  rules: CrawlRules | null;
  sitemaps: SitemapReading | undefined;
}

/** Of a list, pages of one host share one reading of its robots.txt and sitemap: what a run learned lives as long as its signal. */
const runs = new WeakMap<AbortSignal, Map<string, Promise<Site>>>();

function siteOf(address: string, { fetchPage }: Pick<ToolPorts, "fetchPage">, signal: AbortSignal): Promise<Site> {
  const { origin } = new URL(address);
  const known = runs.get(signal) ?? new Map<string, Promise<Site>>();
  runs.set(signal, known);
  const site = known.get(origin) ?? readSite();
  known.set(origin, site);
  return site;

  async function readSite(): Promise<Site> {
    if (isReserved(address)) return { rules: null, sitemaps: undefined };
    const rules = await fetchRules(origin, { fetchPage, readRobots: readForGooglebot, signal }).then(
      (answer) => answer.rules,
      (error: unknown) => {
        if (signal.aborted || !(error instanceof AppError)) throw error;
        return null;
      },
    );
    return { rules, sitemaps: rules ? await readSitemaps(origin, rules.sitemaps, fetchPage, signal) : undefined };
  }
}

function readForGooglebot(body: Uint8Array): CrawlRules {
  const robots = parseRobots(body);
  return {
    allows: (address) => isAllowed(robots, "Googlebot", testPath(address)),
    sitemaps: robots.sitemaps.map(({ value }) => value),
  };
}

function verdictOf(rules: CrawlRules | null, address: string): CanonicalTarget["robots"] {
  if (!rules) return NOTHING_KNOWN;
  const { allowed, line, rule } = rules.allows(address);
  return { allowed, line: line ?? null, rule: rule ?? null };
}

/** RFC 6761: names that lead nowhere on purpose. */
function isReserved(address: string): boolean {
  return /\.(?:example|invalid)$|^example\.(?:com|net|org)$/.test(new URL(address).hostname);
}
