import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import type { HeaderFacts } from "./header-checker.schema.ts";

type PolicyFinding = NonNullable<HeaderFacts["security"]>["policy"][number];

/**
 * What Google's CSP Evaluator says of a policy, worst first. It judges what a policy lets through, not whether the site works with it.
 * All policies apply at once (https://www.w3.org/TR/CSP3/#multiple-policies), so a gap counts only where every one of them leaves it.
 */
export function judgePolicy(policies: readonly string[]): PolicyFinding[] {
  const each = policies.slice(0, 5).map((policy) => new CspEvaluator(new CspParser(policy.slice(0, 20_000)).csp).evaluate());
  const found = each
    .flat()
    .filter(
      ({ severity, type, directive }) =>
        severity === SYNTAX || each.every((other) => other.some((gap) => gap.type === type && gap.directive === directive)),
    );
  return found
    .filter((one, index) => one.severity < NONE && found.findIndex((other) => other.equals(one)) === index)
    .toSorted((a, b) => a.severity - b.severity)
    .slice(0, 30)
    .map(({ severity, directive, value, description }) => ({
      severity: severity <= SYNTAX ? "high" : severity <= HIGH_MAYBE ? "medium" : "low",
      directive: value ? `${directive} ${value}` : directive,
      text: description,
    }));
}

/** Its scale, on which less is worse: 10 high, 20 syntax, 30 medium, 40 high maybe, 45 to 60 the rest, 100 nothing. */
const [SYNTAX, HIGH_MAYBE, NONE] = [20, 40, 100];
