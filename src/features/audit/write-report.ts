import { type AuditAreaId, auditAreas } from "#core/audit/audit-area.ts";
import type { CrawlState } from "#core/crawl/crawl-state.ts";
import { isPage } from "#core/crawl/crawl-words.ts";
import type { SiteFinding } from "#core/crawl/site-finding.schema.ts";
import { type Grade, grades, severities, severityOf } from "#core/rules/severities.ts";
import { siteRules } from "#engines/site-graph/site-rules.ts";
import type { AuditArea, AuditedPage, AuditFix, AuditReport, JudgedPage, LinkPlace } from "./audit-report.ts";
import { gradeOnSite, scoreOf, sumOf, worthOf } from "./audit-score.ts";
import type { OutsideLinks } from "./checks/outside-links.server.ts";
import { outsideLinkRule } from "./checks/site-check-rules.ts";
import type { JudgedFile } from "./checks/site-checks.server.ts";
import { withoutEffects } from "./hidden-effects.ts";
import { type LabResult, labFault } from "./lab-speed.ts";
import { notChecked, pagesFound } from "./not-checked.ts";

const SHOWN_FIXES = 10;
const SHOWN_URLS = 50;
const SHOWN_OF_SMALL = 25;

/** Scores, fixes and pages from what the crawl and the rules said. Pure. */
export function writeReport(
  state: CrawlState,
  {
    siteFindings,
    siteRuleKinds,
    linksIn,
    places = new Map(),
    files = [],
    outside,
    lab,
  }: {
    siteFindings: readonly SiteFinding[];
    /** Of a rule about the addresses behind links: where such a link stands. */
    places?: ReadonlyMap<string, readonly LinkPlace[]>;
    files?: readonly JudgedFile[];
    outside?: OutsideLinks | undefined;
    lab?: LabResult | undefined;
    siteRuleKinds: readonly string[];
    linksIn: ReadonlyMap<string, number>;
  },
): AuditReport {
  const pages = [...state.pages.values()].flatMap(({ url, facts }) =>
    facts ? [{ url, facts, judged: facts.extra as JudgedPage | undefined }] : [],
  );
  const judged = pages.flatMap((page) => (page.judged && isPage(page.facts) ? [{ ...page, judged: page.judged }] : []));
  const slow = (lab?.pages ?? []).flatMap((page) => {
    const fault = labFault(page);
    return fault ? [{ url: page.url, judged: { faults: [fault], passed: {} } }] : [];
  });
  const pageFaults = [...pageFixes([...judged, ...slow]), ...siteFindings.map(siteFix)].map((fix) => {
    const edits = places.get(fix.ruleId) ?? [];
    const touched = Math.max(fix.pages, new Set(edits.map(({ page }) => page)).size);
    const weighed = onSite(fix, { pages: judged.length, home: state.home, touched });
    return edits.length > 0 ? { ...weighed, edits: edits.slice(0, SHOWN_URLS) } : weighed;
  });
  const ofSite = pageFixes(files).map((fix) => onWholeSite(fix));
  // What is said of the whole site comes before the same of a page.
  const found = [...ofSite, ...pageFaults];
  const inOrder = found.filter(({ grade }) => grade !== "note").toSorted(byUrgency);
  const fixes = withoutEffects(inOrder);
  const causes = causesOf(fixes);
  const { score, keeps, ...sum } = sumOf(causes);
  const asked = new Set<string>([
    ...[...judged, ...files].flatMap((page) => Object.keys(page.judged.passed)),
    ...found.map(({ area }) => area),
    ...(judged.length > 0 ? siteRuleKinds.map((kind) => severityOf(kind).area) : []),
  ]);
  const areas = auditAreas.map((area) => scoreArea(area, { fixes, isAsked: asked.has(area.id) }));
  return {
    url: state.home ?? "",
    readOn: new Date(state.lastAt ?? 0).toISOString(),
    score: asked.size === 0 ? 0 : score,
    found: pagesFound(state),
    sum: { ...sum, facts: causes.map(({ says, grade, share }, index) => ({ says, grade, share, keeps: keeps[index] ?? 1 })) },
    all: fixes.map(({ ruleId, grade, title, pages: touched }) => ({ ruleId, grade, title, pages: touched })),
    smaller: fixes.slice(SHOWN_FIXES).map(({ title, urls }) => ({ title, urls: urls.slice(0, SHOWN_OF_SMALL) })),
    notChecked: notChecked(state, judged, { outside, lab }),
    ...(lab && lab.pages.length > 0 ? { lab: lab.pages } : {}),
    ...(state.notes.has("http-fallback") ? { overHttp: true } : {}),
    areas,
    fixes: fixes.slice(0, SHOWN_FIXES).map(({ share, worth, ...fix }) => fix),
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
type WeighedFix = AuditFix & { share: number; worth: number };

/** The gravest first, however cheap a lesser one is; then what is worth most; then as the table has it, indexing before speed. */
const byUrgency = (a: WeighedFix, b: WeighedFix): number =>
  grades.indexOf(a.grade) - grades.indexOf(b.grade) || b.worth - a.worth || placeOf(a) - placeOf(b) || b.pages - a.pages;
const placeOf = ({ kind }: AuditFix): number => Object.keys(severities).indexOf(kind);

/** One fix a rule, with all the pages that break it, in the words of the gravest. */
function pageFixes(pages: readonly Judged[]): AuditFix[] {
  const byRule = new Map<string, AuditFix>();
  for (const { url, judged } of pages) {
    for (const fault of judged.faults) {
      const known = byRule.get(fault.ruleId);
      const urls = new Set(known?.urls).add(url);
      const gravest = known && grades.indexOf(known.grade) <= grades.indexOf(fault.grade) ? known : fault;
      const { area, effort } = severityOf(gravest.kind);
      byRule.set(fault.ruleId, { ...gravest, area, effort, pages: urls.size, urls: [...urls] });
    }
  }
  return [...byRule.values()].map((fix) => ({ ...fix, urls: fix.urls.slice(0, SHOWN_URLS) }));
}

/** The tool that shows whether it is mended. */
const checkedBy = new Map([...siteRules, outsideLinkRule].map(({ id, checkedBy }) => [id, checkedBy]));

function siteFix({ ruleId, kind, grade, title, detail, sources, pages, groups }: SiteFinding): AuditFix {
  const urls = [...new Set(groups.flatMap((group) => group.urls))].slice(0, SHOWN_URLS);
  const label = groups[0]?.label;
  return {
    ruleId,
    area: severityOf(kind).area,
    effort: severityOf(kind).effort,
    kind,
    grade,
    title,
    detail,
    sources,
    pages,
    urls,
    tool: checkedBy.get(ruleId) ?? "internal-link-checker",
    ...(label ? { evidence: { place: "", snippet: label } } : {}),
  };
}

/** The home page counts for a tenth of the site, a fact of the whole site for all of it. */
function onSite(fix: AuditFix, { pages, home, touched }: { pages: number; home: string | undefined; touched: number }): WeighedFix {
  const isHome = home !== undefined && fix.urls.includes(home);
  const seen = pages === 0 ? 1 : touched / pages;
  const share = severityOf(fix.kind).perSite ? 1 : Math.min(1, isHome ? Math.max(0.1, seen) : seen);
  const grade = gradeOnSite(fix.kind, fix.grade, { share: seen, isHome });
  return { ...fix, grade, share, worth: worthOf({ kind: fix.kind, grade, share, pages: fix.pages }) };
}

/** What a file says that there is once for all pages. */
function onWholeSite(fix: AuditFix): WeighedFix {
  const { kind, grade, pages } = fix;
  return { ...fix, share: 1, worth: worthOf({ kind, grade, share: 1, pages }) };
}

interface Cause {
  says: string;
  grade: Grade;
  share: number;
}

/** One cause counts once: what several rules say of one kind weighs as its gravest and widest. The gravest first. */
function causesOf(fixes: readonly WeighedFix[]): Cause[] {
  const causes = [...Map.groupBy(fixes, ({ kind }) => kind)].map(([kind, same]) => ({
    says: severityOf(kind).says,
    grade: grades.find((grade) => same.some((fix) => fix.grade === grade)) ?? "note",
    share: Math.max(...same.map(({ share }) => share)),
  }));
  return causes.toSorted((a, b) => grades.indexOf(a.grade) - grades.indexOf(b.grade) || b.share - a.share);
}

function scoreArea(
  { id, title }: { id: AuditAreaId; title: string },
  { fixes, isAsked }: { fixes: readonly WeighedFix[]; isAsked: boolean },
): AuditArea {
  if (!isAsked) return { id, title, score: null, words: "Not checked" };
  const own = fixes.filter((fix) => fix.area === id);
  const [worst] = own;
  const pages = worst && worst.pages > 1 ? `${worst.pages} pages` : "";
  const words = worst ? [worst.title, ...(worst.title.includes(pages) ? [] : [pages])].join(", ") : "Nothing to fix";
  return { id, title, score: scoreOf(causesOf(own)), words };
}
