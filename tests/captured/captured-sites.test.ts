import { describe, expect, it } from "vitest";
import type { Finding } from "#core/rules/finding.schema.ts";
import { grades, type KindId, severities } from "#core/rules/severities.ts";
import type { FetchedPage, ToolPorts } from "#core/tool/tool-ports.ts";
import type { AuditFix } from "#features/audit/audit-report.ts";
import { audit } from "#features/audit/audits.server.ts";
import type { JudgePage } from "#features/audit/judging.ts";
import { tools } from "#tools/registry.server.ts";
import { tool as summary } from "#tools/seo-meta-in-one-click/seo-meta-in-one-click.tool.ts";
import { createJudgePage } from "../../src/server/audit/judge-page.ts";
import { paperSite } from "../support/paper-site.ts";
import { verdictFaults } from "../support/verdict-faults.ts";
import { answersOf } from "./answers-of.ts";
import type { CapturedSite } from "./captured-site.ts";
import { cleanConsultancy } from "./sites/clean-consultancy.ts";
import { japaneseInn } from "./sites/japanese-inn.ts";
import { sites } from "./sites.ts";

const { signal } = new AbortController();
const now = () => new Date("2026-11-15T12:00:00Z");

describe.each(sites)("$name", (site) => {
  it("is told first what an expert would say first", async () => {
    const { fetchPage, judgePage } = await opened(site);
    const { score, fixes } = await audit(site.url, { id: site.url, signal, past: [], emit: () => {} }, { judgePage, fetchPage, now });
    // Three, or all that there is; of a clean site nobody says a word.
    if (!isClean(site)) expect(fixes.slice(0, 3).map(({ kind }) => kind)).toEqual(site.expert.map(({ kind }) => kind));
    expect(score).toBeGreaterThanOrEqual(site.score.least);
    expect(score).toBeLessThanOrEqual(site.score.most);
    expect(fixes.filter((fix) => !isWhole(fix)).map(({ ruleId }) => ruleId)).toEqual([]);
  });

  it.each(pagesOf(site))("on %s every verdict is that of the worst finding", async (path) => {
    const { ports } = await opened(site);
    const page = await ports.fetchPage(new URL(path, site.url));
    const at = now().toISOString();
    const openPage = async () => ({ id: null, takenAt: at, until: at, input: page.url, page });
    const judges = [...tools.values()].flatMap(({ tool }) => (tool.reads !== undefined && tool.runsIn === "server" ? tool : []));
    for (const tool of judges)
      expect([tool.slug, ...verdictFaults(await tool.run({ url: page.url }, { ...ports, openPage }, signal))]).toEqual([tool.slug]);
  });

  it.each(pagesOf(site))("on %s the tools find what has to be mended there, and nothing else", async (path) => {
    const { fetchPage, judgePage } = await opened(site);
    const page = await fetchPage(new URL(path, site.url));
    expect(await faultsOf(page, judgePage, fetchPage)).toEqual([...site.faults.everywhere, ...(site.faults.on?.[path] ?? [])].sort());
  });
});

it("there are ten sites with faults and a clean one, thirty pages and more; who has something fatal gets 60 at most, who is clean 95 at least", () => {
  const [clean, faulty] = [sites.filter(isClean), sites.filter((site) => !isClean(site))];
  expect(faulty.length).toBeGreaterThanOrEqual(10);
  expect(sites.flatMap(pagesOf).length).toBeGreaterThanOrEqual(30);
  const fatal = faulty.filter(({ expert }) => expert.some(({ kind }) => severities[kind].grade === "fatal"));
  expect(fatal.length).toBeGreaterThanOrEqual(3);
  expect(fatal.filter(({ score }) => score.most > 60)).toEqual([]);
  expect(clean.filter(({ score }) => score.least < 95)).toEqual([]);
});

/** Where it is, what was seen there unless that is nothing, how to mend it, and the tool that shows whether it is mended. */
function isWhole({ urls, edits, title, detail, evidence, fix, tool = "" }: AuditFix): boolean {
  const isSeen = evidence !== undefined || /^No |\bha(?:s|ve) no /.test(title);
  return (edits ?? urls).length > 0 && isSeen && (fix !== undefined || ASKS.test(detail)) && tools.has(tool);
}
/** A sentence, or what follows a colon, that asks for something. */
const ASKS = /(?:^|[.:;,] |, or )(?:give|keep|let|link|look|mend|name|put|remove|send|take|upload|write)\b/i;

const isClean = ({ expert }: CapturedSite): boolean => expert.length === 0;

it("a staging copy is judged as the site that it stands for, or without its canonicals", async () => {
  const copy = { ...cleanConsultancy, url: "https://staging.copy.test/" };
  const { fetchPage, judgePage } = await opened(copy);
  const auditOf = (how: { standsFor?: string; ignoreCanonicals?: boolean }) =>
    audit(copy.url, { id: JSON.stringify(how), signal, past: [], emit: () => {}, ...how }, { judgePage, fetchPage, now });
  const live = new URL(cleanConsultancy.url).host;
  const asLive = await auditOf({ standsFor: live });
  expect(asLive).toMatchObject({ url: cleanConsultancy.url, readAt: "staging.copy.test" });
  expect(asLive.score).toBeGreaterThanOrEqual(95);
  const canonicals = ({ fixes }: typeof asLive) => fixes.filter(({ kind }) => kind.startsWith("canonical")).length;
  expect(canonicals(await auditOf({}))).toBeGreaterThan(0);
  expect(canonicals(await auditOf({ ignoreCanonicals: true }))).toBe(0);
});

it("of a site that is closed to search engines only the page is read that was asked for", async () => {
  const { fetchPage, judgePage } = await opened(japaneseInn);
  const crawled: string[] = [];
  await audit(
    japaneseInn.url,
    { id: "closed", signal, past: [], emit: (event) => event.kind === "page" && crawled.push(event.url) },
    { judgePage, fetchPage, now },
  );
  expect(crawled).toEqual([japaneseInn.url]);
});

function pagesOf({ answers }: CapturedSite): string[] {
  return Object.entries(answers).flatMap(([path, answer]) =>
    typeof answer === "object" && answer.headers?.["content-type"]?.startsWith("text/html") ? path : [],
  );
}

async function opened(site: CapturedSite) {
  const readers = paperSite(await answersOf(site));
  const crawlers = paperSite(await answersOf({ ...site, answers: { ...site.answers, ...site.toCrawlers } }));
  const fetchPage: ToolPorts["fetchPage"] = (address, options) =>
    (options?.as === "googlebot" ? crawlers : readers).fetchPage(address, options);
  const ports = { fetchPage, now, showImage: (address) => address } as ToolPorts;
  return { ports, fetchPage, judgePage: createJudgePage({ tools, ports, turn: async () => {} }) };
}

/** Fatals and faults by their row in the table of severities. */
async function faultsOf(page: FetchedPage, judgePage: JudgePage, fetchPage: ToolPorts["fetchPage"]): Promise<KindId[]> {
  const said = await judgePage(page, { audit: page.url, isWhole: true }, signal);
  const faults = [...said.flatMap(({ findings }) => findings), ...(await summaryOf(page, fetchPage))].filter(
    ({ status, grade }) => status !== "pass" && grades.indexOf(grade) <= grades.indexOf("fault"),
  );
  return [...new Set(faults.map(({ kind }) => kind as KindId))].sort();
}

/** What the tool says that sums up the others, which an audit does not ask again. */
async function summaryOf(page: FetchedPage, fetchPage: ToolPorts["fetchPage"]): Promise<Finding[]> {
  const at = now().toISOString();
  const openPage = async () => ({ id: null, takenAt: at, until: at, input: page.url, page });
  const { reports } = await summary.run({ url: page.url }, { fetchPage, openPage, now }, signal);
  return reports.flatMap(({ findings }) => findings);
}
