import type { Finding } from "./finding.schema.ts";
import { kindsOf, type Rule, type RuleCard, type Verdict } from "./rule.ts";
import { type Grade, grades, severities } from "./severities.ts";

/** Every verdict of every rule, worst first; the order of the rules decides among equals. */
export function runRules<Subject>(rules: readonly Rule<Subject>[], subject: Subject): Finding[] {
  const findings = rules.flatMap((rule) => rule.run(subject).map((verdict) => findingOf(rule, verdict)));
  return findings.sort((a, b) => place(a) - place(b));
}

function findingOf({ id, sources, ...rule }: RuleCard, { status, kind = kindsOf(rule)[0], grade, ...said }: Verdict): Finding {
  const weight = grade ?? severities[kind].grade;
  return { ruleId: id, status: status ?? statusOf[weight], kind, grade: weight, ...said, sources };
}

const statusOf: Record<Grade, Finding["status"]> = { fatal: "fail", fault: "fail", advice: "warn", note: "note" };

const place = ({ status, grade }: Finding): number => (status === "pass" ? grades.length : grades.indexOf(grade));
