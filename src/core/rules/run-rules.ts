import type { Finding } from "./finding.schema.ts";
import type { Rule } from "./rule.ts";

/** Every verdict of every rule, worst first; the order of the rules decides among equals. */
export function runRules<Subject>(rules: readonly Rule<Subject>[], subject: Subject): Finding[] {
  const findings = rules.flatMap((rule) =>
    rule.run(subject).map((verdict): Finding => ({ ruleId: rule.id, severity: rule.severity, ...verdict, sources: rule.sources })),
  );
  return findings.sort((a, b) => weight[a.status] - weight[b.status]);
}

const weight: Record<Finding["status"], number> = { fail: 0, warn: 1, note: 2, pass: 3 };
