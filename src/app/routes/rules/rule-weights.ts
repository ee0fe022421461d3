import type { RuleCard } from "#core/rules/rule.ts";

/** How much a failure weighs, heaviest first. */
export const WEIGHTS = [
  { severity: "error", name: "Error" },
  { severity: "warning", name: "Warning" },
  { severity: "info", name: "Note" },
] as const;

/** How many rules there are of each weight, in that order. */
export const countsOf = (rules: readonly Pick<RuleCard, "severity">[]): number[] =>
  WEIGHTS.map(({ severity }) => rules.filter((rule) => rule.severity === severity).length);
