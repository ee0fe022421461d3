import type { Finding } from "#core/rules/finding.schema.ts";
import type { Rule } from "#core/rules/rule.ts";
import { runRules } from "#core/rules/run-rules.ts";

/** Findings whose proposed replacement passes the rules that asked for it. One that still fails is not offered. */
export function withLastingFixes<Subject>(
  rules: readonly Rule<Subject>[],
  findings: readonly Finding[],
  subjectWith: (code: string) => Subject,
): Finding[] {
  return findings.map((finding) => {
    if (!finding.fix || passes(rules, subjectWith(finding.fix.code))) return finding;
    const { fix: _, alternatives: __, ...said } = finding;
    return said;
  });
}

function passes<Subject>(rules: readonly Rule<Subject>[], subject: Subject): boolean {
  return runRules(rules, subject).every(({ status }) => status === "pass" || status === "note");
}
