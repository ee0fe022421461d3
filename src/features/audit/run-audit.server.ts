import type { CrawlEvent } from "#core/crawl/crawl-event.ts";
import { type CrawlState, crawlState } from "#core/crawl/crawl-state.ts";
import { pathShape } from "#core/crawl/path-shape.ts";
import type { SiteFinding } from "#core/crawl/site-finding.schema.ts";
import { AppError } from "#core/errors/app-error.ts";
import { BOT_NAME } from "#core/tool/bot-name.ts";
import type { FetchedPage, ToolPorts } from "#core/tool/tool-ports.ts";
import { crawlSite } from "#engines/crawler/crawl-site.server.ts";
import { startAddress } from "#engines/crawler/start-address.ts";
import { rulesForBot } from "#engines/robots/matching/rules-for-bot.ts";
import { type SiteGraph, siteGraph } from "#engines/site-graph/site-graph.ts";
import { runSiteRules, siteRules } from "#engines/site-graph/site-rules.ts";
import type { AuditReport, JudgedPage, LinkPlace } from "./audit-report.ts";
import { checkOutsideLinks } from "./checks/outside-links.server.ts";
import { checkSite } from "./checks/site-checks.server.ts";
import { type MeasurePage, measureKinds } from "./lab-speed.ts";
import { speedFaults } from "./speed-faults.ts";
import { writeReport } from "./write-report.ts";

/** Without being asked for more. */
export const AUDIT_PAGES = 25;
/** Pages on which also what they name is looked at: the home page and one of each kind. */
const WHOLE_PAGES = 5;

interface AuditWorld extends Pick<ToolPorts, "fetchPage" | "now"> {
  noteLinks?: ToolPorts["noteLinks"] | undefined;
  /** By the rules of every page tool. */
  judge(page: FetchedPage, isWhole: boolean): Promise<JudgedPage>;
  /** In a laboratory; left out where there is none to ask. */
  measure?: MeasurePage | undefined;
  maxPages?: number | undefined;
  /** A site of our own. */
  isOwn?: boolean;
  ignoreCanonicals?: boolean | undefined;
  signal: AbortSignal;
  past: readonly CrawlEvent[];
  emit(event: CrawlEvent): void;
}

/** Reads a sample of a site, judges each page and all of them together. Goes on where it was after a restart. */
export async function runAudit(website: string, { judge, measure, maxPages = AUDIT_PAGES, ...world }: AuditWorld): Promise<AuditReport> {
  const isWhole = createWholePages(world.past);
  const state = await readSite({
    ...world,
    url: website,
    maxPages,
    samples: true,
    triesPlain: true,
    followNofollow: "of-pages",
    ignoreQuery: false,
    limitsPages: true,
    keepLinks: "all",
    // Descriptions, first headings and words: what pages are compared by.
    keepContent: true,
    readRobots: (body) => rulesForBot(body, BOT_NAME),
    onPage: async ({ page, reading }) => {
      if (!reading) return undefined;
      const whole = page.status === 200 && isWhole(page.url);
      return { ...withSpeed(await judge(page, whole), page), isWhole: whole };
    },
  });
  const graph = siteGraph(state);
  const linksIn = new Map<string, number>();
  for (const { to } of graph?.edges ?? []) {
    const url = graph?.pages[to]?.url ?? "";
    linksIn.set(url, (linksIn.get(url) ?? 0) + 1);
  }
  const siteFindings = graph ? runSiteRules(graph) : [];
  const outside = graph && !world.isOwn ? await checkOutsideLinks(state, world) : undefined;
  const lab = measure && (await measureKinds(wholePages(state), { ...world, measure, isPatient: maxPages > AUDIT_PAGES }));
  return writeReport(state, {
    siteFindings: outside?.finding ? [...siteFindings, outside.finding] : siteFindings,
    places: new Map([
      ...(graph ? linkPlaces(graph, siteFindings) : []),
      ...(outside?.finding ? [[outside.finding.ruleId, outside.places] as const] : []),
    ]),
    files: await checkSite(state, world.fetchPage, world.signal),
    outside,
    lab,
    siteRuleKinds: siteRules.map(({ kind }) => kind),
    linksIn,
  });
}

/** Those that were looked at as a whole, one of each kind, the home page first. */
function wholePages({ pages, home }: CrawlState): string[] {
  const whole = [...pages.values()].filter(({ facts }) => facts && (facts.extra as JudgedPage | undefined)?.isWhole);
  return whole.map(({ url }) => url).sort((a, b) => Number(b === home) - Number(a === home));
}

/** Of what is wrong with the addresses behind links: which page carries such a link, each pair once. */
function linkPlaces({ pages, edges }: SiteGraph, findings: readonly SiteFinding[]): Map<string, LinkPlace[]> {
  const behindLinks = findings.filter(({ kind }) => kind === "links-dead" || kind === "links-redirected");
  return new Map(
    behindLinks.map(({ ruleId, groups }) => {
      const faulty = new Set(groups.flatMap(({ urls }) => urls));
      const places = edges.flatMap(({ from, to }) => {
        const [page, link] = [pages[from]?.url ?? "", pages[to]?.url ?? ""];
        return faulty.has(link) ? [[`${page} ${link}`, { page, link }] as const] : [];
      });
      return [ruleId, [...new Map(places).values()]];
    }),
  );
}

/** A site that closes itself to Google as well as to us: that is what its owner must hear first. Then only the page that was asked for is read. */
async function readSite(options: Parameters<typeof crawlSite>[0]): Promise<CrawlState> {
  try {
    return await crawlSite(options);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "robots_closed") throw error;
    const { url: asked, maxPages, ignoreQuery, now, fetchPage, signal } = options;
    const { start } = startAddress(asked);
    const { body } = await fetchPage(new URL("/robots.txt", start), { signal });
    if (rulesForBot(body, "Googlebot").allows(start.href).allowed) throw error;
    try {
      return await crawlSite({ ...options, readRobots: (file) => onlyOpen(start.href, options.readRobots(file)) });
    } catch (other) {
      if (!(other instanceof AppError) || signal.aborted) throw other;
      const at = now().getTime();
      return crawlState([
        { at, kind: "started", asked, maxPages, maxDepth: 0, ignoreQuery },
        { at, kind: "home", url: start.href },
        { at, kind: "finished", reason: "robots" },
      ]);
    }
  }
}

const onlyOpen = (asked: string, rules: ReturnType<typeof rulesForBot>): typeof rules => ({
  ...rules,
  allows: (address) => (address === asked ? { ...rules.allows(address), allowed: true } : rules.allows(address)),
});

function withSpeed(judged: JudgedPage, page: FetchedPage): JudgedPage {
  const { faults, passed } = speedFaults({ ms: page.totalMs, bytes: page.body.byteLength });
  return { faults: [...judged.faults, ...faults], passed: { ...judged.passed, speed: (judged.passed["speed"] ?? 0) + passed } };
}

/** The first page of each shape, the home page first, up to so many. */
function createWholePages(past: readonly CrawlEvent[]): (url: string) => boolean {
  const before = past.flatMap((event) => (event.kind === "page" && (event.extra as JudgedPage | undefined)?.isWhole ? event.url : []));
  const shapes = new Set(before.map(pathShape));
  return (url) => {
    if (shapes.size >= WHOLE_PAGES || shapes.has(pathShape(url))) return false;
    shapes.add(pathShape(url));
    return true;
  };
}
