import type { PageCheckOutput } from "#core/page-check/page-report.ts";
import { type Grade, grades } from "#core/rules/severities.ts";
import type { AuditChange, AuditReport } from "#features/audit/audit-report.ts";
import { compareReports } from "#features/audit/compare-reports.ts";

/** One thing that was found, in whatever form it is written. */
export interface FoundThing {
  ruleId: string;
  grade: Grade;
  title: string;
  detail: string;
  /** Where: an address, or how many. */
  place: string;
}

/** What a command found out, before it is written. */
export interface Outcome {
  title: string;
  summary: string;
  /** Worst first. */
  found: readonly FoundThing[];
  /** Rules that found nothing to mend. */
  passed: number;
  change?: AuditChange | undefined;
  /** The whole of it, for programs. */
  data: unknown;
}

export function outcomeOfAudit(report: AuditReport, before: AuditReport | undefined): Outcome {
  const fixes = new Map(report.fixes.map((fix) => [fix.ruleId, fix]));
  const found = (report.all ?? report.fixes).map(({ ruleId, grade, title, pages }) => ({
    ruleId,
    grade,
    title,
    detail: fixes.get(ruleId)?.detail ?? "",
    place: pages === 1 ? (fixes.get(ruleId)?.urls[0] ?? "1 page") : `${pages} pages`,
  }));
  const change = before && compareReports("before", before, report);
  return {
    title: `Audit of ${report.url}`,
    summary: `${report.score} of 100, ${report.pages.length} ${report.pages.length === 1 ? "page" : "pages"} read.`,
    found: worstFirst(found),
    passed: report.areas.filter(({ score }) => score === 100).length,
    change,
    data: change ? { ...report, change } : report,
  };
}

/** Of a tool that judges pages, what it found; of any other, its result. */
export function outcomeOfTool(name: string, data: unknown): Outcome {
  const { reports, failures } = isPageCheck(data) ? data : { reports: [], failures: [] };
  const found = reports.flatMap(({ url, findings }) =>
    findings.map(({ ruleId, grade, title, detail }) => ({ ruleId, grade, title, detail, place: url })),
  );
  const lost = failures.map(({ input, code, message }) => ({
    ruleId: code,
    grade: "fatal" as const,
    title: message,
    detail: "",
    place: input,
  }));
  return {
    title: name,
    summary: reports.map(({ verdict }) => verdict.headline).join(" "),
    found: worstFirst([...lost, ...found]),
    passed: reports.reduce((sum, { passes }) => sum + passes.length, 0),
    data,
  };
}

/** Whether something is as grave as this, or graver. With an earlier report, what was there before does not count. */
export function fails({ found, change }: Outcome, failOn: Grade | undefined): boolean {
  if (failOn === undefined) return false;
  const counted = change ? change.fresh : found;
  return counted.some(({ grade }) => grades.indexOf(grade) <= grades.indexOf(failOn));
}

const worstFirst = (found: readonly FoundThing[]): FoundThing[] =>
  found.toSorted((a, b) => grades.indexOf(a.grade) - grades.indexOf(b.grade));

const isPageCheck = (data: unknown): data is PageCheckOutput<unknown> =>
  typeof data === "object" && data !== null && "reports" in data && "failures" in data && "acrossPages" in data;
