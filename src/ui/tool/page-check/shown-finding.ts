import type { Finding } from "#core/rules/finding.schema.ts";
import type { ShownFinding } from "../finding-list.tsx";

/** A rule's finding as the lists show it. */
export function shownFinding(
  { ruleId, status, grade, title, detail, evidence, fix, alternatives, sources }: Finding,
  index: number,
): ShownFinding {
  return {
    id: `${ruleId}-${index}`,
    status: status === "pass" ? "pass" : grade,
    title,
    detail,
    evidence: evidence?.map(({ line, snippet, mark }) => ({ place: line === null ? undefined : `line ${line}`, snippet, mark })),
    fix,
    alternatives,
    sources,
  };
}
