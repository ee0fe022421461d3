import type { PageInput } from "#core/page-check/page-input.ts";
import type { PageCheckOutput, PageReport, PageVerdict } from "#core/page-check/page-report.ts";
import type { Finding } from "#core/rules/finding.schema.ts";
import { withLastingFixes } from "#core/rules/lasting-fixes.ts";
import type { Rule } from "#core/rules/rule.ts";
import { runRules } from "#core/rules/run-rules.ts";
import { headlineFrom, levelOf } from "#core/rules/verdict-words.ts";
import type { ToolPorts } from "#core/tool/tool-ports.ts";
import { type GatheredPage, gatherPages } from "./gather-pages.ts";
import type { PageSnapshot } from "./page-snapshot.ts";
import { snapshotWithFix } from "./snapshot-with-fix.ts";

/** A tool that judges pages: what it computes from a snapshot once, the rules that read it, and what its view draws. */
export interface PageCheck<Subject, Facts, Extra = undefined, Input extends PageInput = PageInput> {
  rules: readonly Rule<Subject>[];
  /** What must be fetched beside the page: a canonical's target, robots.txt. */
  gather?: (snapshot: PageSnapshot, ports: CheckPorts, signal: AbortSignal, input: Input) => Promise<Extra>;
  subjectOf(snapshot: PageSnapshot, around: { now: Date; extra: Extra; input: Input }): Subject;
  /**
   * What of `extra` still holds with a proposed replacement in the page: all of it by default. Null when replacements name files that
   * somebody has yet to make, so that nothing can be said of them.
   */
  extraWithFix?: ((extra: Extra) => Extra) | null;
  factsOf(subject: Subject, findings: readonly Finding[]): Facts;
  /** `headlineOr` names the worst things in their rules' own words, or says what is given when there are none. */
  verdictOf(subject: Subject, findings: readonly Finding[], headlineOr: (fine: string) => string): PageVerdict;
  /** Judges several pages side by side. */
  acrossPages?: readonly Rule<readonly PageReport<Facts>[]>[];
  /** Also reads pages whose status is not 2xx or whose type is not HTML. */
  acceptsAny?: boolean;
}

/** A check that looks at a page after its scripts declares `renderPage` among its needs; the others go without. */
export type CheckPorts = Pick<ToolPorts, "openPage" | "fetchPage" | "now"> & Partial<Pick<ToolPorts, "renderPage">>;

/** A page check as the `run` of a tool: gathers through ports, then judges. */
export function runPageCheck<Subject, Facts, Extra, Input extends PageInput>(check: PageCheck<Subject, Facts, Extra, Input>) {
  return async (input: Input, ports: CheckPorts, signal: AbortSignal): Promise<PageCheckOutput<Facts>> => {
    const { pages, failures } = await gatherPages(input, ports, signal, { acceptsAny: check.acceptsAny ?? false });
    const reports: PageReport<Facts>[] = [];
    for (const page of pages) {
      // A check that gathers nothing has nothing beside the page: its Extra is unknown, and undefined is one.
      const extra = (await check.gather?.(page.snapshot, ports, signal, input)) as Extra;
      reports.push(judgePage(check, page, { now: ports.now(), extra, input }));
    }
    // Two readings of the same page are not duplicates of each other.
    const isSeveral = new Set(reports.map(({ url }) => url)).size > 1;
    const acrossPages = isSeveral && check.acrossPages ? runRules(check.acrossPages, reports) : [];
    return { reports, failures, acrossPages: acrossPages.filter(({ status }) => status !== "pass") };
  };
}

/** Pure: what a check says of one page. */
export function judgePage<Subject, Facts, Extra, Input extends PageInput>(
  check: PageCheck<Subject, Facts, Extra, Input>,
  { snapshot, kept }: GatheredPage,
  around: { now: Date; extra: Extra; input: Input },
): PageReport<Facts> {
  const subject = check.subjectOf(snapshot, around);
  const { extraWithFix = (extra) => extra } = check;
  const findings = withLastingFixes(check.rules, runRules(check.rules, subject), (finding) => {
    const page = extraWithFix && snapshotWithFix(snapshot, finding);
    return page && check.subjectOf(page, { ...around, extra: extraWithFix(around.extra) });
  });
  return {
    input: snapshot.request.input,
    url: snapshot.request.url,
    kept,
    fetched: fetchedOf(snapshot),
    verdict: { level: levelOf(findings), ...check.verdictOf(subject, findings, headlineFrom(check.rules, subject, findings)) },
    findings: findings.filter(({ status }) => status !== "pass"),
    passes: findings.filter(({ status }) => status === "pass"),
    facts: check.factsOf(subject, findings),
  };
}

function fetchedOf({ response, hops }: PageSnapshot): PageReport<unknown>["fetched"] {
  if (!response) return null;
  const { status, bytes, totalMs, charset, truncated, httpsTrouble } = response;
  const redirects = hops.filter((hop) => hop.status >= 300 && hop.status < 400).length;
  return {
    status,
    bytes,
    totalMs: Math.round(totalMs),
    charset: charset.value,
    redirects,
    truncated,
    ...(httpsTrouble === undefined ? {} : { httpsTrouble }),
  };
}
