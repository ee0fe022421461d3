import type { Finding } from "./finding.schema.ts";
import type { Rule } from "./rule.ts";
import { runRules } from "./run-rules.ts";

/**
 * Where facts of a proposed replacement stand; lines and columns of a page begin at 1. On this line what is replaced whole, in this column
 * what stays in its line with an attribute changed, and keeps the faults that the attribute has nothing to do with.
 */
export const PROPOSED = { line: 0, column: 0 } as const;

/**
 * Findings whose proposed replacement passes the rules that asked for it; one that does not is not offered. `subjectWith` gives what the
 * rules read with the replacement in its place, or null where somebody has to complete it first.
 */
export function withLastingFixes<Subject>(
  rules: readonly Rule<Subject>[],
  findings: readonly Finding[],
  subjectWith: (finding: Finding) => Subject | null,
): Finding[] {
  const failedBefore = new Set(findings.filter(isAtFault).map(({ ruleId }) => ruleId));
  return findings.map((finding) => {
    const subject = finding.fix ? subjectWith(finding) : null;
    if (subject === null) return finding;
    const isLasting = runRules(rules, subject)
      .filter(isAtFault)
      .every((left) => failedBefore.has(left.ruleId) && isElsewhere(left, finding));
    if (isLasting) return finding;
    const { fix: _, alternatives: __, ...said } = finding;
    return said;
  });
}

const isAtFault = ({ status }: Finding): boolean => status === "fail" || status === "warn";

/** What is still wrong is another thing: not the replacement, and of the rule that asked for it only what stands elsewhere. */
function isElsewhere({ ruleId, title, evidence = [] }: Finding, asked: Finding): boolean {
  if (evidence.some(({ line }) => line === PROPOSED.line)) return false;
  if (ruleId !== asked.ruleId) return true;
  return title !== asked.title && evidence.some(({ line }) => line !== null) && !evidence.some(({ column }) => column === PROPOSED.column);
}
