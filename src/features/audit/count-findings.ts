import type { Finding } from "#core/rules/finding.schema.ts";
import { severityOf } from "#core/rules/severities.ts";
import type { JudgedPage } from "./audit-report.ts";

/** What the tools said of a page, as an audit counts it: a note asks for no work, so its rule was asked and passed. */
export function countFindings(said: readonly { tool: string; findings: readonly Finding[] }[]): JudgedPage {
  const judged: JudgedPage = { faults: [], passed: {} };
  for (const { tool, findings } of said) {
    for (const { ruleId, status, kind, grade, title, detail, evidence, fix, sources } of findings) {
      if (status === "pass" || status === "note") {
        const { area } = severityOf(kind);
        judged.passed[area] = (judged.passed[area] ?? 0) + 1;
        continue;
      }
      const [first] = evidence ?? [];
      judged.faults.push({
        tool,
        ruleId,
        kind,
        grade,
        title,
        detail,
        sources,
        ...(first ? { evidence: { place: first.line === null ? "" : `line ${first.line}`, snippet: first.snippet } } : {}),
        ...(fix ? { fix: { label: fix.label, code: fix.code } } : {}),
      });
    }
  }
  return judged;
}
