import type { CrawlEvent } from "#core/crawl/crawl-event.ts";
import { BOT_NAME } from "#core/tool/bot-name.ts";
import type { FetchedPage, ToolPorts } from "#core/tool/tool-ports.ts";
import { crawlSite } from "#engines/crawler/crawl-site.server.ts";
import { rulesForBot } from "#engines/robots/matching/rules-for-bot.ts";
import { siteGraph } from "#engines/site-graph/site-graph.ts";
import { runSiteRules, siteRules } from "#engines/site-graph/site-rules.ts";
import type { AuditReport, JudgedPage } from "./audit-report.ts";
import { speedFaults } from "./speed-faults.ts";
import { writeReport } from "./write-report.ts";

const AUDIT_PAGES = 25;

interface AuditWorld extends Pick<ToolPorts, "fetchPage" | "now"> {
  /** Every rule that needs nothing but the page. */
  judge(page: FetchedPage): Promise<JudgedPage>;
  signal: AbortSignal;
  past: readonly CrawlEvent[];
  emit(event: CrawlEvent): void;
}

/** Reads up to 25 pages of a site, judges each and all of them together. Goes on where it was after a restart. */
export async function runAudit(website: string, { judge, ...world }: AuditWorld): Promise<AuditReport> {
  const state = await crawlSite({
    ...world,
    url: website,
    maxPages: AUDIT_PAGES,
    ignoreQuery: false,
    limitsPages: true,
    keepLinks: "all",
    // Descriptions, first headings and words: what pages are compared by.
    keepContent: true,
    readRobots: (body) => rulesForBot(body, BOT_NAME),
    onPage: async ({ page, reading }) => (reading ? withSpeed(await judge(page), page) : undefined),
  });
  const graph = siteGraph(state);
  const linksIn = new Map<string, number>();
  for (const { to } of graph?.edges ?? []) {
    const url = graph?.pages[to]?.url ?? "";
    linksIn.set(url, (linksIn.get(url) ?? 0) + 1);
  }
  return writeReport(state, {
    siteFindings: graph ? runSiteRules(graph) : [],
    siteRuleKinds: siteRules.map(({ kind }) => kind),
    linksIn,
  });
}

function withSpeed(judged: JudgedPage, page: FetchedPage): JudgedPage {
  const { faults, passed } = speedFaults({ ms: page.totalMs, bytes: page.body.byteLength });
  return { faults: [...judged.faults, ...faults], passed: { ...judged.passed, speed: (judged.passed["speed"] ?? 0) + passed } };
}
