import { kindsOf, type RuleCard } from "#core/rules/rule.ts";
import { type Grade, grades, severities } from "#core/rules/severities.ts";

/** How much a failure weighs, heaviest first. */
export const WEIGHTS = [
  { grade: "fatal", name: "Fatal", many: "Fatal" },
  { grade: "fault", name: "Fault", many: "Faults" },
  { grade: "advice", name: "Advice", many: "Advice" },
  { grade: "note", name: "Note", many: "Notes" },
] as const satisfies readonly { grade: Grade; name: string; many: string }[];

/** The heaviest of what it may find. */
export function gradeOf(rule: Pick<RuleCard, "kind">): Grade {
  const own = new Set<Grade>(kindsOf(rule).map((kind) => severities[kind].grade));
  return grades.find((grade) => own.has(grade)) ?? "note";
}

/** How many rules there are of each weight, in that order. */
export const countsOf = (rules: readonly Pick<RuleCard, "kind">[]): number[] =>
  WEIGHTS.map(({ grade }) => rules.filter((rule) => gradeOf(rule) === grade).length);
