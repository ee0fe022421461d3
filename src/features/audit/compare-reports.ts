import type { AuditChange, AuditReport } from "./audit-report.ts";

/** Undefined where there is nothing to compare: another site, or a report of an earlier version. */
export function compareReports(audit: string, before: AuditReport, now: AuditReport): AuditChange | undefined {
  if (!before.all || !now.all || hostOf(before) !== hostOf(now)) return undefined;
  const earlier = new Map(before.all.map((fix) => [fix.ruleId, fix]));
  const found = new Set(now.all.map(({ ruleId }) => ruleId));
  return {
    audit,
    readOn: before.readOn,
    score: before.score,
    mended: before.all.filter(({ ruleId }) => !found.has(ruleId)),
    fresh: now.all.filter(({ ruleId }) => !earlier.has(ruleId)),
    still: now.all.flatMap((fix) => {
      const known = earlier.get(fix.ruleId);
      return known ? { ...fix, pagesBefore: known.pages } : [];
    }),
  };
}

const hostOf = ({ url }: AuditReport): string | undefined => URL.parse(url)?.host.replace(/^www\./, "");
