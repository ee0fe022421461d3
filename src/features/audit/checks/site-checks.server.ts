import { randomBytes } from "node:crypto";
import type { CrawlState } from "#core/crawl/crawl-state.ts";
import { AppError } from "#core/errors/app-error.ts";
import { headerOf } from "#core/http/header-of.ts";
import { runRules } from "#core/rules/run-rules.ts";
import { severities } from "#core/rules/severities.ts";
import { BOT_NAME } from "#core/tool/bot-name.ts";
import type { FetchedPage, ToolPorts } from "#core/tool/tool-ports.ts";
import { takeSnapshot } from "#engines/page-snapshot/take-snapshot.ts";
import { otherPage } from "#engines/page-snapshot/text/other-page.ts";
import { rulesForBot } from "#engines/robots/matching/rules-for-bot.ts";
import { robotsSubject } from "#engines/robots/robots-subject.ts";
import { robotsRules } from "#engines/robots/rules/robots-rules.ts";
import type { JudgedPage, PageFault } from "../audit-report.ts";
import { countFindings } from "../count-findings.ts";
import { ROBOTS_CHECKED_BY, type SiteCheckRule, siteCheckRules } from "./site-check-rules.ts";

type FetchPage = ToolPorts["fetchPage"];

/** What was found at an address that is no page: robots.txt, a sitemap, another host. */
export interface JudgedFile {
  url: string;
  judged: JudgedPage;
}

/** What decides about a whole site and stands on none of its pages: robots.txt, the sitemap, one host, and what a missing page answers. */
export async function checkSite(state: CrawlState, fetchPage: FetchPage, signal: AbortSignal): Promise<JudgedFile[]> {
  if (state.home === undefined) return [];
  const home = new URL(state.home);
  const ask = async (address: URL, maxBytes: number, as: "tool" | "googlebot" = "tool"): Promise<FetchedPage | undefined> => {
    try {
      return await fetchPage(address, { maxBytes, onTruncate: "keep", maxRedirects: 5, as, signal });
    } catch (error) {
      if (signal.aborted || !(error instanceof AppError)) throw error;
      return undefined;
    }
  };
  const file = await ask(new URL("/robots.txt", home), MAX_ROBOTS);
  const robots = robotsFile(new URL("/robots.txt", home), file);
  if (file?.status === 200 && !rulesForBot(file.body, BOT_NAME).allows(home.href).allowed) return [robots];
  const missing = new URL(`/${randomBytes(9).toString("hex")}`, home);
  const twin = twinOf(home);
  return [
    robots,
    sitemapFile(state, home),
    missingPage(missing, await ask(missing, MAX_PAGE)),
    crawlersPage(home, ...(await Promise.all([ask(home, MAX_PAGE), ask(home, MAX_PAGE, "googlebot")]))),
    ...(twin ? [otherHost(home, twin, await ask(twin, MAX_PAGE))] : []),
  ];
}

const MAX_ROBOTS = 500 * 1_024 + 1;
const MAX_PAGE = 500_000;

function robotsFile({ href: url }: URL, answer: FetchedPage | undefined): JudgedFile {
  if (answer?.status !== 200) return { url, judged: { faults: [], passed: { indexing: 1 } } };
  const findings = runRules(robotsRules, robotsSubject(answer.body));
  return { url, judged: countFindings([{ tool: ROBOTS_CHECKED_BY, findings }]) };
}

function sitemapFile({ sitemap, robots }: CrawlState, home: URL): JudgedFile {
  const broken = sitemap?.files.filter(({ problem, addresses }) => problem !== undefined && addresses === 0) ?? [];
  const url = broken[0]?.url ?? sitemap?.files[0]?.url ?? new URL("/sitemap.xml", home).href;
  if (broken.length === 0) return passed(url, "indexing");
  const isNamed = (robots?.sitemaps.length ?? 0) > 0;
  return failed(url, isNamed ? siteCheckRules.sitemapReadable : siteCheckRules.sitemapThere, {
    title: isNamed ? "robots.txt names a sitemap that cannot be read" : "There is no sitemap",
    detail: isNamed
      ? "Search engines ask for it again and again and learn nothing from it. Mend the file, or name the one that is there."
      : "Search engines find pages by links alone. A sitemap tells them of new and changed pages sooner; most shops and blogs can write one by themselves. Name it in robots.txt.",
    evidence: { place: "", snippet: `${url}: ${broken[0]?.problem ?? ""}` },
  });
}

function missingPage(asked: URL, answer: FetchedPage | undefined): JudgedFile {
  if (answer?.status !== 200) return passed(asked.href, "delivery");
  return failed(asked.href, siteCheckRules.missingPage, {
    title: "A page that does not exist answers 200",
    detail:
      "We asked for an address that nobody ever wrote and were told that all is well. Google calls this a soft 404: mistyped links count as pages, and copies of them are crawled. Let the server answer 404 or 410.",
    evidence: { place: "", snippet: `${asked.pathname} → 200${answer.url === asked.href ? "" : ` at ${answer.url}`}` },
  });
}

/** Under Google's name and not from its address: who tells the two apart sends us what people get, and nothing is found. */
function crawlersPage({ href: url }: URL, reader: FetchedPage | undefined, crawler: FetchedPage | undefined): JudgedFile {
  const other = isHtmlPage(reader) && isHtmlPage(crawler) ? otherPage(takeSnapshot(reader), takeSnapshot(crawler)) : undefined;
  if (other === undefined) return passed(url, "indexing");
  return failed(url, siteCheckRules.sameForCrawlers, {
    title: `Crawlers read what people do not get: ${other}`,
    detail:
      "Asked under the name of Googlebot, the home page is another one. Google calls it cloaking and takes such sites out of its results. Often a sign of a break-in: the owner sees the page as it should be. Look for changed files, unknown plug-ins and rules in .htaccess that ask for a user agent.",
    evidence: { place: "", snippet: `${url} as Googlebot: ${other}` },
  });
}

const isHtmlPage = (page: FetchedPage | undefined): page is FetchedPage =>
  page?.status === 200 && /^(?:text\/html|application\/xhtml)/i.test(headerOf(page.headers, "content-type") ?? "");

/** With www where it has none, and without where it has; none for a number or a machine. */
function twinOf(home: URL): URL | undefined {
  if (!/\.[a-z][a-z0-9-]*$/i.test(home.hostname) || home.port !== "") return undefined;
  const twin = new URL("/", home);
  twin.hostname = home.hostname.startsWith("www.") ? home.hostname.slice("www.".length) : `www.${home.hostname}`;
  return twin;
}

function otherHost(home: URL, twin: URL, answer: FetchedPage | undefined): JudgedFile {
  const stays = answer?.status === 200 && new URL(answer.url).host === twin.host;
  const names = stays ? /<link\b[^>]*\brel=["']?canonical\b[^>]*>/i.exec(new TextDecoder().decode(answer.body))?.[0] : undefined;
  if (!stays || names?.includes(home.host)) return passed(twin.href, "delivery");
  return failed(twin.href, siteCheckRules.oneHost, {
    title: `${home.host} and ${twin.host} both answer`,
    detail: `Every page exists twice, and links are shared between two hosts. Redirect ${twin.host} to ${home.host} with a 301.`,
    evidence: { place: "", snippet: `${twin.href} → 200, no redirect and no canonical` },
  });
}

const passed = (url: string, area: string): JudgedFile => ({ url, judged: { faults: [], passed: { [area]: 1 } } });

function failed(
  url: string,
  { id, kind, checkedBy, sources }: SiteCheckRule,
  said: Pick<PageFault, "title" | "detail" | "evidence">,
): JudgedFile {
  const fault = { tool: checkedBy, ruleId: id, kind, grade: severities[kind].grade, ...said, sources };
  return { url, judged: { faults: [fault], passed: {} } };
}
