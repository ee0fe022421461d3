import { type AuditAreaId, auditAreas } from "#core/audit/audit-area.ts";
import type { CrawlState } from "#core/crawl/crawl-state.ts";
import { isPage } from "#core/crawl/crawl-words.ts";
import type { SiteFinding } from "#core/crawl/site-finding.schema.ts";
import { type AreasByTool, areaLookup, weights } from "./audit-areas.ts";
import type { AuditArea, AuditedPage, AuditFix, AuditReport, JudgedPage } from "./audit-report.ts";

const SHOWN_FIXES = 10;
const SHOWN_URLS = 50;

/** Scores, fixes and pages from what the crawl and the rules said. Pure. */
export function writeReport(
  state: CrawlState,
  {
    siteFindings,
    siteRuleIds,
    linksIn,
    areasByTool,
  }: {
    siteFindings: readonly SiteFinding[];
    siteRuleIds: readonly string[];
    linksIn: ReadonlyMap<string, number>;
    areasByTool: AreasByTool;
  },
): AuditReport {
  const areaOf = areaLookup(areasByTool);
  const pages = [...state.pages.values()].flatMap(({ url, facts }) =>
    facts ? [{ url, facts, judged: facts.extra as JudgedPage | undefined }] : [],
  );
  const judged = pages.flatMap((page) => (page.judged && isPage(page.facts) ? [{ ...page, judged: page.judged }] : []));
  const fixes = rankFixes([...pageFixes(judged, areaOf), ...siteFindings.map((finding) => siteFix(finding, areaOf))]);
  const areas = auditAreas.map((area) => scoreArea(area, judged, { siteFindings, siteRuleIds, fixes, areaOf }));
  const scores = areas.flatMap(({ score }) => score ?? []);
  return {
    url: state.home ?? "",
    readOn: new Date(state.lastAt ?? 0).toISOString(),
    score: scores.length === 0 ? 0 : Math.floor(scores.reduce((sum, score) => sum + score, 0) / scores.length),
    areas,
    fixes: fixes.slice(0, SHOWN_FIXES),
    moreFixes: Math.max(0, fixes.length - SHOWN_FIXES),
    pages: pages.map(
      ({ url, facts, judged: own }): AuditedPage => ({
        url,
        status: facts.status ?? null,
        ms: Math.round(facts.ms),
        bytes: facts.bytes,
        title: facts.title ?? "",
        words: facts.content?.words ?? null,
        linksIn: linksIn.get(url) ?? 0,
        errors: own?.faults.filter(({ grade }) => grade === "fatal" || grade === "fault").length ?? 0,
        warnings: own?.faults.filter(({ grade }) => grade === "advice").length ?? 0,
      }),
    ),
    ended: state.finished?.reason ?? "time",
  };
}

type Judged = { url: string; judged: JudgedPage };
type AreaOf = (source: string) => AuditAreaId;

/** One fix a rule, with all the pages that break it; the words are those of the first. */
function pageFixes(pages: readonly Judged[], areaOf: AreaOf): AuditFix[] {
  const byRule = new Map<string, AuditFix>();
  for (const { url, judged } of pages) {
    for (const { tool, ...fault } of judged.faults) {
      const known = byRule.get(fault.ruleId);
      if (!known) byRule.set(fault.ruleId, { ...fault, area: areaOf(tool), pages: 1, urls: [url] });
      else if (!known.urls.includes(url)) {
        known.pages++;
        if (known.urls.length < SHOWN_URLS) known.urls.push(url);
      }
    }
  }
  return [...byRule.values()];
}

function siteFix({ ruleId, kind, grade, title, detail, sources, pages, groups }: SiteFinding, areaOf: AreaOf): AuditFix {
  const urls = [...new Set(groups.flatMap((group) => group.urls))].slice(0, SHOWN_URLS);
  const label = groups[0]?.label;
  return {
    ...{ ruleId, area: areaOf(ruleId), kind, grade, title, detail, sources, pages, urls },
    ...(label ? { evidence: { place: "", snippet: label } } : {}),
  };
}

/** What weighs more and touches more pages comes first. */
function rankFixes(fixes: readonly AuditFix[]): AuditFix[] {
  const worth = ({ grade, pages }: AuditFix) => weights[grade] ** 2 * (1 + Math.log2(pages));
  return fixes.toSorted((a, b) => worth(b) - worth(a) || b.pages - a.pages);
}

/**
 * Of everything that was asked in an area, the part that passed, each question by its weight: an error 3, a warning 2, a note 1. A rule
 * over many pages is asked once for each page. Rounded down: 100 means that nothing failed.
 */
function scoreArea(
  { id, title }: { id: AuditAreaId; title: string },
  pages: readonly Judged[],
  {
    siteFindings,
    siteRuleIds,
    fixes,
    areaOf,
  }: { siteFindings: readonly SiteFinding[]; siteRuleIds: readonly string[]; fixes: readonly AuditFix[]; areaOf: AreaOf },
): AuditArea {
  let [passed, failed] = [0, 0];
  for (const { judged } of pages) {
    for (const [tool, weight] of Object.entries(judged.passed)) if (areaOf(tool) === id) passed += weight;
    for (const { tool, grade } of judged.faults) if (areaOf(tool) === id) failed += weights[grade];
  }
  for (const rule of siteRuleIds.filter((rule) => areaOf(rule) === id)) {
    const finding = siteFindings.find(({ ruleId }) => ruleId === rule);
    const hit = Math.min(finding?.pages ?? 0, pages.length);
    passed += 2 * (pages.length - hit);
    failed += weights[finding?.grade ?? "advice"] * hit;
  }
  const worst = fixes.find((fix) => fix.area === id);
  if (passed + failed === 0) return { id, title, score: null, words: "Nothing here to judge" };
  const words = worst ? `${worst.title}${worst.pages > 1 ? `, ${worst.pages} pages` : ""}` : "Nothing to fix";
  return { id, title, score: Math.floor((100 * passed) / (passed + failed)), words };
}
